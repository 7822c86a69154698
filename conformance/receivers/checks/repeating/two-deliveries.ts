import { table } from '../../../suite/check.ts';
import { receiverCheck } from '../../receiver-check.ts';
import { controlOfRepeats, judgeRepeats, type RepeatedNotes, withEffects } from '../../repeated.ts';

export const twoDeliveries = receiverCheck<{ further: number }, RepeatedNotes>({
  id: 'repeating/two-deliveries',
  title: 'Two deliveries about one run have one effect',
  how: 'Sends the end of one run again with other delivery ids, as a callback and webhooks would. With a probe, it shows one effect.',
  clauses: ['receiving.one-effect-for-a-run'],
  codes: {
    'repeat-refused': {
      clause: 'receiving.one-effect-for-a-run',
      message: 'A second delivery about a run is not answered 2xx.',
    },
    'repeat-took-effect': {
      clause: 'receiving.one-effect-for-a-run',
      message: 'A second delivery about a run has an effect of its own.',
    },
  },
  since: '0.1.0',
  cases: table([{ further: 1 }, { further: 3 }]),
  act(ctx, { further }) {
    const event = ctx.newEvent();
    return withEffects(
      ctx,
      [event],
      () => ctx.send(event, 'first'),
      async () => {
        for (let number = 1; number <= further; number += 1) await ctx.send(ctx.sameRun(event), `repeat/${number}`);
      },
    );
  },
  control: controlOfRepeats,
  judge: judgeRepeats,
});
