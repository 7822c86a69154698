import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';

export const finishedIsFinished: Mutant = {
  id: 'events/name-fits-the-end--finished-is-finished',
  clauses: ['events.one-outcome'],
  check: 'events/name-fits-the-end',
  mistake: 'Runs are shown as finished however they ended, and webhooks tell of a completion whenever one is finished.',
  applyTo(parts) {
    const told = withPayload(parts, (payload, { channel }, { status_code }) =>
      channel === 'webhook' && status_code === 'failed' ? { ...payload, event: 'run.completed' } : payload,
    );
    return withReadRun(told, (run) =>
      run.status_code === 'failed' || run.status_code === 'completed' ? { ...run, status_code: 'finished' } : run,
    );
  },
};
