import { table } from '../../../suite/check.ts';
import { type Effect, isSame, sentToEffect, unseen } from '../../effects.ts';
import { answerOf, isTaken, ofStep, receiverCheck, unanswered, untaken } from '../../receiver-check.ts';

export const genuineAfterForged = receiverCheck<{ forged_before: number }, { effect?: Effect; plain?: Effect }>({
  id: 'forging/genuine-after-forged',
  title: 'A genuine event is taken after a forged one with the same ids',
  how: 'Sends a forged event, then the genuine one with the same ids; with a probe it must have its effect.',
  clauses: ['receiving.forged-leaves-no-trace'],
  codes: {
    'genuine-refused': {
      clause: 'receiving.forged-leaves-no-trace',
      message: 'A genuine event is not answered 2xx after a forged one with the same ids.',
    },
    'genuine-without-effect': {
      clause: 'receiving.forged-leaves-no-trace',
      message: 'A genuine event has no effect after a forged one with the same ids.',
    },
  },
  since: '0.1.0',
  signed: true,
  cases: table([{ forged_before: 1 }, { forged_before: 3 }]),
  async act(ctx, { forged_before }) {
    const plain = await sentToEffect(ctx, ctx.newEvent(), 'plain');
    const event = ctx.newEvent();
    for (let number = 1; number <= forged_before; number += 1) {
      await ctx.send(event, `forged/${number}`, { forged: 'other-secret' });
    }
    const effect = await sentToEffect(ctx, event, 'genuine');
    return { ...(plain && { plain }), ...(effect && { effect }) };
  },
  control: (evidence) => unanswered(evidence) ?? untaken(evidence, 'plain') ?? unseen(evidence.notes.plain),
  judge(evidence, tally) {
    const [at] = ofStep(evidence, 'genuine');
    const { effect } = evidence.notes;
    return [
      ...tally.holds(isTaken(at!), 'genuine-refused', { at: at!, expected: '2xx', actual: answerOf(at!), again: true }),
      ...(effect
        ? tally.holds(!isSame(effect), 'genuine-without-effect', {
            at: at!,
            expected: 'another value of the probe than before',
            actual: effect.after,
            again: true,
          })
        : []),
    ];
  },
});
