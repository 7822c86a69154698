import { loggedAttempts } from '../../checks/deliveries/attempts.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withAttempts, withRecorded, withShownAttempts } from '../other-log.ts';
import { withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(loggedAttempts, {
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
  'body-of-the-first-attempt-alone': {
    breaks: ['types.attempt-fields'],
    mistake: 'The buffer for answers is used up by the first attempt, and further ones are kept as an empty text.',
    applyTo: (parts) =>
      withAttempts(parts, (attempts) =>
        attempts.map((attempt, place) =>
          place > 0 && attempt.response_body !== null ? { ...attempt, response_body: '' } : attempt,
        ),
      ),
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
  'body-of-the-answer-before': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'The text of an answer is read into a buffer that is written down before it is filled anew.',
    applyTo(parts) {
      let buffer: string | undefined;
      return withRecorded(parts, (attempt) => {
        const { response_body } = attempt;
        if (!response_body) return attempt;
        const before = buffer ?? response_body;
        buffer = response_body;
        return { ...attempt, response_body: before };
      });
    },
  },
  'class-of-the-status': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'Of errors of the receiver only the class is kept, so that a 503 reads as a 500.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) =>
        attempt.status_code?.startsWith('5') ? { ...attempt, status_code: '500' } : attempt,
      ),
  },
  'redirects-succeed': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'Whatever is below 400 counts as a success.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => ({
        ...attempt,
        succeeded: attempt.status_code !== null && Number(attempt.status_code) < 400,
      })),
  },
  'silence-is-200': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'The status has a default of 200, which stays where nobody answers.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => ({
        ...attempt,
        status_code: attempt.status_code ?? '200',
        succeeded: attempt.succeeded || attempt.status_code === null,
      })),
  },
  'unreadable-is-no-answer': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'An answer is read as strict UTF-8 where the request is made, and what that throws is a network error.',
    applyTo: (parts) =>
      withOutcomes(parts, 'webhook', ({ result }) => {
        if (result.kind !== 'answered' || !result.body.includes('\uFFFD')) return result;
        return { kind: 'failed', reason: 'network', message: 'the answer is no UTF-8', took_ms: result.took_ms };
      }),
  },
  'unlisted-is-500': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'A status that the column of the log has no value for is written down as 500, with the words for that.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) =>
        attempt.status_code === '599'
          ? { ...attempt, status_code: '500', response_body: 'Internal Server Error' }
          : attempt,
      ),
  },
  'only-200-succeeds': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'The log compares the status with 200, while the sender looks at the class.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => ({ ...attempt, succeeded: String(attempt.status_code) === '200' })),
  },
});
