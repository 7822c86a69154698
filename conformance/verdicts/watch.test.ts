import { expect, it } from 'vitest';
import { check, table } from '../suite/check.ts';
import type { CaseRecord } from '../suite/records.ts';
import { answered, written } from '../testing/written-evidence.support.ts';
import { unexamined } from './results.ts';
import { watch, watchAhead } from './watch.ts';

const judged: number[] = [];

/** A rule for every answer of one operation, which tells how often it was asked. */
const rule = check({
  id: 'schema/getMe',
  title: 'No answer is a 500',
  clauses: ['types.user-fields'],
  codes: { 'server-error': { clause: 'types.user-fields', message: 'An answer is a 500.' } },
  since: '0.1.0',
  operations: ['getMe'],
  needs: {},
  cases: () => table([]),
  run: async () => {},
  watches: ({ request }) => request.operation === 'getMe',
  judge({ exchanges: [exchange] }, tally) {
    judged.push(exchange!.number);
    return tally.holds(exchange!.received!.status < 500, 'server-error', { expected: 200, actual: 500 });
  },
});

const me = (status: number) => answered('read', 'getMe', status, { id: 'u1' });
const { exchanges, facts } = written([me(200), answered('read', 'getHealth', 500, {}), me(200), me(500)], {});
const shownBy = (id: string, numbers: number[]): CaseRecord => ({
  ...{ type: 'case', check: id, role: 'first', attempt: 1, case: null, exchanges: numbers, notes: {} },
});

it('comes to the same, whether a part of the answers was judged before all were there', () => {
  const cases = [shownBy('a/one', [1, 2]), shownBy(rule.id, [3])];
  const history = { cases, exchanges };
  for (const _ of watchAhead(history, facts, [rule]));
  // Neither another operation's, nor those that its own check has judged.
  expect(judged).toEqual([1]);

  cases.push(shownBy('a/two', [1, 4]));
  const result = watch(history, facts, rule, unexamined());
  expect(judged).toEqual([1, 4]);
  expect(result).toEqual(watch({ cases: [...cases], exchanges: [...exchanges] }, facts, rule, unexamined()));
  expect(result).toMatchObject({ cases: 2, comparisons: 2, failing: { seen_in: { check: 'a/two' } } });
});
