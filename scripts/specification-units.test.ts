import { describe, expect, it } from 'vitest';
import { placeOfAnchor, placeOfSection, sentences, specificationUnits, unitList } from './specification-units.ts';

const markdown = `# A title

Before any section. Twice.

## 3. Things (of all kinds)

Conventions:
- One is a \`thing.md\`. It has a name.
- Two goes on
  over a line; e.g. here.
  1. Inner first
  2) Inner second

### A part (inside)

| Path | What |
|---|---|
| \`/a\` | One row. Another sentence of it. |
| \`/b\` | One row, one sentence |

A sentence right
across two lines.
## 4. Next

Last one`;

describe('specificationUnits', () => {
  const units = specificationUnits(markdown).map(({ anchor, text }) => [anchor.split('#')[0], text]);

  it('cuts sentences, items and rows, and counts them within their part', () => {
    expect(units).toEqual([
      ['s0/1', 'Before any section.'],
      ['s0/2', 'Twice.'],
      ['s3/1', 'Conventions:'],
      ['s3/2', 'One is a `thing.md`.'],
      ['s3/3', 'It has a name.'],
      ['s3/4', 'Two goes on over a line; e.g. here.'],
      ['s3/5', 'Inner first'],
      ['s3/6', 'Inner second'],
      ['s3/a-part-inside/1', '`/a` | One row.'],
      ['s3/a-part-inside/2', 'Another sentence of it.'],
      ['s3/a-part-inside/3', '`/b` | One row, one sentence'],
      ['s3/a-part-inside/4', 'A sentence right across two lines.'],
      ['s4/1', 'Last one'],
    ]);
  });

  it('gives an anchor that changes with the words and not with the white space', () => {
    const [anchor] = unitList('## 1. X\n\nSame   words.').units;
    // printf 'Same words.' | sha256sum
    expect(anchor).toBe('s1/1#02e6');
    expect(unitList('## 1. X\n\nSame\nwords.').units).toEqual([anchor]);
    expect(unitList('## 1. X\n\nOther words.').units).not.toEqual([anchor]);
  });

  it('reads files with either line end alike', () => {
    expect(specificationUnits(markdown.replaceAll('\n', '\r\n'))).toEqual(specificationUnits(markdown));
  });
});

describe('sentences', () => {
  it.each([
    ['One. Two', ['One.', 'Two']],
    ['A `b.c` stays. `d` begins.', ['A `b.c` stays.', '`d` begins.']],
    ['Some, e.g. This one, stay.', ['Some, e.g. This one, stay.']],
    ['Waits of 1.5 s, then 2 s.', ['Waits of 1.5 s, then 2 s.']],
    ['Is it? It is! {x} too.', ['Is it?', 'It is!', '{x} too.']],
    ['no. lower case goes on', ['no. lower case goes on']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});

describe('places', () => {
  it.each([
    ['8', 's8'],
    ['4 Models (catalog)', 's4/models-catalog'],
    ['2 Pagination envelope (lists)', 's2/pagination-envelope-lists'],
  ])('section %s is at %s', (section, place) => {
    expect(placeOfSection(section)).toBe(place);
  });

  it('an anchor tells its place', () => {
    expect(placeOfAnchor('s4/assets/7#9f3a')).toBe('s4/assets');
    expect(placeOfAnchor('s8/1#9f3a')).toBe('s8');
  });
});
