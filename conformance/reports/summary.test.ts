import { expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import { renderSummary } from './summary.ts';

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
const summary = (verdicts: readonly Verdict[], more = {}) => renderSummary(writtenReport(verdicts, more), { gate });

it('says the decision, why, what to mend first, and what was not judged', () => {
  const text = summary([
    writtenPass('a/b'),
    written_failure,
    writtenUnjudged('a/c', 'inconclusive', 'no answer | came'),
  ]);
  expect(text.split('\n')).toEqual([
    '# ❌ http://a.test does not conform',
    '',
    'Exit code 1, gate declared: 1 pass, 1 fail, 1 inconclusive.',
    '',
    '2026-01-01T00:00:00.000Z · 1 requests in 0.0 s · seed 1 · model-run-kit 0',
    '',
    '## Why',
    '',
    '- 1 check fails',
    '- 1 check is inconclusive',
    '',
    '## Mend first',
    '',
    '| stops | finding | check | clause | operation |',
    '| --- | --- | --- | --- | --- |',
    '| 1 | an item is lost | requests/listAssets | pagination.ties-kept | listAssets |',
    '',
    '```sh',
    'model-run-kit conformance run',
    '```',
    '',
    '## Not judged',
    '',
    '- a/c inconclusive: no answer \\| came',
    '',
  ]);
});

it('a run without a fault is five lines', () => {
  expect(
    summary([writtenPass('a/b')])
      .trimEnd()
      .split('\n'),
  ).toHaveLength(5);
});

it('stays a page, whatever fails and however long it says why', () => {
  const many = Array.from({ length: 300 }, (_, index): Verdict[] => [
    {
      ...written_failure,
      check: `a/${index}`,
      operation: `op${index}`,
      mismatch: `m${index}`,
      message: `${index} ${'m'.repeat(5_000)}`,
    } as unknown as Fail,
    writtenUnjudged(`b/${index}`, 'could-not-run', `reason of ${index}`),
  ]).flat();
  const text = summary(many);
  expect(text.split('\n').length).toBeLessThan(60);
  expect(text.length).toBeLessThan(8_000);
  expect(text).toContain('and 288 more, in report.json');
});
