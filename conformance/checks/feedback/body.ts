import { judgeOwnRefusal } from '../../models/envelopes.ts';
import { rating_operations, ratingRequest, runRequest } from '../../models/ratings.ts';
import { judgeUnrecorded } from '../../models/refused-ratings.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  sends: string;
}

/** No conversion makes a truth value or a text of it. */
const no_scalar = { not: 'a scalar' };

const bodies: Readonly<Record<string, { body: Record<string, unknown>; is_valid: boolean }>> = {
  'a positive rating with a reason': { body: { is_positive: true, reason: 'sharp, and well lit' }, is_valid: true },
  'a negative rating with a reason': { body: { is_positive: false, reason: 'out of focus' }, is_valid: true },
  'an object for is_positive': { body: { is_positive: no_scalar, reason: 'out of focus' }, is_valid: false },
  'an object for reason': { body: { is_positive: false, reason: no_scalar }, is_valid: false },
};

/** What stands before; no attempt asks for it. */
const standing = { is_positive: true, reason: 'as it was asked for' };

/**
 * `is_positive` is a truth value and `reason` a text: those are taken, and what can be made into neither is refused. No
 * word says that either is optional, so that both are there where a rating must be taken.
 */
export const feedbackBody = check<Case>({
  id: 'feedback/body',
  title: 'A rating is is_positive, a boolean, and reason, a text',
  how: 'After a plain rating, another is sent with each valid form of the body, which must be accepted, and with values that no conversion makes into a boolean or a text, which must be refused and change nothing.',
  clauses: ['feedback.body', 'feedback.refusal-changes-nothing', 'feedback.error-envelope'],
  since: '0.1.0',
  operations: rating_operations,
  needs: { principals: ['owner', 'human'], writes: true },
  cases: () => table(Object.keys(bodies).map((sends) => ({ sends }))),
  async run(ctx, { sends }) {
    const { id, ended } = await ctx.polledRun('succeeds');
    if (!ended) ctx.stop('inconclusive', 'a run did not end in time, and before its end a rating may be refused');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, standing), 'control');
    await ctx.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', id), 'before');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, bodies[sends]!.body), 'attempt');
    await ctx.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', id), 'after');
  },
  control: (evidence) =>
    serverError(evidence) ??
    unproven(evidence, 'control', 'a plain rating is refused too') ??
    unproven(evidence, 'before', 'the run could not be read'),
  judge(evidence, tally) {
    const attempt = exchangeAt(evidence, 'attempt');
    if (!attempt) return [];
    const { sends } = evidence.case;
    const { is_valid } = bodies[sends]!;
    const where = {
      clause: 'feedback.body',
      actual: statusOf(attempt),
      operation: 'rateRun',
      exchange: attempt.number,
    } as const;
    if (is_valid && tally.compared(isRefused(attempt))) {
      return [
        { code: 'valid-refused', message: `a person who sends ${sends} is refused`, expected: 'a 2xx', ...where },
      ];
    }
    if (!is_valid && tally.compared(isSuccess(attempt))) {
      return [
        { code: 'invalid-accepted', message: `a rating with ${sends} is accepted`, expected: 'a refusal', ...where },
      ];
    }
    return is_valid
      ? []
      : [...judgeUnrecorded(evidence, 'attempt', tally), ...judgeOwnRefusal(attempt, evidence.facts, tally)];
  },
});
