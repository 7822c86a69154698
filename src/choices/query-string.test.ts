import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awkwardText } from './arbitrary-requests.support.ts';
import { readQueryString, writeQueryString } from './query-string.ts';

it('reads what it wrote, and so does the URL parser of every platform', () => {
  const pairs = fc.array(fc.tuple(awkwardText, awkwardText), { maxLength: 4 });
  fc.assert(
    fc.property(pairs, (sent) => {
      const text = writeQueryString(sent);
      expect(readQueryString(text)).toEqual(sent);
      expect([...new URL(`http://h/?${text}`).searchParams]).toEqual(sent);
    }),
    { numRuns: 3000, seed: 1 },
  );
});

it.each([
  ['', []],
  ['a', [['a', '']]],
  ['a=b=c', [['a', 'b=c']]],
  [
    'a=1&&b',
    [
      ['a', '1'],
      ['b', ''],
    ],
  ],
  ['a+b=c%20d', [['a b', 'c d']]],
  ['a=%zz%41', [['a', '%zz%41']]],
  ['=1', [['', '1']]],
] as [string, [string, string][]][])('%j', (text, pairs) => {
  expect(readQueryString(text)).toEqual(pairs);
});
