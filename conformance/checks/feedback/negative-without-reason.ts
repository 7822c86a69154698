import { chosen } from '../../../src/choices/choices.ts';
import { rating_operations, ratingRequest } from '../../models/ratings.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

/**
 * What a negative rating without a reason meets is open. The run has been rated without one before: a reason that
 * stands might do for both.
 */
export const negativeWithoutReason = check<{ run: string }>({
  id: 'feedback/negative-without-reason',
  title: 'Whether a negative rating may come without a reason is observed, and as it is declared',
  how: 'A person gives a run a positive rating and then a negative one, both without a reason. Either answer to the second is permitted, unless the target file declares the other.',
  clauses: ['feedback.negative-without-reason'],
  since: '0.1.0',
  operations: rating_operations,
  needs: { principals: ['owner', 'human'], writes: true },
  cases: () => table([{ run: 'succeeds' }]),
  async run(ctx, { run }) {
    const { id, ended } = await ctx.polledRun(run);
    if (!ended) ctx.stop('inconclusive', 'a run did not end in time, and before its end a rating may be refused');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, { is_positive: true }), 'control');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, { is_positive: false }), 'attempt');
  },
  control: (evidence) =>
    serverError(evidence) ?? unproven(evidence, 'control', 'a positive rating without a reason is refused too'),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const declared = chosen(evidence.facts.choices, 'feedback.negative_without_reason', 'rateRun');
    const seen = seenOf(evidence);
    if (
      !seen ||
      (declared !== 'allowed' && declared !== 'refused') ||
      seen === declared ||
      tally.compared(keepsReasons(evidence))
    ) {
      return [];
    }
    return [
      {
        code: 'not-as-declared',
        clause: 'feedback.negative-without-reason',
        level: 'declared',
        message: `the target file declares feedback.negative_without_reason: ${declared}, and one is ${seen === 'allowed' ? 'accepted' : 'refused'}`,
        expected: declared === 'allowed' ? 'a 2xx' : 'a refusal',
        actual: statusOf(attempt),
        operation: 'rateRun',
        exchange: attempt?.number,
      },
    ];
  },
  observe(evidence) {
    const seen = seenOf(evidence);
    if (!seen || keepsReasons(evidence)) return [];
    return [{ choice: 'feedback.negative_without_reason', operation: 'rateRun', value: seen }];
  },
});

function seenOf(evidence: Evidence<{ run: string }>): 'allowed' | 'refused' | undefined {
  const attempt = exchangeAt(evidence, 'attempt');
  if (isSuccess(attempt)) return 'allowed';
  return isRefused(attempt) ? 'refused' : undefined;
}

/** A reason from before stands still, and may count as the reason of this rating too. */
function keepsReasons(evidence: Evidence<{ run: string }>): boolean {
  const { feedback_reason: reason } = exchangeAt(evidence, 'control')?.decoded?.record ?? {};
  return typeof reason === 'string' && reason !== '';
}
