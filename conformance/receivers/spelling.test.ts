import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain_spelling, spellings, spelt } from './spelling.ts';

it('spells a value that parses to an equal one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), spellings, (value, spelling) => {
      expect(JSON.parse(spelt(value, spelling))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('spells plainly as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(spelt(value, plain_spelling)).toBe(JSON.stringify(value));
    }),
  );
});

it.each([
  [{ indent: '  ' }, '{\n  "ü": 4,\n  "b": []\n}'],
  [{ reversed: true }, '{"b":[],"ü":4}'],
  [{ escapes: 'beyond-ascii' }, '{"\\u00fc":4,"b":[]}'],
  [{ escapes: 'letters' }, '{"\\u00fc":4,"\\u0062":[]}'],
  [{ numbers: 'fraction' }, '{"ü":4.0,"b":[]}'],
  [{ numbers: 'exponent', end: '\n' }, '{"ü":4e0,"b":[]}\n'],
] as const)('%j', (other, text) => {
  expect(spelt({ ü: 4, b: [] }, { ...plain_spelling, ...other })).toBe(text);
});
