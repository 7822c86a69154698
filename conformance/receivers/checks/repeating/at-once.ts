import { table } from '../../../suite/check.ts';
import { type Effect, sentToEffect } from '../../effects.ts';
import { answerOf, isTaken, ofStep, receiverCheck } from '../../receiver-check.ts';
import { controlOfRepeats, judgeRepeats, type RepeatedNotes, repeated_codes } from '../../repeated.ts';

/** Answers by which a receiver puts off what it is just working on. */
const put_off = [409, 423, 425, 429, 503];

export const atOnce = receiverCheck<{ copies: number }, RepeatedNotes & { counted?: number }>({
  id: 'repeating/at-once',
  title: 'Copies of an event at the same time have one effect',
  how: 'Sends ten copies at once, then one more. One copy must be taken; others may be put off (409, 423, 425, 429, 503).',
  clauses: ['receiving.repeats'],
  codes: {
    ...repeated_codes,
    'copy-refused': {
      clause: 'receiving.repeats',
      message: 'A copy of an event, sent at the same time as others, is neither taken nor put off.',
    },
    'copies-took-effect': {
      clause: 'receiving.repeats',
      message: 'Copies of an event that were sent at the same time have another effect than one event.',
    },
  },
  since: '0.1.0',
  cases: table([{ copies: 2 }, { copies: 10 }]),
  async act(ctx, { copies }) {
    const alone = await sentToEffect(ctx, ctx.newEvent(), 'first');
    const event = ctx.newEvent();
    const before = await ctx.shown(event);
    const numbers = Array.from({ length: copies }, (_, index) => index + 1);
    await Promise.all(numbers.map((number) => ctx.send(event, `copy/${number}`)));
    const after = await ctx.shownAfter(event, before);
    await ctx.send(event, 'repeat');
    const behind = await ctx.shownLater(event);
    if (!alone) return {};
    return { first: [alone], repeats: [{ before: after, after: behind }], ...steps(alone, { before, after }) };
  },
  control: controlOfRepeats,
  judge(evidence, tally) {
    const copies = ofStep(evidence, 'copy');
    const { counted } = evidence.notes;
    const one_taken = copies.some(isTaken);
    const refused = copies.find((at) => !isTaken(at) && !put_off.includes(at.received?.status ?? 0)) ?? copies[0]!;
    const right = one_taken && copies.every((at) => isTaken(at) || put_off.includes(at.received?.status ?? 0));
    return [
      ...tally.holds(right, 'copy-refused', {
        at: refused,
        expected: '2xx for one at least, and 2xx, 409, 423, 425, 429 or 503 for the others',
        actual: copies.map(answerOf),
        again: true,
      }),
      ...judgeRepeats(evidence, tally),
      ...(counted === undefined
        ? []
        : tally.holds(counted === 1, 'copies-took-effect', { at: copies[0]!, expected: 1, actual: counted })),
    ];
  },
});

/** Steps by which the probe moved, in those of one event: only where it is a number can it be told. */
function steps(alone: Effect, together: Effect): { counted?: number } {
  const values = [alone.before, alone.after, together.before, together.after].map((value) =>
    value === null ? 0 : value,
  );
  if (!values.every((value) => typeof value === 'number')) return {};
  const [a, b, c, d] = values as [number, number, number, number];
  return b === a ? {} : { counted: (d - c) / (b - a) };
}
