import { exchanged } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const lastRunRead: Mutant = {
  id: 'requests/getRun--the-last-one-read',
  clauses: ['runs.unknown-not-served'],
  check: 'requests/getRun',
  mistake: 'Runs that the store does not find are shown as the last one was: a read that fails must not end a poll.',
  applyTo(parts) {
    let last: RunRow | undefined;
    return {
      ...parts,
      store: exchanged(parts.store, {
        async run(id) {
          last = (await parts.store.run(id)) ?? (last && { ...last, id, record: { ...last.record, id } });
          return last;
        },
      }),
    };
  },
};
