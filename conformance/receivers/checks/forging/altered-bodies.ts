import fc from 'fast-check';
import { controlOfForged, type ForgedNotes, forged_codes, judgeForged, sendForged } from '../../forged.ts';
import { receiverCheck } from '../../receiver-check.ts';

interface Altered {
  /** A member is added; a letter or a digit is exchanged; a space that means nothing is put in; or a line end behind all. */
  how: 'member' | 'character' | 'space' | 'end';
  /** Share of the body before the place, from 0 to 999 of a thousand. */
  at: number;
}

export const alteredBodies = receiverCheck<Altered, ForgedNotes>({
  id: 'forging/altered-bodies',
  title: 'Events whose body is another than the signed one are refused',
  how: 'Signs a body, then alters it: a member more, another character, a space within or a line end behind. It stays JSON.',
  clauses: ['receiving.refuses-forged'],
  codes: forged_codes,
  since: '0.1.0',
  signed: true,
  cases: {
    kind: 'drawn',
    arbitrary: fc.record({
      how: fc.constantFrom('end', 'space', 'character', 'member'),
      at: fc.integer({ min: 0, max: 999 }),
    }),
    samples: 4,
    named: [
      { how: 'member', at: 0 },
      { how: 'character', at: 500 },
      { how: 'character', at: 999 },
      { how: 'space', at: 0 },
      { how: 'end', at: 0 },
    ],
  },
  act: (ctx, altered) => sendForged(ctx, ctx.newEvent(), { altered: (bytes) => alter(bytes, altered) }),
  control: (evidence) => controlOfForged(evidence, evidence.notes),
  judge: judgeForged,
});

/** Never longer than the text of the event, and never the same. */
function alter(bytes: Buffer, { how, at }: Altered): Buffer {
  const text = bytes.toString('utf8');
  switch (how) {
    case 'member':
      return Buffer.from(text.replace('{', '{"added":true,'));
    case 'space':
      return Buffer.from(text.replace('{', '{ '));
    case 'end':
      return Buffer.from(`${text}\n`);
    case 'character':
      return Buffer.from(withOtherDigit(text, at));
  }
}

/** One digit of the ids and times, which JSON takes in any of its places. */
function withOtherDigit(text: string, at: number): string {
  const digits = [...text.matchAll(/(?<=[0-9a-f-])[1-8](?=[0-9a-f-]*")/g)].map(({ index }) => index);
  const place = digits[Math.floor((digits.length * at) / 1_000)] ?? 0;
  return text.slice(0, place) + (Number(text[place]) + 1) + text.slice(place + 1);
}
