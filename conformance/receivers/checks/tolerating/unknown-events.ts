import { table } from '../../../suite/check.ts';
import { answerOf, isTaken, ofStep, receiverCheck, unanswered, untaken } from '../../receiver-check.ts';

export const unknownEvents = receiverCheck<{ event: string }>({
  id: 'tolerating/unknown-events',
  title: 'Events of an unknown code are answered 2xx',
  how: 'Sends events with codes that the specification does not name, signed rightly, beside one that it names.',
  clauses: ['receiving.tolerates-more'],
  codes: {
    'unknown-event-refused': {
      clause: 'receiving.tolerates-more',
      message: 'An event of an unknown code is not answered 2xx.',
    },
  },
  since: '0.1.0',
  cases: table([{ event: 'run.started' }, { event: 'balance.low' }, { event: 'organization_renamed' }]),
  async act(ctx, { event }) {
    await ctx.send(ctx.newEvent(), 'plain');
    await ctx.send(ctx.newEvent('run.completed', { event }), 'unknown');
  },
  control: (evidence) => unanswered(evidence) ?? untaken(evidence, 'plain'),
  judge(evidence, tally) {
    return ofStep(evidence, 'unknown').flatMap((at) =>
      tally.holds(isTaken(at), 'unknown-event-refused', { at, expected: '2xx', actual: answerOf(at), again: true }),
    );
  },
});
