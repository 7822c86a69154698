import { chosen } from '../../../src/choices/choices.ts';
import { endedRun } from '../../acts/poll-runs.ts';
import { of_ratings, ratingRequest } from '../../models/ratings.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

/** The run has been rated without a reason before: one that stands might do for both. */
export const negativeWithoutReason = check<{ run: string }>({
  id: 'feedback/negative-without-reason',
  title: 'A negative rating without a reason is answered as it is declared',
  how: 'A person rates a run positive and then negative, both without a reason. Either answer to the second is permitted, unless the target file declares one.',
  clauses: ['feedback.negative-without-reason'],
  codes: {
    'not-as-declared': {
      clause: 'feedback.negative-without-reason',
      level: 'declared',
      message: 'A negative rating without a reason is answered otherwise than the target file declares.',
    },
  },
  since: '0.1.0',
  ...of_ratings,
  cases: () => table([{ run: 'succeeds' }]),
  async run(ctx, { run }) {
    const id = await endedRun(ctx, run);
    const rate = (rating: object, step: string) =>
      ctx.call('human', ratingRequest(ctx.facts, 'human', id, { is_positive: true, ...rating }), step);
    // A rating with a reason shows that the run can be rated where each needs one.
    if (!isSuccess(await rate({}, 'control'))) await rate({ reason: 'as it was asked for' }, 'with-reason');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, { is_positive: false }), 'attempt');
  },
  control: (evidence) =>
    serverError(evidence) ?? unproven(evidence, controlOf(evidence), 'a positive rating is refused too, with a reason'),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    const declared = chosen(evidence.facts.choices, 'feedback.negative_without_reason', 'rateRun');
    const seen = seenOf(evidence);
    if (!seen || (declared !== 'allowed' && declared !== 'refused') || seen === declared) return [];
    if (tally.compared(keepsReasons(evidence))) return [];
    return tally.broken('not-as-declared', {
      at: attempt,
      message: `the target file declares feedback.negative_without_reason: ${declared}, and one is ${seen === 'allowed' ? 'accepted' : 'refused'}`,
      expected: declared === 'allowed' ? 'a 2xx' : 'a refusal',
      actual: statusOf(attempt),
    });
  },
  observe(evidence) {
    const seen = seenOf(evidence);
    if (!seen || keepsReasons(evidence)) return [];
    return [{ choice: 'feedback.negative_without_reason', operation: 'rateRun', value: seen }];
  },
});

function controlOf(evidence: Evidence<{ run: string }>): string {
  return exchangeAt(evidence, 'with-reason') ? 'with-reason' : 'control';
}

function seenOf(evidence: Evidence<{ run: string }>): 'allowed' | 'refused' | undefined {
  const attempt = exchangeAt(evidence, 'attempt');
  if (isSuccess(attempt)) return 'allowed';
  return isRefused(attempt) ? 'refused' : undefined;
}

/** A reason from before stands still, and may count as the reason of this rating too. */
function keepsReasons(evidence: Evidence<{ run: string }>): boolean {
  // A refusal for want of a reason does not take the one that stands for one.
  if (isRefused(exchangeAt(evidence, 'attempt'))) return false;
  const { feedback_reason: reason } = exchangeAt(evidence, controlOf(evidence))?.decoded?.record ?? {};
  return typeof reason === 'string' && reason !== '';
}
