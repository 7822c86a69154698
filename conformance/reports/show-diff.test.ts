import { expect, it } from 'vitest';
import { failed, passed, unjudged, written } from '../testing/written-report.support.ts';
import { diffReports } from './diff-reports.ts';
import { renderDiff, renderDiffHtml, renderDiffMarkdown } from './show-diff.ts';

const names = ['lists/a', 'lists/b', 'lists/c', 'lists/d', 'retry/e'] as const;
const [a, b, c, d, e] = names;
const before = written('old.json', [
  passed(a, {
    observations: [
      { choice: 'x.a', value: 1 },
      { choice: 'x.b', value: 1 },
    ],
  }),
  failed(b),
  failed(c),
  failed(d),
  passed(e),
]);
const now = written(
  'new.json',
  [
    passed(b),
    failed(a, { message: 'a | b\n<c>', observations: [{ choice: 'x.a', value: [2] }] }),
    failed(c, { mismatch: 'twice' }),
    failed(d),
    unjudged(e),
  ],
  { seed: 2, interrupted: true },
);
const diff = diffReports(before, now);

it('tells the worst first, with what is broken', () => {
  expect(renderDiff(diff, false).split('\n')).toEqual([
    'old  old.json  old.json 1 · kit 1.0.0 · seed 1 · 2026-01-01T00:00:00.000Z',
    'new  new.json  new.json 1 · kit 1.0.0 · seed 2 · 2026-01-01T00:00:00.000Z, interrupted',
    '     another target: old.json 1 → new.json 1',
    '     another seed: 1 → 2',
    '',
    'newly failing (1)',
    '  lists/a  pass → fail',
    '    pagination.ties-kept, lost: a | b <c>',
    '',
    'newly not judged (1)',
    '  retry/e  pass → could-not-run',
    '    there is no asset',
    '',
    'fixed (1)',
    '  lists/b  fail → pass',
    '    was pagination.ties-kept, lost: an item is lost',
    '',
    'failing otherwise (1)',
    '  lists/c  fail',
    '    was pagination.ties-kept, lost: an item is lost',
    '    is  pagination.ties-kept, twice: an item is lost',
    '',
    'still failing (1)',
    '  lists/d  fail',
    '    pagination.ties-kept, lost: an item is lost',
    '',
    'choices changed (1)',
    '  x.a  1 → [2]',
    '',
    'choices observed in the old report alone: 1, in the new one alone: 0',
    '',
    '1 newly failing, 1 newly not judged, 1 fixed, 1 failing otherwise, 1 still failing, 1 choice changed',
  ]);
});

it('says that nothing changed', () => {
  const same = written('a', [passed(a)]);
  expect(renderDiff(diffReports(same, same), false)).toMatch(/\n\nnothing changed$/);
  expect(renderDiffMarkdown(diffReports(same, same))).toMatch(/\*\*nothing changed\*\*$/);
});

it('colours only where the stream shows colours', () => {
  const plain = renderDiff(diff, false);
  const coloured = renderDiff(diff, true);
  expect(plain).not.toContain('\u001B');
  expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
  expect(coloured).not.toBe(plain);
});

it('is Markdown whose tables hold whatever a message says', () => {
  const lines = renderDiffMarkdown(diff).split('\n');
  expect(lines).toContain('### Newly failing (1)');
  expect(lines).toContain('Another target, another seed.');
  const row = lines.find((line) => line.startsWith('| `lists/a`'))!;
  expect(row).toBe('| `lists/a` | pass → fail | pagination.ties-kept, lost: a \\| b &lt;c&gt; |');
  expect(lines.find((line) => line.startsWith('| `lists/c`'))).toContain('lost<br>is pagination.ties-kept, twice');
});

it('is a page that takes what a message says for text', () => {
  const page = renderDiffHtml(diff);
  expect(page).toContain('<h2>Newly failing (1)</h2>');
  expect(page).toContain('pagination.ties-kept, lost: a | b &lt;c&gt;');
  expect(page).toContain('class="decision red"');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toContain('<script');
  const same = written('a', [passed(a)]);
  expect(renderDiffHtml(diffReports(same, same))).toMatch(/class="decision green".*\n?.*nothing changed/);
});
