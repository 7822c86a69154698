import { attemptFields } from '../../checks/deliveries/attempt-fields.ts';
import { withAttempts } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(attemptFields, {
  'announcement-taken-off': {
    obeys: ['types.attempt-fields'],
    what: 'The log tells when the next attempt comes, and takes that off again once it has come.',
    costs: { 'deliveries/next-retry-kept': 'of an attempt that has come, the log no longer tells when it was to come' },
    applyTo: (parts) =>
      withAttempts(parts, (attempts) =>
        attempts.map((attempt, index) => (index < attempts.length - 1 ? { ...attempt, next_retry_at: null } : attempt)),
      ),
  },
});
