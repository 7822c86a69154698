import { describe, expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { tokenRequired } from './token-required.ts';

const attempt = (status: number) =>
  answered('attempt', 'getAsset', status, status < 300 ? { id: 'a1' } : undefined, { principal: null });
const control = (status: number) => answered('control', 'getAsset', status, { id: 'a1' });
const declared = { choices: { codes: { unauthenticated: 401 as const } } };

describe('a request without a token', () => {
  it.each([
    ['401', [attempt(401), control(200)], {}, 'satisfied'],
    ['404', [attempt(404), control(200)], {}, 'satisfied'],
    ['422', [attempt(422), control(200)], {}, 'satisfied'],
    ['a record', [attempt(200), control(200)], {}, ['not-refused']],
    ['a record, and nothing for the owner', [attempt(200), control(404)], {}, ['not-refused']],
    ['a refusal for the owner too', [attempt(401), control(401)], {}, 'stopped'],
    ['an error of the server', [attempt(500), control(200)], {}, 'stopped'],
    ['another status than declared', [attempt(403), control(200)], declared, ['not-as-declared']],
    ['the status declared', [attempt(401), control(200)], declared, 'satisfied'],
  ] as const)('that meets with %s', (_, exchanges, facts, outcome) => {
    expect(outcomeOf(tokenRequired, written(exchanges, { case: { operation: 'getAsset' }, facts }))).toEqual(outcome);
  });
});

it('asks no declared status for a header that is malformed', () => {
  const evidence = (token: string) =>
    written([attempt(400), control(200)], { case: { operation: 'getAsset', token }, facts: declared });
  expect(outcomeOf(tokenRequired, evidence('unknown'))).toEqual(['not-as-declared']);
  expect(outcomeOf(tokenRequired, evidence('empty'))).toBe('satisfied');
  expect(outcomeOf(tokenRequired, evidence('null'))).toBe('satisfied');
});

it('asks no declared status where an organization is named without a token, and still a refusal', () => {
  const outcome = (status: number) => {
    const row = { operation: 'getAsset', named: true };
    return outcomeOf(tokenRequired, written([attempt(status), control(200)], { case: row, facts: declared }));
  };
  expect(outcome(403)).toBe('satisfied');
  expect(outcome(200)).toEqual(['not-refused']);
});

it('calls what the target claims and what changes nothing that cannot be put back', () => {
  const { restore_threshold: _, ...facts } = bare_facts;
  const operationsOf = (more: object) => {
    const source = tokenRequired.cases({ ...facts, ...more });
    const rows = source.kind === 'table' ? source.table : [];
    return [...new Set(rows.map((row) => (row as { operation: string }).operation))];
  };
  expect(operationsOf({})).not.toContain('updateBalance');
  expect(operationsOf({ restore_threshold: 5 })).toContain('updateBalance');
  expect(operationsOf({ read_only: true })).toEqual([
    'getMe',
    'listAssets',
    'listAssetTypes',
    'getAsset',
    'listAllDeliveries',
  ]);
  expect(operationsOf({ operations: ['getHealth', 'listAssets'] })).toEqual(['listAssets']);
});
