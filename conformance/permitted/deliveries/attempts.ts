import { loggedAttempts } from '../../checks/deliveries/attempts.ts';
import { withAttempts, withRecorded, withShownAttempts } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';

const connection_ms = 250;

export const permitted = permittedOf(loggedAttempts, {
  'texts-alone': {
    obeys: ['types.attempt-fields', 'deliveries.attempt-tells-outcome'],
    what: 'The log keeps the text of an answer where it is one in UTF-8, and of any other nothing.',
    applyTo: (parts) =>
      withShownAttempts(parts, (attempt) => ({
        ...attempt,
        response_body: String(attempt.response_body).includes('\uFFFD') ? null : attempt.response_body,
      })),
  },
  'announcement-taken-off': {
    obeys: ['types.attempt-fields'],
    what: 'The log tells when the next attempt comes, and takes that off again once it has come.',
    costs: { 'deliveries/next-retry-kept': 'of an attempt that has come, the log no longer tells when it was to come' },
    applyTo: (parts) =>
      withAttempts(parts, (attempts) =>
        attempts.map((attempt, index) => (index < attempts.length - 1 ? { ...attempt, next_retry_at: null } : attempt)),
      ),
  },
  'connection-counted-too': {
    obeys: ['types.attempt-fields'],
    what: 'The time of an attempt begins with looking up the name of its receiver, and is told in whole tenths of a second.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => {
        const { response_time_ms } = attempt;
        if (response_time_ms === null) return attempt;
        return { ...attempt, response_time_ms: Math.ceil((response_time_ms + connection_ms) / 100) * 100 };
      }),
  },
  'status-with-its-reason': {
    obeys: ['deliveries.attempt-tells-outcome', 'deliveries.attempts'],
    what: 'The status of an attempt is told with the words of HTTP behind it, and attempts stand elsewhere, newest first.',
    choices: { events: { answer_pointers: { attempts: '/log/tries' } } },
    applyTo: (parts) =>
      withAttempts(parts, (attempts) =>
        attempts
          .map((attempt) => ({
            ...attempt,
            status_code: attempt.status_code === null ? null : `${attempt.status_code} As It Is Called`,
          }))
          .toReversed(),
      ),
  },
});
