import fc from 'fast-check';
import { receiverCheck } from '../../receiver-check.ts';
import { controlOfRepeats, judgeRepeats, type RepeatedNotes, repeated_codes, withEffects } from '../../repeated.ts';

/** Places among three events, in the order in which they come again. */
type Order = readonly number[];

export const oneAfterAnother = receiverCheck<Order, RepeatedNotes>({
  id: 'repeating/one-after-another',
  title: 'Events that come again, in any order, are taken and have one effect',
  how: 'Sends three events once, then some of them again in a drawn order. With a probe, none changes anything more.',
  clauses: ['receiving.repeats'],
  codes: repeated_codes,
  since: '0.1.0',
  cases: {
    kind: 'drawn',
    arbitrary: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 6 }),
    samples: 4,
    named: [[0], [2, 1, 0], [0, 0, 0]],
  },
  act(ctx, order) {
    const events = [ctx.newEvent(), ctx.newEvent('run.failed'), ctx.newEvent('run.cancelled')];
    return withEffects(
      ctx,
      events,
      async () => {
        for (const [index, event] of events.entries()) await ctx.send(event, `first/${index + 1}`);
      },
      async () => {
        for (const [index, place] of order.entries()) await ctx.send(events[place]!, `repeat/${index + 1}`);
      },
    );
  },
  control: controlOfRepeats,
  judge: judgeRepeats,
});
