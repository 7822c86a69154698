/** A refused rating must leave the rating of the run as it was. Pure. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { ratingOf, sameRating, wordsOf } from './ratings.ts';
import { exchangeAt, isRefused, isSuccess, statusOf } from './steps.ts';

export const refused_rating_codes = {
  'refused-and-recorded': {
    clause: 'feedback.refusal-changes-nothing',
    message: 'A rating that was refused is recorded.',
  },
} satisfies Codes;

/** The steps `before` and `after` are reads of the run. @param attempt the step of the refused rating */
export function judgeUnrecorded(
  evidence: Pick<Evidence, 'exchanges'>,
  attempt: string,
  tally: Tally<keyof typeof refused_rating_codes>,
): Mismatch[] {
  const [before, tried, after] = ['before', attempt, 'after'].map((step) => exchangeAt(evidence, step));
  if (!isRefused(tried) || !isSuccess(before) || !isSuccess(after)) return [];
  const [was, is] = [ratingOf(before?.decoded?.record), ratingOf(after?.decoded?.record)];
  return tally.holds(sameRating(was, is), 'refused-and-recorded', {
    at: after,
    message: `a rating that was refused (${statusOf(tried)}) changes the rating of the run`,
    expected: wordsOf(was),
    actual: wordsOf(is),
  });
}
