import { exchanged } from '../../../src/server/parts.ts';
import type { RunRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const runsShareAnInput: Mutant = {
  id: 'concurrency/creations--runs-share-an-input',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/creations',
  mistake: 'The worker reads the input from where the last dispatch has put it.',
  applyTo(parts) {
    const { runs } = parts;
    let input: RunRow['record']['input'] | undefined;
    return {
      ...parts,
      runs: exchanged(runs, {
        async start(run) {
          ({ input } = run.record);
          await new Promise((over) => setTimeout(over, 20));
          return runs.start({ ...run, record: { ...run.record, input } });
        },
      }),
    };
  },
};
