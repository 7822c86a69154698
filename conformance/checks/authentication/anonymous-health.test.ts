import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { anonymousHealth } from './anonymous-health.ts';

const nobody = (status: number, body?: unknown) => answered('attempt', 'getHealth', status, body, { principal: null });
const owner = (status: number, body?: unknown) => answered('control', 'getHealth', status, body);
const closed = { choices: { access: { anonymous_operations: [] } } };
const open = { choices: { access: { anonymous_operations: ['getHealth' as const] } } };
const ignored = { choices: { codes: { bad_token_on_anonymous: 'ignored' as const } } };

it.each([
  ['an empty object', [nobody(200, {}), owner(200, {})], 'satisfied'],
  ['more than was asked for', [nobody(200, { status: 'ok' }), owner(200, {})], 'satisfied'],
  ['only to those with a token', [nobody(401), owner(200, {})], 'satisfied'],
  ['to nobody', [nobody(404), owner(404)], ['probe-refused']],
  ['OK', [nobody(200, 'OK'), owner(200, 'OK')], ['not-an-object']],
  ['a list', [nobody(200, []), owner(200, {})], ['not-an-object']],
  ['an error', [nobody(500), owner(200, {})], 'stopped'],
] as const)('health answers %s', (_, exchanges, outcome) => {
  expect(outcomeOf(anonymousHealth, written(exchanges, { case: { by: 'nobody' } }))).toEqual(outcome);
});

const bare = (status: number) => answered('nobody', 'getHealth', status, {}, { principal: null });

it.each([
  ['of bad tokens', [nobody(401), owner(200, {}), bare(200)], 'unknown', ignored, ['not-as-declared']],
  [
    'of bad tokens, but where a token is needed',
    [nobody(401), owner(200, {}), bare(401)],
    'unknown',
    ignored,
    'satisfied',
  ],
  ['of a token that it needs', [nobody(200, {}), owner(200, {})], 'nobody', closed, ['not-as-declared']],
  ['of a token that it does not need', [nobody(401), owner(200, {})], 'nobody', open, ['not-as-declared']],
  ['and keeps', [nobody(401), owner(200, {})], 'nobody', closed, 'satisfied'],
] as const)('holds a target to what it declares %s', (_, exchanges, by, facts, outcome) => {
  expect(outcomeOf(anonymousHealth, written(exchanges, { case: { by }, facts }))).toEqual(outcome);
});
