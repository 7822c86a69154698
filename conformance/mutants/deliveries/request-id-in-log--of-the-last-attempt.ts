import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const requestIdOfTheLastAttempt: Mutant = {
  id: 'deliveries/request-id-in-log--of-the-last-attempt',
  clauses: ['events.request-id-in-log'],
  check: 'deliveries/request-id-in-log',
  mistake: 'The request id is a column of the delivery, into which each attempt writes its own.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) =>
      attempts.map((attempt) => ({ ...attempt, request_id: attempts.at(-1)?.request_id ?? attempt.request_id })),
    ),
};
