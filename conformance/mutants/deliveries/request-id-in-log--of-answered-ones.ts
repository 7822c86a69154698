import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const ofAnsweredOnes: Mutant = {
  id: 'deliveries/request-id-in-log--of-answered-ones',
  clauses: ['events.request-id-in-log'],
  check: 'deliveries/request-id-in-log',
  mistake: 'The request id is written down with the answer, so that attempts without one have none.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) =>
      attempt.status_code === null ? { ...attempt, request_id: parts.random.uuid() } : attempt,
    ),
};
