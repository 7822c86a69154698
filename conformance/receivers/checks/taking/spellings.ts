import fc from 'fast-check';
import { answerOf, isTaken, ofStep, receiverCheck, unanswered, untaken } from '../../receiver-check.ts';
import { plain_spelling, type Spelling, spellings } from '../../spelling.ts';

interface Spelt {
  spelling: Spelling;
  /** Stands in the input of the run. */
  text: string;
}

const texts = fc.string({ unit: 'grapheme', maxLength: 12 });
const named: Spelt[] = [
  { spelling: { ...plain_spelling, indent: '  ', end: '\n' }, text: '' },
  { spelling: { ...plain_spelling, numbers: 'fraction' }, text: '' },
  { spelling: { ...plain_spelling, escapes: 'letters' }, text: 'a/b' },
  { spelling: { ...plain_spelling, escapes: 'beyond-ascii' }, text: 'Grüße 🙂 \u2028 "\\' },
  { spelling: plain_spelling, text: 'Grüße 🙂 \u2028 "\\' },
  { spelling: { ...plain_spelling, reversed: true }, text: '' },
];

export const spellingsTaken = receiverCheck<Spelt>({
  id: 'taking/spellings',
  title: 'Events are taken however their JSON is spelt',
  how: 'Sends an event in drawn spellings of JSON (spaces, order, escapes, numbers), signed as sent, beside one in the plain spelling.',
  clauses: ['receiving.any-spelling'],
  codes: {
    'spelling-refused': {
      clause: 'receiving.any-spelling',
      message: 'An event is refused for the spelling of its JSON, though its signature is that of the bytes sent.',
    },
  },
  since: '0.1.0',
  cases: { kind: 'drawn', arbitrary: fc.record({ spelling: spellings, text: texts }), samples: 12, named },
  async act(ctx, { spelling, text }) {
    await ctx.send(ctx.newEvent(), 'plain');
    await ctx.send(ctx.newEvent('run.completed', { 'run.input.prompt': text }), 'spelt', { spelling });
  },
  control: (evidence) => unanswered(evidence) ?? untaken(evidence, 'plain'),
  judge(evidence, tally) {
    return ofStep(evidence, 'spelt').flatMap((at) =>
      tally.holds(isTaken(at), 'spelling-refused', { at, expected: '2xx', actual: answerOf(at), again: true }),
    );
  },
});
