import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const drawnAnew: Mutant = {
  id: 'deliveries/request-id-in-log--drawn-anew',
  clauses: ['events.request-id-in-log'],
  check: 'deliveries/request-id-in-log',
  mistake: 'The log draws a request id of its own, and not the one that was sent.',
  applyTo: (parts) => withRecorded(parts, (attempt) => ({ ...attempt, request_id: parts.random.uuid() })),
};
