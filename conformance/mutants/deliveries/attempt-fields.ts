import { attemptFields } from '../../checks/deliveries/attempt-fields.ts';
import { mutantsOf } from '../mutant.ts';
import { withRecorded, withShownAttempts } from '../other-log.ts';

export const mutants = mutantsOf(attemptFields, {
  'before-it-was-made': {
    breaks: ['types.attempt-fields'],
    mistake: 'The end is subtracted from the beginning.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => ({
        ...attempt,
        response_time_ms: attempt.response_time_ms === null ? null : -1 - attempt.response_time_ms,
      })),
  },
  'body-of-failures-only': {
    breaks: ['types.attempt-fields'],
    mistake: 'What a receiver says is kept where it fails, and dropped where it takes the event.',
    applyTo: (parts) =>
      withShownAttempts(parts, (attempt) => ({
        ...attempt,
        response_body: attempt.succeeded ? null : attempt.response_body,
      })),
  },
  'next-attempt-kept-to-itself': {
    breaks: ['types.attempt-fields'],
    mistake: 'When the next attempt comes is known to the queue alone, and the column in the log is never filled.',
    applyTo: (parts) => withShownAttempts(parts, (attempt) => ({ ...attempt, next_retry_at: null })),
  },
  'outcome-left-out': {
    breaks: ['types.attempt-fields'],
    mistake: 'Whether it succeeded is left to whoever reads the status.',
    applyTo: (parts) => withShownAttempts(parts, ({ succeeded: _, ...attempt }) => attempt),
  },
  'time-of-successes-only': {
    breaks: ['types.attempt-fields'],
    mistake: 'The time is measured for a chart of receivers that work.',
    applyTo: (parts) =>
      withShownAttempts(parts, (attempt) => ({
        ...attempt,
        response_time_ms: attempt.succeeded ? attempt.response_time_ms : null,
      })),
  },
});
