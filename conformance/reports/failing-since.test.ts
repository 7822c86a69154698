import { expect, it } from 'vitest';
import { failed, passed, unjudged, written } from '../testing/written-report.support.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { type FailingSince, failingSince, sinceWords } from './failing-since.ts';
import { renderHtml } from './html.ts';
import { renderMarkdown } from './markdown.ts';

const check = 'lists/a';
const begun = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
/** Of one day, by a version of that number. */
const on = (day: number, ...verdicts: Verdict[]) =>
  written('x', verdicts, {
    started_at: begun(day),
    target: { implementation: { name: 'x', version: String(day) }, base_url: 'http://a.test', hash: '0'.repeat(64) },
  }).report;
const other = { implementation: { name: 'y' }, base_url: 'http://b.test', hash: '0'.repeat(64) };
const [fails, passes, gap] = [failed(check), passed(check), unjudged(check)];

it.each<[string, ReturnType<typeof on>[], FailingSince]>([
  ['this run, without others', [], { since: begun(5), version: '5' }],
  [
    'the first failure behind a pass',
    [on(2, passes), on(3, fails), on(4, fails)],
    { since: begun(3), version: '3', passed: begun(2) },
  ],
  ['in any order', [on(4, fails), on(2, passes), on(3, fails)], { since: begun(3), version: '3', passed: begun(2) }],
  ['the latest pass counts', [on(1, fails), on(4, passes)], { since: begun(5), version: '5', passed: begun(4) }],
  ['across runs that say nothing', [on(2, fails), on(3, gap), on(4)], { since: begun(2), version: '2' }],
  ['not by another implementation', [{ ...on(2, fails), target: other }], { since: begun(5), version: '5' }],
  ['not by what came later', [on(6, passes)], { since: begun(5), version: '5' }],
])('%s', (_, earlier, want) => {
  expect(failingSince(on(5, fails, passed('lists/b')), earlier)).toEqual(new Map([[check, want]]));
});

it('stands with the finding, on the page and in Markdown', () => {
  const report = on(5, fails);
  const since = failingSince(report, [on(2, passes), on(3, fails)]);
  const words = `${begun(3)}, version 3; it passed last on ${begun(2)}`;
  expect(sinceWords(since.get(check)!)).toBe(words);
  const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
  expect(renderHtml(report, { gate, since })).toContain(`Since ${words}`);
  expect(renderMarkdown(report, { gate, since })).toContain(`- Since: ${words}`);
  expect(renderHtml(report, { gate })).not.toContain('Since ');
});
