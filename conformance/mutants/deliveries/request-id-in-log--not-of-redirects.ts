import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const requestIdNotOfRedirects: Mutant = {
  id: 'deliveries/request-id-in-log--not-of-redirects',
  clauses: ['events.request-id-in-log'],
  check: 'deliveries/request-id-in-log',
  mistake: 'Redirects are written down by the HTTP client, which knows its own request ids only.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) =>
      attempt.status_code?.startsWith('3') ? { ...attempt, request_id: parts.random.uuid() } : attempt,
    ),
};
