import { attemptTellsOutcome } from '../../checks/deliveries/attempt-tells-outcome.ts';
import { withAttempts } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(attemptTellsOutcome, {
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
