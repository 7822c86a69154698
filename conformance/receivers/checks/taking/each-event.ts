import type { EventCode } from '../../../../src/contract/types.ts';
import { table } from '../../../suite/check.ts';
import { event_codes } from '../../../suite/scenario.ts';
import { answerOf, isTaken, receiverCheck, unanswered } from '../../receiver-check.ts';

export const eachEvent = receiverCheck<{ event: EventCode }>({
  id: 'taking/each-event',
  title: 'Each of the three events is answered 2xx',
  how: 'Sends one event of each code, signed rightly. Any 2xx is right.',
  clauses: ['receiving.takes-events'],
  codes: {
    'event-refused': {
      clause: 'receiving.takes-events',
      message: 'An event with the right signature is not answered 2xx.',
    },
  },
  since: '0.1.0',
  cases: table(event_codes.map((event) => ({ event }))),
  async act(ctx, { event }) {
    await ctx.send(ctx.newEvent(event), 'event');
  },
  control: unanswered,
  judge({ exchanges }, tally) {
    const [at] = exchanges;
    return tally.holds(isTaken(at!), 'event-refused', { at: at!, expected: '2xx', actual: answerOf(at!), again: true });
  },
});
