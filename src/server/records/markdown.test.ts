import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from './catalog-arbitraries.support.ts';
import { cell, code, codeCell, inline, jsonBlock, line, prose, row } from './markdown.ts';

describe('a text', () => {
  test.each([
    [
      'Plain, with a full-stop. 50% off: a (b) {c} d/e + f = g!',
      'Plain, with a full-stop. 50% off: a (b) {c} d/e + f = g!',
    ],
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\\\|b'],
    ['*a* `b` ~~c~~ [d](e) <f>', '\\*a\\* \\`b\\` \\~\\~c\\~\\~ \\[d\\](e) \\<f>'],
    ['snake_case _a_ __b', 'snake_case \\_a\\_ \\_\\_b'],
    ['&amp; & &#8238; R&D', '\\&amp; & \\&#8238; R&D'],
    [' two \r\n\t lines\u2028 \u0000 ', 'two lines'],
    ['شمس | قمر', 'شمس \\| قمر'],
    ['\u202eevil\u202c \u2066x\u2069', 'evil x'],
    ['👩‍🚀 🏳️‍🌈', '👩‍🚀 🏳️‍🌈'],
    ['lone \ud83d', 'lone \ufffd'],
  ])('%j within a line is %j', (text, want) => expect(inline(text)).toBe(want));

  test.each([
    ['# a', '\\# a'],
    ['a #', 'a \\#'],
    ['C#', 'C\\#'],
    ['a # b', 'a # b'],
    ['- a', '\\- a'],
    ['-5 + 3', '\\-5 + 3'],
    ['> a', '\\> a'],
    ['12. a', '12\\. a'],
    ['12) a', '12\\) a'],
    ['12 a', '12 a'],
    ['===', '\\==='],
    ['```', '\\`\\`\\`'],
  ])('%j at the start of a line is %j', (text, want) => expect(line(text)).toBe(want));

  test.each([
    ['a', '`a`'],
    ['a`b', '`` a`b ``'],
    ['``', '``` `` ```'],
    ['a|b', '`a|b`'],
    [' \n', ''],
  ])('%j as code is %j', (text, want) => expect(code(text)).toBe(want));

  test.each([
    ['a', '`a`'],
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\\\|b'],
    ['`', '\\`'],
  ])('%j as code in a cell is %j', (text, want) => expect(codeCell(text)).toBe(want));

  test('in a cell is cut where it is very long', () => {
    expect(cell('x'.repeat(1000))).toBe('x'.repeat(1000));
    expect(cell('🙂'.repeat(501))).toBe(`${'🙂'.repeat(500)}…`);
    expect(cell(`x${'🙂'.repeat(501)}`)).toBe(`x${'🙂'.repeat(499)}…`);
  });
});

test('a row has the cells it was given, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), fc.boolean(), (texts, as_code) => {
      const shown = row(texts.map(as_code ? codeCell : cell));
      expect(shown).not.toMatch(/[\n\r\u2028\u2029]/);
      expect(cellsOf(shown)).toHaveLength(texts.length);
    }),
  );
});

/** The cells as GitHub's Markdown finds them: a backslash takes the mark after it along, then pipes divide. */
function cellsOf(text: string): string[] {
  const cells = text.replace(/\\[!-/:-@[-`{-~]/g, '').split('|');
  expect([cells[0], cells.at(-1)]).toEqual(['', '']);
  return cells.slice(1, -1);
}

test('a JSON value', () => {
  expect(jsonBlock({ prompt: 'A {red} kite,\n[x]', list: [1, { a: null }], none: {}, empty: [] })).toBe(
    '```json\n{"prompt": "A {red} kite,\\n[x]", "list": [1, {"a": null}], "none": {}, "empty": []}\n```',
  );
  expect(jsonBlock({ a: 'x'.repeat(100) })).toBe(`\`\`\`json\n{\n  "a": "${'x'.repeat(100)}"\n}\n\`\`\``);
  expect(jsonBlock('```')).toBe('````json\n"```"\n````');
  expect(jsonBlock('\u202e\ud83d')).toBe('```json\n"\\u202e\\ud83d"\n```');
  fc.assert(
    fc.property(fc.jsonValue(), hostileText, (value, text) => {
      const [open, ...lines] = jsonBlock({ value, text }).split('\n');
      expect(open).toMatch(/^`{3,}json$/);
      expect(JSON.parse(lines.slice(0, -1).join('\n'))).toEqual(JSON.parse(JSON.stringify({ value, text })));
    }),
  );
});

describe("another author's Markdown", () => {
  test.each([
    ['Two *paragraphs*.\n\nOf `prose`\r\nand “quotes”.', 'Two *paragraphs*.\n\nOf `prose`\nand “quotes”.'],
    ['Intro\n\n# Heading\n\n- item', '> Intro\n>\n> # Heading\n>\n> - item'],
    ['Text\n---', '> Text\n> ---'],
    ['```\nnever closed', '> ```\n> never closed'],
    ['<!-- never closed', '> <!-- never closed'],
    ['3 days', '> 3 days'],
  ])('%j is %j', (text, want) => expect(prose(text)).toBe(want));
});
