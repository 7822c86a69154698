/** Second judging, at the end of the run, of checks that were inconclusive: the obstacle may be gone. */
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import type { FrontManner, PassingRequest } from '../permitted/front/manner.ts';
import type { Check } from '../suite/check.ts';
import { testCheck } from '../testing/test-session.support.ts';
import { type EmbeddedRun, runEmbedded } from '../trials/embedded-run.ts';
import { createHistoryWriter } from './compact-history.ts';
import { judgeHistory } from './judge-history.ts';
import { readHistory } from './stored-history.ts';

/** Finds no ground to stand on so often; each round of a run is three tries. */
function groundless(times: number, id = 'pagination/groundless'): Check {
  let tries = 0;
  return testCheck<object, { tries: number }>({
    id,
    async run(ctx) {
      tries += 1;
      await ctx.call('nobody', { operation: 'getHealth' }, 'probe');
      return { tries };
    },
    control: ({ notes }) => (notes.tries <= times ? `there is no ground at try ${notes.tries}` : undefined),
    judge: (_, tally) => {
      tally.compared(true);
      return [];
    },
  });
}

const run = (checks: readonly Check[], more: Partial<EmbeddedRun> = {}) =>
  runEmbedded({ checks, seed_state: 'small', ...more });

describe('a check that was inconclusive', () => {
  it.each([
    [1, 'pass', undefined],
    [3, 'pass', 'there is no ground at try 3'],
    [6, 'inconclusive', 'there is no ground at try 3'],
  ])('without ground %i times is %s', async (times, verdict, first_try) => {
    const report = await run([groundless(times), groundless(0, 'pagination/other')]);
    expect(report.verdicts[0]).toMatchObject({ verdict, ...(first_try && { first_try }) });
    expect(report.verdicts.map((one) => 'first_try' in one)).toEqual([first_try !== undefined, false]);
  });

  describe('since connections broke', () => {
    /** Breaks so many requests for event types. */
    function broken(requests: number, told: object[] = []) {
      let left = requests;
      const check = testCheck({
        id: 'pagination/broken',
        async run(ctx) {
          await ctx.call('owner', { operation: 'listEventTypes' }, 'list');
          return {};
        },
        judge: (_, tally) => {
          tally.compared(true);
          return [];
        },
      });
      return run([check], {
        front: { before: ({ path }) => (path.includes('event') && left-- > 0 ? 'reset' : undefined) },
        pause: async (ms) => void told.push({ ms, left }),
        emit: (event) => event.type === 'pause' && told.push(event),
      });
    }

    it('is tried a last time after a pause', async () => {
      const told: object[] = [];
      const report = await broken(6, told);
      expect(report.totals).toMatchObject({ pass: 1, inconclusive: 0 });
      expect(told).toEqual([
        { type: 'pause', ms: 20_000, checks: 1 },
        { ms: 20_000, left: 0 },
      ]);
    });

    it('is not waited for where the second try suffices', async () => {
      const told: object[] = [];
      expect((await broken(4, told)).totals).toMatchObject({ pass: 1 });
      expect(told).toEqual([]);
    });

    it('stays so where they break for ever', async () => {
      const told: object[] = [];
      const { verdicts } = await broken(1_000, told);
      expect(verdicts[0]).toMatchObject({ verdict: 'inconclusive', first_try: expect.stringContaining('closed') });
      expect(told).toHaveLength(2);
    });
  });

  it('is judged from the history as it was in the end', async () => {
    const check = groundless(3);
    const linesOf = createHistoryWriter();
    const lines: string[] = [];
    const report = await run([check], { record: (record) => lines.push(linesOf(record)) });
    const again = judgeHistory(readHistory({ name: 'history.jsonl', text: lines.join('') }), {
      checks: [check],
      kit_version: '0',
      document_version: '0',
    });
    expect(again.verdicts).toEqual(report.verdicts);
    expect(report.verdicts[0]).toMatchObject({ verdict: 'pass', first_try: 'there is no ground at try 3' });
  });

  it('counts as one with all others that judge deliveries', async () => {
    const checks = allChecks.filter(({ id }) => /^(retry\/callback|signature\/|events\/)/.test(id));
    let left = 26;
    const front = {
      before: ({ path }: PassingRequest) => (path.includes('/dud/') && left-- > 0 ? 'reset' : undefined),
    };
    const { totals, verdicts } = await run(checks, { front: front as FrontManner });
    expect(totals).toMatchObject({ inconclusive: 0, fail: 0 });
    expect(verdicts.filter((one) => 'first_try' in one).length).toBeGreaterThan(12);
  });

  it('is let be where too many are', async () => {
    const checks = Array.from({ length: 13 }, (_, place) => groundless(3, `pagination/groundless-${place}`));
    const { totals } = await run(checks);
    expect(totals).toMatchObject({ inconclusive: 13, pass: 0 });
    const limited = await run(
      checks.map((_, place) => groundless(3, `pagination/groundless-${place}`)),
      { time_limit_s: 600 },
    );
    expect(limited.totals).toMatchObject({ inconclusive: 0, pass: 13 });
  });
});
