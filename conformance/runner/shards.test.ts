import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import { joinReports } from '../reports/join-reports.ts';
import type { Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import { summaryOf } from '../target/summary.ts';
import type { Target } from '../target/target.ts';
import { fakeTargetFile, testCheck } from '../testing/test-session.support.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import type { KnownFailures } from '../verdicts/known-failures.ts';
import { createHistoryWriter } from './compact-history.ts';
import { judgeHistory } from './judge-history.ts';
import { divideChecks, shardOf, sharesOf } from './shards.ts';
import { readHistory } from './stored-history.ts';

const some = fc.subarray([...allChecks]);
const parts = fc.integer({ min: 1, max: 40 });

describe('checks that are divided', () => {
  it('stand in one part each, in the order of the whole', () => {
    fc.assert(
      fc.property(some, parts, (checks, of) => {
        const divided = divideChecks(checks, of);
        expect(divided).toHaveLength(of);
        expect(new Set(divided.flat())).toEqual(new Set(checks));
        expect(divided.flat()).toHaveLength(checks.length);
        for (const part of divided) expect(part).toEqual(checks.filter((check) => part.includes(check)));
      }),
    );
  });

  it('keep together what shares a wave, and what changes a threshold', () => {
    fc.assert(
      fc.property(some, parts, (checks, of) => {
        const divided = divideChecks(checks, of);
        const places = (isOne: (check: Check) => boolean) => divided.filter((part) => part.some(isOne)).length;
        expect(places(({ wave }) => wave !== undefined)).toBeLessThanOrEqual(1);
        expect(places(({ operations }) => operations.includes('updateBalance'))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are as many in each part, but for what must not be parted', () => {
    fc.assert(
      fc.property(some, parts, (checks, of) => {
        const divided = divideChecks(checks, of);
        const least = Math.min(...divided.map(({ length }) => length));
        const larger = divided.filter(({ length }) => length > least + 1).flat();
        for (const { wave, operations } of larger) {
          expect(wave !== undefined || operations.includes('updateBalance')).toBe(true);
        }
      }),
    );
  });
});

describe('limits that are divided', () => {
  const limits = {
    runs: 150,
    webhooks: 30,
    assets: 400,
    requests_per_second: 10,
    concurrency: 8,
    waits_s: 60,
    check_s: 90,
  };

  it('come to what they were in all, and make no part of the target’s cost larger', () => {
    fc.assert(
      fc.property(some, parts, (checks, of) => {
        const all = divideChecks(checks, of).map(
          (_, at) => shardOf(checks, { ...fakeTargetFile, limits }, { index: at + 1, of }).limits!,
        );
        const sum = (name: 'runs' | 'webhooks' | 'assets' | 'requests_per_second') =>
          all.reduce((total, one) => total + one[name]!, 0);
        expect([0, 150]).toContain(sum('runs'));
        expect([0, 30]).toContain(sum('webhooks'));
        expect([0, 400]).toContain(sum('assets'));
        expect(sum('requests_per_second')).toBeCloseTo(10);
        for (const one of all) expect(one).toMatchObject({ waits_s: 60, check_s: 90 });
        expect(Math.min(...all.map(({ concurrency }) => concurrency!))).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('leave nothing to a part that uses nothing', () => {
    const weights = fc.array(fc.nat(50), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(1_000), weights, (whole, given) => {
        const shares = sharesOf(whole, given);
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(sum).toBe(given.some((weight) => weight > 0) ? whole : 0);
        for (const [at, share] of shares.entries()) if (given[at] === 0) expect(share).toBe(0);
      }),
    );
  });

  it('stay away where the target file gives none, and leave its hash alone', async () => {
    expect(shardOf(allChecks, fakeTargetFile, { index: 1, of: 3 })).not.toHaveProperty('limits');
    const makes = testCheck({
      run: async (ctx) => void (await ctx.data.fresh('owner', [{ name: 'a', size_bytes: 1 }])),
    });
    let whole: Target | undefined;
    const report = await runEmbedded({
      checks: [makes],
      seed_state: 'small',
      target: { limits: { assets: 4 } },
      limits: { assets: 0 },
      emit(event) {
        if (event.type === 'run-started') whole = event.target;
      },
    });
    expect(report.verdicts).toMatchObject([{ budget: true, message: expect.stringContaining('may create 0 assets') }]);
    expect(report.target).toEqual(summaryOf(whole!));
  });
});

describe('a rule for every answer', () => {
  const watching = testCheck({
    id: 'pagination/watching',
    run: async (ctx) => void (await probe(ctx)),
    watches: ({ request }) => request.operation === 'getMe',
    judge({ exchanges }, tally) {
      tally.compared(true);
      const wrong = exchanges.filter(({ request }) => request.operation === 'getMe');
      return wrong.map(({ number }) => ({
        ...{ clause: 'pagination.walk-complete', code: 'seen', message: 'wrong', expected: 1, actual: 2 },
        exchange: number,
      }));
    },
  });
  const asking = testCheck({
    id: 'pagination/asking',
    run: async (ctx) => void (await ctx.call('owner', { operation: 'getMe' }, 'me')),
    judge: compared,
  });
  const entries = [{ check: watching.id, reason: 'soon', place: 'k.yaml:1:1' }];
  const known: Omit<KnownFailures, 'implementation' | 'seed'> = {
    entries,
    gate: { gate: 'declared', strict: false },
    today: '2026-01-01',
  };

  async function shards(known_failures?: typeof known): Promise<{ reports: Report[]; texts: string[] }> {
    const reports: Report[] = [];
    const texts: string[] = [];
    for (const index of [1, 2]) {
      const linesOf = createHistoryWriter();
      const lines: string[] = [];
      const part = shardOf([watching, asking], fakeTargetFile, { index, of: 2 });
      const record = (one: Parameters<typeof linesOf>[0]) => lines.push(linesOf(one));
      reports.push(await runEmbedded({ ...part, seed_state: 'small', record, known_failures }));
      texts.push(lines.join(''));
    }
    return { reports, texts };
  }
  const told = (report: Report) => report.verdicts.map(({ check, verdict }) => [check, verdict]);
  const joined = ([first, second]: Report[]) =>
    joinReports([
      { name: '1', report: first! },
      { name: '2', report: second! },
    ]);

  it('is told of where an answer breaks it, and once when the parts are joined', async () => {
    const { reports, texts } = await shards();
    expect(told(reports[0]!)).toEqual([['pagination/watching', 'pass']]);
    expect(told(reports[1]!)).toEqual([
      ['pagination/asking', 'pass'],
      ['pagination/watching', 'fail'],
    ]);
    expect(reports[1]!.verdicts[1]).toMatchObject({ watched_only: true });
    expect(reports[1]!.checks.expected).toBe(1);
    const whole = joined(reports);
    expect(told(whole).toSorted()).toEqual([
      ['pagination/asking', 'pass'],
      ['pagination/watching', 'fail'],
    ]);
    expect(whole.verdicts.some(({ watched_only }) => watched_only)).toBe(false);
    expect(whole).not.toHaveProperty('missing_shards');
    const again = judgeHistory(readHistory({ name: 'h', text: texts[1]! }), {
      ...{ checks: [watching, asking], kit_version: '0', document_version: '0' },
    });
    expect(again.verdicts).toEqual(reports[1]!.verdicts);
    expect(again).toMatchObject({ shard: reports[1]!.shard, checks: reports[1]!.checks });
  });

  it('is no unexpected pass where only another part sees it fail as listed', async () => {
    const { reports } = await shards(known);
    expect(reports.map(told)).toEqual([
      [['pagination/watching', 'pass']],
      [
        ['pagination/asking', 'pass'],
        ['pagination/watching', 'known-failure'],
      ],
    ]);
    expect(reports.map(({ known_failures }) => known_failures!.map(({ state }) => state))).toEqual([
      ['not-judged'],
      ['holds'],
    ]);
    expect(joined(reports).known_failures).toMatchObject([{ state: 'holds' }]);
  });

  it('is given with its shard once', async () => {
    const { reports } = await shards();
    const [first] = reports;
    expect(() => joined([first!, { ...first!, verdicts: [] }])).toThrow('2: is shard 1, as 1 is; give each shard once');
  });
});

async function probe(ctx: Parameters<Check['run']>[0]): Promise<void> {
  await ctx.call('nobody', { operation: 'getHealth' }, 'probe');
}

function compared(_: unknown, tally: Parameters<Check['judge']>[1]): [] {
  tally.compared(true);
  return [];
}
