import { describe, expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { answered } from '../testing/written-evidence.support.ts';
import type { Fail, Unjudged, Verdict } from '../verdicts/verdict.ts';
import { buildReport } from './report.ts';
import { renderTerminal } from './terminal.ts';

const common = {
  title: '',
  area: 'pagination',
  clauses: ['pagination.ties-kept'],
  cases: 1,
  comparisons: 1,
  observations: [],
};
const exchange = (number: number): Exchange => ({ ...answered(`step/${number}`, 'listAssets', 200, {}), number });
const failure: Fail = {
  ...common,
  check: 'requests/listAssets',
  verdict: 'fail',
  level: 'derived',
  clause: 'pagination.ties-kept',
  mismatch: 'lost',
  message: 'an item is lost',
  expected: 2,
  actual: 1,
  operation: 'listAssets',
  pointer: '/items',
  case: { items: 2 },
  seed: 1,
  shrunk: 'fully',
  exchanges: Array.from({ length: 20 }, (_, index) => exchange(index + 1)),
  exchange: 12,
  replay: 'model-run-kit conformance run',
};
const stopped = (check: string): Unjudged => ({
  ...common,
  check,
  verdict: 'could-not-run',
  message: 'no asset',
  operation: 'listAssets',
});

function lines(verdicts: readonly Verdict[]): string[] {
  const report = buildReport({
    target: { implementation: null, base_url: 'http://a.test', hash: '0' },
    kit_version: '0',
    document_version: '0',
    seed: 1,
    started_at: '2026-01-01T00:00:00.000Z',
    duration_ms: 1,
    requests: 1,
    interrupted: false,
    expected: verdicts.length,
    left_behind: [],
    secrets: [],
    verdicts,
  });
  return renderTerminal(report, false).split('\n');
}

const row = (shown: readonly string[], label: string) =>
  shown.find((line) => line.startsWith(`     ${label.padEnd(8)}  `));

describe('a failure', () => {
  it('tells what was expected and why, what came, and how to see it again', () => {
    const shown = lines([failure]);
    expect(shown[1]).toBe('FAIL requests/listAssets  an item is lost');
    expect(row(shown, 'clause')).toContain('pagination.ties-kept (derived, section 4 Assets): Items that are equal');
    expect(row(shown, 'impact')).toContain('Files uploaded in the same second vanish');
    expect(row(shown, 'where')).toContain('listAssets /items');
    expect(row(shown, 'case')).toContain('{"items":2}');
    expect(row(shown, 'replay')).toContain('model-run-kit conformance run');
    expect(shown.join('\n')).toMatch(/run it with --check ID --seed \d+ in the place of --case/);
  });

  it('shows the request that shows it, and those before', () => {
    const shown = lines([failure]);
    expect(row(shown, 'requests')).toContain('… 4 before these');
    expect(shown.filter((line) => line.includes(' curl '))).toHaveLength(8);
    expect(shown.findLast((line) => line.includes(' curl '))).toMatch(/→ 200 {2}◄ this one$/);
    expect(shown.some((line) => line.includes('… 8 behind these'))).toBe(true);
  });

  it('counts what it stops, instead of a line for each', () => {
    const names = Array.from({ length: 40 }, (_, index) => `pagination/check-${index + 1}`);
    const shown = lines([...names.map(stopped), failure]);
    expect(row(shown, 'stops')).toBe(
      `     stops     40 checks that build on it: ${names.slice(0, 5).join(', ')} and 35 more (finding 1)`,
    );
    expect(shown.filter((line) => line.startsWith('could-not-run'))).toEqual([]);
    expect(shown.at(-1)).toContain('40 could-not-run');
    expect(lines([stopped('pagination/alone')]).filter((line) => line.startsWith('could-not-run'))).toHaveLength(1);
  });
});
