import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { withRecord } from '../mutants/changed-replies.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import { groupFindings } from './findings.ts';
import type { Unjudged, Verdict } from './verdict.ts';

const common = { title: '', area: 'a', clauses: ['x.y'], cases: 1, comparisons: 1, observations: [] };
const fail = (check: string, operation?: string, mismatch = 'm', clause = 'x.y') =>
  ({
    ...common,
    check,
    verdict: 'fail',
    level: 'stated',
    clause,
    mismatch,
    message: `${check} is wrong`,
    operation,
  }) as unknown as Verdict;
const stopped = (check: string, operation: string | undefined, verdict: Unjudged['verdict'] = 'could-not-run') =>
  ({ ...common, check, verdict, message: 'why', ...(operation && { operation }) }) as Verdict;

describe('what could not be shown depends on the finding of the operation that failed it', () => {
  const own = fail('requests/getAsset', 'getAsset');
  const other = fail('isolation/reads', 'getAsset', 'n', 'x.z');
  const rows: [string, Verdict[], { verdict: string; because_of?: number }][] = [
    ['a case that could not run', [own, stopped('a/b', 'getAsset')], { verdict: 'could-not-run', because_of: 1 }],
    [
      'an inconclusive one',
      [own, stopped('a/b', 'getAsset', 'inconclusive')],
      { verdict: 'could-not-run', because_of: 1 },
    ],
    [
      'of its own check, before another',
      [other, own, stopped('a/b', 'getAsset')],
      { verdict: 'could-not-run', because_of: 1 },
    ],
    ['of another check', [other, stopped('a/b', 'getAsset')], { verdict: 'could-not-run', because_of: 1 }],
    [
      'but no control of another rule',
      [other, stopped('a/b', 'getAsset', 'inconclusive')],
      { verdict: 'inconclusive' },
    ],
    ['nor of another operation', [own, stopped('a/b', 'getMe')], { verdict: 'could-not-run' }],
    ['nor of none', [own, stopped('a/b', undefined)], { verdict: 'could-not-run' }],
    ['nor what is not claimed', [own, stopped('a/b', 'getAsset', 'not-claimed')], { verdict: 'not-claimed' }],
  ];
  it.each(rows)('%s', (_, verdicts, want) => {
    const { findings, verdicts: concluded } = groupFindings(verdicts);
    const last = concluded.at(-1) as Unjudged;
    expect({ verdict: last.verdict, ...(last.because_of && { because_of: last.because_of }) }).toEqual(want);
    expect(findings.flatMap(({ dependants }) => dependants)).toEqual(want.because_of ? ['a/b'] : []);
    expect(last.message).toBe(
      want.because_of ? `because of finding ${want.because_of}: ${findings[want.because_of - 1]!.cause} (why)` : 'why',
    );
  });
});

it('comes first what stops most, then what binds most', () => {
  const derived = { ...fail('a/derived', 'getMe', 'm', 'x.derived'), level: 'derived' } as Verdict;
  const { findings } = groupFindings([
    derived,
    fail('requests/getRun', 'getRun', 'm', 'x.run'),
    fail('requests/getAsset', 'getAsset', 'm', 'x.asset'),
    stopped('a/b', 'getAsset'),
  ]);
  expect(findings.map(({ checks, dependants }) => [...checks, ...dependants])).toEqual([
    ['requests/getAsset', 'a/b'],
    ['requests/getRun'],
    ['a/derived'],
  ]);
});

it('a server that opens no upload session has few findings, and many checks that depend on them', async () => {
  const { findings, verdicts, totals } = await runEmbedded({
    // Half of them upload.
    checks: allChecks.filter(({ wave, operations }) => !wave && operations?.includes('createAssetUpload')),
    seed_state: 'small',
    samples: 1,
    wrap: (parts) => withRecord(parts, 'createAssetUpload', ({ asset_id: _, ...record }) => record),
  });
  const finding = findings.find(({ checks }) => checks.includes('schema/createAssetUpload'))!;
  expect(finding.operation).toBe('createAssetUpload');
  expect(finding.dependants.length).toBeGreaterThan(20);
  const number = findings.indexOf(finding) + 1;
  const because = verdicts.filter((verdict) => 'because_of' in verdict && verdict.because_of === number);
  expect(because.map(({ check }) => check)).toEqual(finding.dependants);
  expect(because.every((one) => one.verdict === 'could-not-run' && one.message.startsWith('because of finding'))).toBe(
    true,
  );
  expect(totals['could-not-run']).toBeGreaterThanOrEqual(because.length);
  const left = verdicts.filter(
    (one) => ['could-not-run', 'inconclusive'].includes(one.verdict) && !because.includes(one),
  );
  expect(left.map(({ check }) => check).length).toBeLessThan(finding.dependants.length / 3);
});

it('a failure that does not decide explains no gap', () => {
  const later = { ...fail('requests/getAsset', 'getAsset'), not_required: true } as Verdict;
  const { findings, verdicts } = groupFindings([later, stopped('a/b', 'getAsset', 'inconclusive')]);
  expect(findings).toMatchObject([{ checks: ['requests/getAsset'], dependants: [] }]);
  expect(verdicts[1]).toMatchObject({ verdict: 'inconclusive', message: 'why' });
});

describe('what a known failure stops', () => {
  const known = { ...fail('requests/getAsset', 'getAsset'), verdict: 'known-failure', known: [] } as unknown as Verdict;

  it('says so, and is no finding', () => {
    const { findings, verdicts } = groupFindings([known, stopped('a/b', 'getAsset'), stopped('a/c', 'listAssets')]);
    expect(findings).toEqual([]);
    expect(verdicts[1]).toMatchObject({
      verdict: 'could-not-run',
      because_of_known: 'requests/getAsset',
      message: 'because of the known failure of requests/getAsset: requests/getAsset is wrong (why)',
    });
    expect(verdicts[2]).not.toHaveProperty('because_of_known');
  });

  it('is said of a failure that nobody knows where that explains it too', () => {
    const { verdicts } = groupFindings([known, fail('isolation/reads', 'getAsset', 'n'), stopped('a/b', 'getAsset')]);
    expect(verdicts[2]).toMatchObject({ because_of: 1 });
    expect(verdicts[2]).not.toHaveProperty('because_of_known');
  });
});
