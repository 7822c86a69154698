import { attemptFields } from '../../checks/deliveries/attempt-fields.ts';
import { withPart } from '../changed-parts.ts';
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
    mistake: 'The answer of a receiver is kept where it fails, and dropped where it takes the event.',
    applyTo: (parts) =>
      withShownAttempts(parts, (attempt) => ({
        ...attempt,
        response_body: attempt.succeeded ? null : attempt.response_body,
      })),
  },
  'another-one-after-the-last': {
    breaks: ['types.attempt-fields'],
    mistake: 'A time for the next attempt is set whenever one fails, whether there is another one left or not.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => {
        if (attempt.succeeded || attempt.next_retry_at !== null) return attempt;
        const next_ms = Date.parse(attempt.created_at) + 16_000;
        return { ...attempt, next_retry_at: new Date(next_ms).toISOString() };
      }),
  },
  'next-attempt-kept-to-itself': {
    breaks: ['types.attempt-fields'],
    mistake: 'The time of the next attempt is known to the queue alone, and the column in the log is never filled.',
    applyTo: (parts) => withShownAttempts(parts, (attempt) => ({ ...attempt, next_retry_at: null })),
  },
  'outcome-left-out': {
    breaks: ['types.attempt-fields'],
    mistake: 'Success is left to whoever reads the status.',
    applyTo: (parts) => withShownAttempts(parts, ({ succeeded: _, ...attempt }) => attempt),
  },
  'time-since-the-first-attempt': {
    breaks: ['types.attempt-fields'],
    mistake: 'The watch is started with the delivery and not with each attempt, so that the waits between count too.',
    applyTo(parts) {
      const begun = new Map<string, number>();
      return withPart(parts, 'store', (store) => ({
        recordAttempt(id, attempt, next) {
          const at_ms = Date.parse(attempt.created_at);
          const waited_ms = at_ms - (begun.get(id) ?? at_ms);
          begun.set(id, at_ms - waited_ms);
          const { response_time_ms } = attempt;
          const since = response_time_ms === null ? null : response_time_ms + waited_ms;
          return store.recordAttempt(id, { ...attempt, response_time_ms: since }, next);
        },
      }));
    },
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
