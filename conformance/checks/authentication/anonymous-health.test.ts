import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../runner/written-evidence.ts';
import { anonymousHealth } from './anonymous-health.ts';

const nobody = (status: number, body?: unknown) => answered('attempt', 'getHealth', status, body, { principal: null });
const owner = (status: number, body?: unknown) => answered('control', 'getHealth', status, body);
const ignored = { choices: { codes: { bad_token_on_anonymous: 'ignored' as const } } };

it.each([
  ['an empty object', [nobody(200, {}), owner(200, {})], 'satisfied'],
  ['more than was asked for', [nobody(200, { status: 'ok' }), owner(200, {})], 'satisfied'],
  ['only to those with a token', [nobody(401), owner(200, {})], 'satisfied'],
  ['to nobody', [nobody(404), owner(404)], ['no-health']],
  ['OK', [nobody(200, 'OK'), owner(200, 'OK')], ['no-object']],
  ['a list', [nobody(200, []), owner(200, {})], ['no-object']],
  ['an error', [nobody(500), owner(200, {})], 'stopped'],
] as const)('health answers %s', (_, exchanges, outcome) => {
  expect(outcomeOf(anonymousHealth, written(exchanges, { case: { by: 'nobody' } }))).toEqual(outcome);
});

it('holds a target to what it declares of bad tokens', () => {
  const evidence = written([nobody(401), owner(200, {})], { case: { by: 'unknown' }, facts: ignored });
  expect(outcomeOf(anonymousHealth, evidence)).toEqual(['not-as-declared']);
});
