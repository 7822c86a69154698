import { table } from '../../../suite/check.ts';
import { answerOf, isTaken, ofStep, receiverCheck, unanswered, untaken } from '../../receiver-check.ts';
import type { WireForm } from '../../sender.ts';

interface Formed {
  form: WireForm;
  /** So many events, one after another, over one connection. */
  over_one_connection?: number;
}

export const wireForms = receiverCheck<Formed>({
  id: 'taking/wire-forms',
  title: 'Events are taken in every form of one HTTP request',
  how: 'Sends an event with headers in other cases and orders, in chunks, slowly, over one connection, beside a plain one.',
  clauses: ['receiving.any-wire-form'],
  codes: {
    'form-refused': {
      clause: 'receiving.any-wire-form',
      message: 'An event is refused for a form of its request that HTTP allows.',
    },
  },
  since: '0.1.0',
  cases: table<Formed>([
    { form: { names: 'lower' } },
    { form: { names: 'upper' } },
    { form: { reversed: true } },
    { form: { chunked: true } },
    { form: { piece_ms: 150 } },
    { form: { chunked: true, piece_ms: 30 } },
    { form: { closing: true } },
    { form: {}, over_one_connection: 3 },
    {
      form: {
        more: [
          ['Traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
          ['X-Forwarded-For', '203.0.113.7'],
          ['Accept', '*/*'],
        ],
      },
    },
  ]),
  async act(ctx, { form, over_one_connection = 1 }) {
    await ctx.send(ctx.newEvent(), 'plain');
    const connection = over_one_connection > 1 && { connection: 'one' };
    for (let number = 1; number <= over_one_connection; number += 1) {
      await ctx.send(ctx.newEvent(), `formed/${number}`, { form, ...connection });
    }
  },
  control: (evidence) => unanswered(evidence) ?? untaken(evidence, 'plain'),
  judge(evidence, tally) {
    return ofStep(evidence, 'formed').flatMap((at) =>
      tally.holds(isTaken(at), 'form-refused', { at, expected: '2xx', actual: answerOf(at), again: true }),
    );
  },
});
