/** After a refused rating, the run must show the same rating as before. Pure. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Tally } from '../suite/tally.ts';
import { ratingOf, sameRating, wordsOf } from './ratings.ts';
import { exchangeAt, isRefused, isSuccess, statusOf } from './steps.ts';

/** The steps `before` and `after` are reads of the run. @param attempt the step of the refused rating */
export function judgeUnrecorded(evidence: Pick<Evidence, 'exchanges'>, attempt: string, tally: Tally): Mismatch[] {
  const [before, tried, after] = [
    exchangeAt(evidence, 'before'),
    exchangeAt(evidence, attempt),
    exchangeAt(evidence, 'after'),
  ];
  if (!isRefused(tried) || !isSuccess(before) || !isSuccess(after)) return [];
  const [was, is] = [ratingOf(before?.decoded?.record), ratingOf(after?.decoded?.record)];
  if (tally.compared(sameRating(was, is))) return [];
  return [
    {
      code: 'refused-and-recorded',
      clause: 'feedback.refusal-changes-nothing',
      message: `a rating that was refused (${statusOf(tried)}) changes the rating of the run`,
      expected: wordsOf(was),
      actual: wordsOf(is),
      operation: 'getRun',
      exchange: after?.number,
    },
  ];
}
