import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const webhooksOfWorkflows: Mutant = {
  id: 'events/run-id-is-the-run--webhooks-of-workflows',
  clauses: ['events.run-id-is-the-run'],
  check: 'events/run-id-is-the-run',
  mistake: 'Webhooks of a workflow name the last run of a model, from which the workflow took its result.',
  applyTo(parts) {
    let last: string | undefined;
    return withPayload(parts, (payload, { channel, run_id }, { model_id }) => {
      if (model_id !== null) last = run_id;
      return model_id === null && channel === 'webhook' ? { ...payload, run_id: last ?? run_id } : payload;
    });
  },
};
