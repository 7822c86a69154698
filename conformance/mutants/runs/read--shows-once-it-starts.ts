import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const showsOnceItStarts: Mutant = {
  id: 'runs/read--shows-once-it-starts',
  clauses: ['runs.dispatch-then-readable'],
  check: 'runs/read',
  mistake: 'The record is written by whoever takes the run out of the queue, so that a waiting run cannot be read.',
  applyTo: (parts) => withLostRuns(parts, ({ record }) => record.status_code !== 'queued'),
};
