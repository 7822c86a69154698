import { expect, it } from 'vitest';
import { written } from '../testing/written-evidence.support.ts';
import { check, table } from './check.ts';
import { uncounted } from './tally.ts';

/** Its judge reads what its run returned; the compiler knows the type without being told. */
const noted = check({
  id: 'soft-delete/noted',
  title: 'A check made by a test',
  clauses: ['deletion.marked'],
  codes: { unmarked: { clause: 'deletion.marked', message: 'A record is not marked.' } },
  since: '0.1.0',
  operations: ['getAsset'],
  needs: {},
  cases: () => table([{ items: 1 }]),
  run: async (_, { items }) => ({ ids: Array.from({ length: items }, String) }),
  judge: ({ notes }, tally) =>
    notes.ids.flatMap((id) => tally.holds(id !== '1', 'unmarked', { expected: 'a mark', actual: id })),
});

it('belongs to the area that its id names', () => {
  expect(noted.area).toBe('soft-delete');
});

it('judges by its notes', () => {
  const evidence = written([], { notes: { ids: ['0', '1'] } });
  expect(noted.judge(evidence, uncounted)).toEqual([
    {
      code: 'unmarked',
      clause: 'deletion.marked',
      message: 'A record is not marked.',
      expected: 'a mark',
      actual: '1',
    },
  ]);
});
