import { attemptTellsOutcome } from '../../checks/deliveries/attempt-tells-outcome.ts';
import { mutantsOf } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';
import { withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(attemptTellsOutcome, {
  'body-of-the-answer-before': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'The text of an answer is read into a buffer that is written down before it is filled anew.',
    applyTo(parts) {
      let buffer: string | null = null;
      return withRecorded(parts, (attempt) => {
        const before = buffer;
        buffer = attempt.response_body ?? buffer;
        return attempt.response_body === null ? attempt : { ...attempt, response_body: before };
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
    mistake: 'A status that the column of the log has no value for is written down as 500, without the text.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) =>
        attempt.status_code === '599' ? { ...attempt, status_code: '500', response_body: null } : attempt,
      ),
  },
  'only-200-succeeds': {
    breaks: ['deliveries.attempt-tells-outcome'],
    mistake: 'The log compares the status with 200, while the sender looks at the class.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => ({ ...attempt, succeeded: String(attempt.status_code) === '200' })),
  },
});
