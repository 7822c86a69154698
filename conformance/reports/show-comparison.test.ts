import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failed, passed, someReport, unjudged, written } from '../testing/written-report.support.ts';
import { compareReports } from './compare-reports.ts';
import { renderComparison, renderComparisonHtml, renderComparisonMarkdown } from './show-comparison.ts';

const [a, b] = ['lists/a', 'retry/b'];
const few = compareReports([
  written('x', [passed(a), passed(b)]),
  written('y', [failed(a), passed(b)]),
  written('z', [failed(a)]),
]);
/** A month of one implementation. */
const nights = compareReports(
  Array.from({ length: 30 }, (_, night) =>
    written(
      `${night + 1}.json`,
      [night > 11 ? failed(a) : passed(a), night === 3 ? unjudged(b, 'inconclusive') : passed(b)],
      { target: { implementation: { name: 'x', version: '1' }, base_url: 'http://a.test', hash: '' } },
    ),
  ),
);

describe('as text', () => {
  it('has a column of words for each report', () => {
    expect(renderComparison(few, false, 80).split('\n')).toEqual([
      'check                     x 1    y 1     z 1',
      'lists/a                   pass   fail ◄  fail',
      'retry/b                   pass   pass    -',
      'passing/failing/unjudged  2/0/0  1/1/0   0/1/0',
      '',
      '◄ fails first after it passed',
    ]);
  });

  it('has one sign for each verdict where the words do not fit', () => {
    const lines = renderComparison(nights, false, 80).split('\n');
    expect(lines.slice(0, 8)).toEqual([
      '                  111111111122222222223',
      'check    123456789012345678901234567890',
      'lists/a  ............Ffffffffffffffffff',
      'retry/b  ...i..........................',
      '',
      '. pass  f fail  i inconclusive  - absent',
      'a capital: fails first after it passed',
      '',
    ]);
    expect(lines).toContain(' 4  1/0/1  4.json  2026-01-01T00:00:00.000Z');
  });

  it('is never wider than the terminal, and tells every verdict', () => {
    fc.assert(
      fc.property(
        fc.array(someReport, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 45, max: 100 }),
        (all, width) => {
          const comparison = compareReports(all);
          const lines = renderComparison(comparison, false, width).split('\n');
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
          for (const { check } of comparison.checks) expect(lines.some((line) => line.startsWith(check))).toBe(true);
        },
      ),
    );
  });

  it('says that no verdict differs', () => {
    const same = compareReports([written('x', [passed(a)]), written('y', [passed(a)])]);
    expect(renderComparison(same, false, 80)).toMatch(/\n\nno verdict differs$/);
    expect(renderComparison(same, false, 30)).toContain('no verdict differs');
    expect(renderComparisonMarkdown(same)).toContain('No verdict differs.');
  });
});

it('is a table in Markdown', () => {
  expect(renderComparisonMarkdown(few).split('\n')).toEqual([
    '## Conformance compared',
    '',
    '| check | x 1 | y 1 | z 1 |',
    '| --- | --- | --- | --- |',
    '| `lists/a` | pass | **fail** ◄ | fail |',
    '| `retry/b` | pass | pass | - |',
    '| passing/failing/unjudged | 2/0/0 | 1/1/0 | 0/1/0 |',
    '',
    '◄ fails first after it passed',
  ]);
});

it('is a page with a column for each report', () => {
  const page = renderComparisonHtml(few);
  const [, row] = /<th scope="row">lists\/a<\/th>(.*)<\/tr>/.exec(page)!;
  expect(row!.replaceAll(/<[^>]*>/g, ' ').split(/\s+/)).toEqual(['', 'pass', 'fail', '◄', 'fail', '']);
  expect(renderComparisonHtml(compareReports([written('<x>', [passed(a)])]))).toContain('&lt;x&gt; 1');
});
