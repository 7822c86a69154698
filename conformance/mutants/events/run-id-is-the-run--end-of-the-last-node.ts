import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const endOfTheLastNode: Mutant = {
  id: 'events/run-id-is-the-run--end-of-the-last-node',
  clauses: ['events.run-id-is-the-run'],
  check: 'events/run-id-is-the-run',
  mistake: 'The event of a run that failed is that of its last node, which had gone well.',
  applyTo: (parts) =>
    withPayload(parts, (payload, _, { status_code }) =>
      status_code === 'failed' ? { ...payload, event: 'run.completed' } : payload,
    ),
};
