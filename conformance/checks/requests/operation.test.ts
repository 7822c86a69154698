import { expect, it } from 'vitest';
import { ways } from '../../arbitraries/ways.ts';
import type { Check } from '../../runner/check.ts';
import { type PlainOperation, plain_operations } from '../../runner/plain-requests.ts';
import { answered, outcomeOf, written } from '../../runner/written-evidence.ts';
import { requestChecks } from './operation.ts';

const checkOf = (operation: string) => requestChecks.find(({ id }) => id === `requests/${operation}`) as Check;
const uuid = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';
const path = { id: uuid };
const read = (step: string, status: number) =>
  answered(step, 'getAsset', status, status === 200 ? { id: uuid } : undefined, { path });

it.each([
  ['a plain request answered', 'plain', [read('attempt', 200)], 'satisfied'],
  ['a plain request refused', 'plain', [read('attempt', 403)], ['operation-refused']],
  [
    'three errors of the server',
    'plain',
    [read('attempt', 500), read('attempt', 500), read('attempt', 500)],
    ['server-error'],
  ],
  ['one error of the server', 'plain', [read('attempt', 500), read('attempt', 200)], 'stopped'],
  ['an unknown id refused', 'by an unknown id', [read('control', 200), read('attempt', 404)], 'satisfied'],
  ['an unknown id served', 'by an unknown id', [read('control', 200), read('attempt', 200)], ['invalid-accepted']],
  ['everything refused', 'by an unknown id', [read('control', 404), read('attempt', 404)], 'stopped'],
  ['a deleted record refused', 'deleted', [read('attempt', 404)], 'satisfied'],
] as const)('%s', (_, way, exchanges, outcome) => {
  expect(outcomeOf(checkOf('getAsset'), written(exchanges, { case: { way } }))).toEqual(outcome);
});

it('compares the threshold as a number', () => {
  const update = (shown: string) =>
    answered(
      'attempt',
      'updateBalance',
      200,
      { low_balance_threshold: shown },
      { sent: { low_balance_threshold: 20 } },
    );
  const outcome = (shown: string) =>
    outcomeOf(checkOf('updateBalance'), written([update(shown)], { case: { way: 'plain' } }));
  expect(outcome('20.00')).toBe('satisfied');
  expect(outcome('25.5')).toEqual(['threshold-not-taken']);
});

it.each(Object.keys(plain_operations) as PlainOperation[])(
  '%s is called plainly first, and each refusal has a clause',
  (operation) => {
    const [first] = Object.keys(ways[operation]);
    expect(first).toBe('plain');
    for (const way of Object.values(ways[operation])) {
      if (way.expects === 'refusal') expect(checkOf(operation).clauses).toContain(way.clause);
    }
  },
);
