import fc from 'fast-check';
import { type Effect, isSame, sentToEffect, unseen } from '../../effects.ts';
import { answerOf, isTaken, ofStep, receiverCheck, unanswered, untaken } from '../../receiver-check.ts';

/** Share of the body in percent that arrives before the connection breaks. */
type Cut = { percent: number };

export const brokenAttempt = receiverCheck<Cut, { broken?: Effect; effect?: Effect; plain?: Effect }>({
  id: 'repeating/broken-attempt',
  title: 'An event is taken after an attempt whose connection broke',
  how: 'Breaks the connection within the body, then sends the event whole. With a probe, only the second has an effect.',
  clauses: ['receiving.broken-attempt'],
  codes: {
    'whole-refused': {
      clause: 'receiving.broken-attempt',
      message: 'An event is not answered 2xx after an attempt that broke off.',
    },
    'whole-without-effect': {
      clause: 'receiving.broken-attempt',
      message: 'An event has no effect after an attempt that broke off.',
    },
    'part-took-effect': { clause: 'receiving.broken-attempt', message: 'A part of an event has an effect.' },
  },
  since: '0.1.0',
  cases: {
    kind: 'drawn',
    arbitrary: fc.record({ percent: fc.integer({ min: 0, max: 99 }) }),
    samples: 2,
    named: [{ percent: 60 }, { percent: 0 }],
  },
  async act(ctx, { percent }) {
    const plain = await sentToEffect(ctx, ctx.newEvent(), 'plain');
    const event = ctx.newEvent();
    const before = await ctx.shown(event);
    await ctx.send(event, 'broken', { form: { cut_behind: percent / 100 } });
    const between = await ctx.shownLater(event);
    await ctx.send(event, 'whole');
    const after = await ctx.shownAfter(event, between);
    if (!plain) return {};
    return {
      plain,
      broken: { before, after: between },
      effect: { before: between, after },
    };
  },
  control(evidence) {
    const [broken] = ofStep(evidence, 'broken');
    if (broken?.failure?.kind !== 'cut') return 'the receiver answered before the connection broke';
    return unanswered(evidence) ?? untaken(evidence, 'plain') ?? unseen(evidence.notes.plain);
  },
  judge(evidence, tally) {
    const [at] = ofStep(evidence, 'whole') as [ReturnType<typeof ofStep>[number]];
    const { broken, effect } = evidence.notes;
    const whole = { at, expected: '2xx', actual: answerOf(at), again: true as const };
    return [
      ...tally.holds(isTaken(at), 'whole-refused', whole),
      ...(broken
        ? tally.holds(isSame(broken), 'part-took-effect', { at, expected: broken.before, actual: broken.after })
        : []),
      ...(effect && broken && isSame(broken)
        ? tally.holds(!isSame(effect), 'whole-without-effect', {
            at,
            expected: 'another value of the probe than before',
            actual: effect.after,
            again: true,
          })
        : []),
    ];
  },
});
