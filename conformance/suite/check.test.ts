import { expect, it } from 'vitest';
import { written } from '../testing/written-evidence.support.ts';
import { check, table } from './check.ts';
import { uncounted } from './tally.ts';

/** Its judge reads what its run returned; the compiler knows the type without being told. */
const noted = check({
  id: 'soft-delete/noted',
  title: 'A check made by a test',
  clauses: ['deletion.marked'],
  since: '0.1.0',
  operations: ['getAsset'],
  needs: {},
  cases: () => table([{ items: 1 }]),
  run: async (_, { items }) => ({ ids: Array.from({ length: items }, String) }),
  judge: ({ notes }) =>
    notes.ids.map((id) => ({ code: id, clause: 'deletion.marked', message: id, expected: 0, actual: id.length })),
});

it('belongs to the area that its id names', () => {
  expect(noted.area).toBe('soft-delete');
});

it('judges by its notes', () => {
  expect(noted.judge(written([], { notes: { ids: ['a', 'b'] } }), uncounted).map(({ code }) => code)).toEqual([
    'a',
    'b',
  ]);
});
