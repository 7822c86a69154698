import { requestIdInLog } from '../../checks/deliveries/request-id-in-log.ts';
import { mutantsOf } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const mutants = mutantsOf(requestIdInLog, {
  'drawn-anew': {
    breaks: ['events.request-id-in-log'],
    mistake: 'The log draws a request id of its own, and not the one that was sent.',
    applyTo: (parts) => withRecorded(parts, (attempt) => ({ ...attempt, request_id: parts.random.uuid() })),
  },
  'not-of-redirects': {
    breaks: ['events.request-id-in-log'],
    mistake: 'Redirects are written down by the HTTP client, which knows its own request ids only.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) =>
        attempt.status_code?.startsWith('3') ? { ...attempt, request_id: parts.random.uuid() } : attempt,
      ),
  },
  'of-answered-ones': {
    breaks: ['events.request-id-in-log'],
    mistake: 'The request id is written down with the answer, so that attempts without one have none.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) =>
        attempt.status_code === null ? { ...attempt, request_id: parts.random.uuid() } : attempt,
      ),
  },
});
