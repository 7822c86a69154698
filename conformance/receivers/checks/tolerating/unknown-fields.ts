import fc from 'fast-check';
import { answerOf, isTaken, ofStep, receiverCheck, unanswered, untaken } from '../../receiver-check.ts';

interface Added {
  /** `top`: beside the code of the event. */
  place: 'top' | 'delivery' | 'run';
  name: string;
  value: fc.JsonValue;
}

const names = fc.stringMatching(/^x_[a-z]{1,12}$/);

export const unknownFields = receiverCheck<Added>({
  id: 'tolerating/unknown-fields',
  title: 'Events with fields that nobody knows are answered 2xx',
  how: 'Adds a drawn field to the payload, its delivery or its run, and signs the whole, beside an event without.',
  clauses: ['receiving.tolerates-more'],
  codes: {
    'unknown-field-refused': {
      clause: 'receiving.tolerates-more',
      message: 'An event with a field that the receiver does not know is not answered 2xx.',
    },
  },
  since: '0.1.0',
  cases: {
    kind: 'drawn',
    arbitrary: fc.record({
      place: fc.constantFrom('top', 'delivery', 'run'),
      name: names,
      value: fc.jsonValue({ maxDepth: 2 }),
    }),
    samples: 4,
    named: [
      { place: 'top', name: 'x_version', value: '2' },
      { place: 'delivery', name: 'x_attempt', value: 1 },
      { place: 'run', name: 'x_region', value: { code: 'eu' } },
    ],
  },
  async act(ctx, { place, name, value }) {
    await ctx.send(ctx.newEvent(), 'plain');
    const event = ctx.newEvent();
    await ctx.send({ ...event, payload: withField(event.payload, place, name, value) }, 'added');
  },
  control: (evidence) => unanswered(evidence) ?? untaken(evidence, 'plain'),
  judge(evidence, tally) {
    return ofStep(evidence, 'added').flatMap((at) =>
      tally.holds(isTaken(at), 'unknown-field-refused', { at, expected: '2xx', actual: answerOf(at), again: true }),
    );
  },
});

function withField(payload: Record<string, unknown>, place: Added['place'], name: string, value: unknown) {
  if (place === 'top') return { ...payload, [name]: value };
  return { ...payload, [place]: { ...(payload[place] as object), [name]: value } };
}
