import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const durationOfFailedInWords: Mutant = {
  id: 'schema/getRun--duration-of-failed-runs-in-words',
  clauses: ['types.run-fields'],
  check: 'schema/getRun',
  mistake: 'Runs that failed are written by another program, which keeps durations as texts.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) => (run.failure_code ? { ...run, duration_ms: `${run.duration_ms} ms` } : run)),
};
