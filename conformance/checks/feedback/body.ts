import { endedRun } from '../../acts/poll-runs.ts';
import { no_scalar } from '../../arbitraries/way.ts';
import { envelope_codes, judgeOwnRefusal } from '../../models/envelopes.ts';
import { of_ratings, ratingRequest, runRequest } from '../../models/ratings.ts';
import { judgeUnrecorded, refused_rating_codes } from '../../models/refused-ratings.ts';
import { exchangeAt, isRefused, isSuccess, serverError, statusOf, unproven } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';

interface Case {
  sends: string;
}

const bodies: Readonly<Record<string, { body: Record<string, unknown>; is_valid: boolean }>> = {
  'a positive rating with a reason': { body: { is_positive: true, reason: 'sharp, and well lit' }, is_valid: true },
  'a negative rating with a reason': { body: { is_positive: false, reason: 'out of focus' }, is_valid: true },
  'an object for is_positive': { body: { is_positive: no_scalar, reason: 'out of focus' }, is_valid: false },
  'an object for reason': { body: { is_positive: false, reason: no_scalar }, is_valid: false },
};

/** The rating that stands before; no attempt asks for it. */
const standing = { is_positive: true, reason: 'as it was asked for' };

/** An effect of what is refused that is put off for a while, or counted, shows by the last of them. */
const most_attempts = 3;

/**
 * No word says that `is_positive` or `reason` is optional, so that both are there where a rating must be taken. A value
 * that can be made into neither is refused.
 */
export const feedbackBody = check<Case>({
  id: 'feedback/body',
  title: 'A rating is is_positive, a boolean, and reason, a text',
  how: 'Valid ratings must be accepted. Values that no conversion makes into a boolean or a text must be refused, and leave the rating that stands.',
  clauses: ['feedback.body', 'feedback.refusal-changes-nothing', 'feedback.error-envelope'],
  codes: {
    ...envelope_codes,
    ...refused_rating_codes,
    'valid-refused': { clause: 'feedback.body', message: 'A valid rating is refused.' },
    'invalid-accepted': {
      clause: 'feedback.body',
      message: 'A rating is accepted whose value is neither a boolean nor a text.',
    },
  },
  since: '0.1.0',
  ...of_ratings,
  cases: () => table(Object.keys(bodies).map((sends) => ({ sends }))),
  async run(ctx, { sends }) {
    const id = await endedRun(ctx, 'succeeds');
    await ctx.call('human', ratingRequest(ctx.facts, 'human', id, standing), 'control');
    await ctx.time.settle();
    await ctx.call('owner', runRequest(ctx.facts, 'owner', id), 'before');
    const { body, is_valid } = bodies[sends]!;
    for (let time = 1; time <= (is_valid ? 1 : most_attempts); time++) {
      await ctx.call('human', ratingRequest(ctx.facts, 'human', id, body), 'attempt');
    }
    await ctx.time.settle();
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
    const shown = { at: attempt, actual: statusOf(attempt) };
    if (is_valid) {
      const message = `a person who sends ${sends} is refused`;
      return tally.holds(!isRefused(attempt), 'valid-refused', { ...shown, message, expected: 'a 2xx' });
    }
    if (tally.compared(isSuccess(attempt))) {
      const message = `a rating with ${sends} is accepted`;
      return tally.broken('invalid-accepted', { ...shown, message, expected: 'a refusal' });
    }
    return [...judgeUnrecorded(evidence, 'attempt', tally), ...judgeOwnRefusal(attempt, evidence.facts, tally)];
  },
});
