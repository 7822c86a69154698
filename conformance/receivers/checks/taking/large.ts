import { table } from '../../../suite/check.ts';
import { answerOf, isTaken, ofStep, receiverCheck, untaken } from '../../receiver-check.ts';

export const large = receiverCheck<{ kibibytes: number }>({
  id: 'taking/large',
  title: 'Events of up to 1 MiB are taken',
  how: 'Sends events with a long text in the input of the run, beside a short one. The specification bounds no payload.',
  clauses: ['receiving.any-spelling'],
  codes: {
    'large-refused': {
      clause: 'receiving.any-spelling',
      message: 'An event is refused for the length of its payload.',
    },
  },
  since: '0.1.0',
  cases: table([{ kibibytes: 16 }, { kibibytes: 128 }, { kibibytes: 1_024 }]),
  async act(ctx, { kibibytes }) {
    await ctx.send(ctx.newEvent(), 'plain');
    const text = 'ü'.repeat((kibibytes * 1_024) / 2);
    await ctx.send(ctx.newEvent('run.completed', { 'run.input.prompt': text }), 'large');
  },
  // A receiver that hangs up on a long body refuses it: the answer is often lost with the connection.
  control(evidence) {
    const gone = evidence.exchanges.find(({ failure }) => failure?.kind === 'refused');
    return gone ? `no answer came (${answerOf(gone)})` : untaken(evidence, 'plain');
  },
  judge(evidence, tally) {
    return ofStep(evidence, 'large').flatMap((at) =>
      tally.holds(isTaken(at), 'large-refused', { at, expected: '2xx', actual: answerOf(at), again: true }),
    );
  },
});
