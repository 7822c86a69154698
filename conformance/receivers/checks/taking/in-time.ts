import { table } from '../../../suite/check.ts';
import { event_codes } from '../../../suite/scenario.ts';
import { answerOf, isTaken, receiverCheck } from '../../receiver-check.ts';

export const inTime = receiverCheck<{ at_once: number }, { within_ms: number }>({
  id: 'taking/in-time',
  title: 'Events are answered within a few seconds, also ten at once',
  how: 'Sends one event, then ten at the same time, and measures each answer. A late one is measured once more.',
  clauses: ['receiving.answers-soon'],
  codes: {
    'answer-late': { clause: 'receiving.answers-soon', message: 'The answer to an event comes late, or not at all.' },
  },
  since: '0.1.0',
  cases: table([{ at_once: 1 }, { at_once: 10 }]),
  async act(ctx, { at_once }) {
    const numbers = Array.from({ length: at_once }, (_, index) => index);
    await Promise.all(
      numbers.map((index) => ctx.send(ctx.newEvent(event_codes[index % event_codes.length]), `event/${index + 1}`)),
    );
    return { within_ms: ctx.answer_within_ms };
  },
  control({ exchanges }) {
    const broken = exchanges.find(({ failure }) => failure !== undefined && failure.kind !== 'timeout');
    if (broken) return `no answer came (${broken.failure!.message})`;
    const refused = exchanges.find((one) => one.received !== undefined && !isTaken(one));
    return refused && `an event was answered ${answerOf(refused)}, which may take less than to take it`;
  },
  judge({ exchanges, notes: { within_ms } }, tally) {
    return exchanges.flatMap((at) =>
      tally.holds(at.received !== undefined && at.took_ms <= within_ms, 'answer-late', {
        at,
        expected: `an answer within ${within_ms / 1_000} s`,
        actual: at.received ? `${answerOf(at)} after ${at.took_ms / 1_000} s` : answerOf(at),
        again: true,
      }),
    );
  },
});
