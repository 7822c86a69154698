import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardText } from './arbitrary-requests.support.ts';
import { quotingStyles } from './quoting.ts';

const stops = fc.uniqueArray(fc.constantFrom(',', ';', '|', ')', ' and ', ',,', '\u{1F517}', '%', '"', 'x'), {
  maxLength: 2,
});

describe.each(['backslash', 'double_quote', 'percent'] as const)('%s', (style) => {
  const { write, read } = quotingStyles[style];

  it('reads what it wrote, up to the stop and no further', () => {
    fc.assert(
      fc.property(awkwardText, stops, fc.boolean(), fc.nat(1), (text, ends, quote, chosen) => {
        // A stop that is the style's own sign would be no grammar.
        fc.pre(!ends.some((end) => end.startsWith({ backslash: '\\', double_quote: '"', percent: '%' }[style])));
        const written = write(text, ends, quote);
        const end = ends[chosen] ?? '';
        expect(read(`ab${written}${end}rest`.slice(0, end === '' ? 2 + written.length : undefined), 2, ends)).toEqual({
          text,
          next: 2 + written.length,
          quoted: expect.any(Boolean),
        });
      }),
      { numRuns: 5000, seed: 1 },
    );
  });

  it('marks as quoted what it was told to quote', () => {
    fc.assert(
      fc.property(awkwardText, (text) => {
        fc.pre(text !== '' || style === 'double_quote');
        expect(read(write(text, [','], true), 0, [','])?.quoted).toBe(true);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('leaves plain text as it is', () => {
    expect(write('2026-01-05T09:30:00.000Z', [',', '|'], false)).toBe('2026-01-05T09:30:00.000Z');
  });
});

describe('broken quoting', () => {
  it.each([
    ['backslash', 'a\\'],
    ['double_quote', '"a'],
    ['double_quote', '"a"b'],
    ['double_quote', '"a\\x"'],
    ['percent', 'a%2'],
    ['percent', '%FF'],
  ] as const)('%s: %s', (style, text) => {
    expect(quotingStyles[style].read(text, 0, [','])).toBeUndefined();
  });
});
