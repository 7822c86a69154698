import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import type { Check } from '../suite/check.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { HistoryRecord } from '../suite/records.ts';
import { testCheck } from '../testing/test-session.support.ts';
import { type WrittenTimers, writtenTimers } from '../testing/written-timers.support.ts';
import { type EmbeddedRun, runEmbedded } from '../trials/embedded-run.ts';
import { createHttp } from './http.ts';
import { createTimeLimit } from './time-limit.ts';

const never = new Promise<never>(() => {});
const interrupted = { verdict: 'inconclusive', reason: 'the run was interrupted' };
const over = { verdict: 'inconclusive', reason: 'budget ended: --time-limit 60', budget: true };

function limited(): { timers: WrittenTimers; limit: ReturnType<typeof createTimeLimit> } {
  const timers = writtenTimers();
  const time = { seconds: 60, told: '--time-limit 60' };
  return { timers, limit: createTimeLimit({ time, timers }) };
}

describe('a limit on the time of a run', () => {
  it('is kept to the millisecond by what begins, and by what waits', async () => {
    const { timers, limit } = limited();
    const waits = limit.before(never);
    timers.goTo(59_999);
    expect(limit).toMatchObject({ over: undefined, left_ms: 1 });
    limit.check();
    expect(await limit.before(Promise.resolve('there'))).toBe('there');
    timers.goTo(60_000);
    expect(limit).toMatchObject({ over, left_ms: 0 });
    expect(() => limit.check()).toThrow('budget ended: --time-limit 60');
    await expect(waits).rejects.toMatchObject({ stop: over });
    await expect(limit.before(never)).rejects.toMatchObject({ stop: over });
  });

  it('cuts off what is on its way half a second later, and leaves the rest behind half a second after that', async () => {
    const { timers, limit } = limited();
    const last = limit.soonAfter(never);
    timers.goTo(60_499);
    expect(limit.cut!.aborted).toBe(false);
    timers.goTo(60_500);
    expect(limit.cut!.aborted).toBe(true);
    expect(await limit.soonAfter(Promise.resolve('in time'))).toBe('in time');
    timers.goTo(61_000);
    await expect(last).rejects.toMatchObject({ stop: over });
  });

  it('comes sooner where the run is interrupted, and waits longer for what is on its way', async () => {
    const timers = writtenTimers();
    const interruption = new AbortController();
    const time = { seconds: 60, told: '--time-limit 60' };
    const limit = createTimeLimit({ time, signal: interruption.signal, timers });
    const [waits, last] = [limit.before(never), limit.soonAfter(never)];
    expect(limit).toMatchObject({ over: undefined, left_ms: 60_000 });
    interruption.abort();
    expect(limit).toMatchObject({ over: interrupted, left_ms: 0 });
    expect(() => limit.check()).toThrow(interrupted.reason);
    await expect(waits).rejects.toMatchObject({ stop: interrupted });
    timers.goTo(2_999);
    expect(limit.cut!.aborted).toBe(false);
    timers.goTo(3_000);
    expect(limit.cut!.aborted).toBe(true);
    timers.goTo(3_500);
    await expect(last).rejects.toMatchObject({ stop: interrupted });
    timers.goTo(61_000);
    expect(limit.over).toEqual(interrupted);
    limit.close();
    expect(timers.waiting).toBe(0);
  });

  it('is there at once where the run was interrupted before it began', async () => {
    const limit = createTimeLimit({ signal: AbortSignal.abort(), timers: writtenTimers() });
    await expect(limit.before(never)).rejects.toMatchObject({ stop: interrupted });
  });

  it('tells of errors as they are, and leaves no timer behind', async () => {
    const { timers, limit } = limited();
    await expect(limit.before(Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    limit.close();
    expect(timers.waiting).toBe(0);
  });

  it('cuts an answer off that does not come', async () => {
    const { timers, limit } = limited();
    const server = createServer(() => timers.goTo(60_500));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const http = createHttp({ base_url });
    const answer = await http.send({ method: 'GET', url: `${base_url}/`, headers: {} }, limit);
    expect(answer.failure).toEqual({
      kind: 'cut',
      message: expect.stringContaining('--time-limit 60, before the answer was'),
    });
    await http.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it('does not begin a wait for a busy target that would outlast it', async () => {
    const { timers, limit } = limited();
    timers.goTo(50_000);
    const server = createServer((_, response) => response.writeHead(503, { 'retry-after': '10' }).end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const http = createHttp({ base_url, wait: () => Promise.reject(new Error('it waited')) });
    const answer = await http.send({ method: 'GET', url: `${base_url}/`, headers: {} }, limit);
    expect(answer).toMatchObject({
      received: { status: 503 },
      budget: expect.stringContaining('before the target is'),
    });
    await http.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
});

describe('a run that is interrupted', () => {
  it('waits for nothing any more, cleans up, and judges no more of what it saw', async () => {
    const interruption = new AbortController();
    const watching = testCheck({ id: 'pagination/watching', watches: () => true, judge: compared });
    const waits = testCheck({
      async run(ctx) {
        await ctx.data.fresh('owner', [{ name: 'a', size_bytes: 1 }]);
        setImmediate(() => interruption.abort());
        await ctx.time.goOn(600_000);
      },
      judge: compared,
    });
    let deleted = 0;
    const report = await runEmbedded({
      checks: [waits, watching],
      seed_state: 'small',
      clock: 'real',
      signal: interruption.signal,
      record(record) {
        if (record.type === 'exchange' && record.sent.method === 'DELETE') deleted += 1;
      },
    });
    const ended = { verdict: 'inconclusive', message: interrupted.reason };
    expect(report.verdicts).toMatchObject([ended, ended]);
    expect(report.verdicts.filter((one) => 'budget' in one)).toEqual([]);
    expect(report).toMatchObject({ interrupted: true, left_behind: [] });
    expect(deleted).toBe(1);
  });

  it('is no target that does not answer, where that is in its preflight', async () => {
    const report = await runEmbedded({
      checks: [testCheck({ judge: compared })],
      seed_state: 'small',
      signal: AbortSignal.abort(),
    });
    expect(report).toMatchObject({ interrupted: true, verdicts: [{ verdict: 'inconclusive' }] });
  });
});

describe('a run whose time is over', () => {
  const run = (timers: WrittenTimers, checks: readonly Check[], more: Partial<EmbeddedRun> = {}) =>
    runEmbedded({ checks, seed_state: 'small', time_limit_s: 60, timers, ...more });
  const ended = { verdict: 'inconclusive', message: over.reason, budget: true };
  const first = testCheck({ id: 'pagination/first', run: async (ctx) => void (await health(ctx)), judge: compared });

  it('says of what it stopped and of what it did not come to that its time was over, and cleans up', async () => {
    const timers = writtenTimers();
    let deleted = 0;
    const second = testCheck({
      id: 'pagination/second',
      async run(ctx) {
        await ctx.data.fresh('owner', [{ name: 'a', size_bytes: 1 }]);
        timers.goTo(60_000);
        await health(ctx);
      },
      judge: compared,
    });
    const third = testCheck({ id: 'pagination/third', judge: compared });
    const report = await run(timers, [first, second, third], {
      record(record) {
        if (record.type === 'exchange' && record.sent.method === 'DELETE') deleted += 1;
      },
    });
    expect(report.verdicts).toMatchObject([{ verdict: 'pass' }, ended, ended]);
    expect(report).toMatchObject({ interrupted: false, left_behind: [] });
    expect(deleted).toBe(1);
  });

  it('tells of records that its clean-up had no time for', async () => {
    const timers = writtenTimers();
    const makes = testCheck({
      async run(ctx) {
        await ctx.data.fresh('owner', [{ name: 'a', size_bytes: 1 }]);
        await ctx.data.fresh('owner', [{ name: 'b', size_bytes: 1 }]);
      },
      judge: compared,
    });
    const report = await run(timers, [makes], {
      target: { limits: { concurrency: 1 } },
      record(record) {
        if (record.type === 'exchange' && record.sent.method === 'DELETE') timers.goTo(10_000);
      },
    });
    const reason = 'budget ended: the clean-up after --time-limit takes 10 s';
    expect(report.left_behind).toMatchObject([{ operation: 'createAssetUpload', reason }]);
  });

  it('does not wait any more, in real time', async () => {
    const timers = writtenTimers();
    const waits = testCheck({
      async run(ctx) {
        setImmediate(() => timers.goTo(60_000));
        await ctx.time.goOn(3_600_000);
      },
      judge: compared,
    });
    const report = await run(timers, [waits], { clock: 'real' });
    expect(report.verdicts).toMatchObject([ended]);
  });

  it('leaves behind what does not end', async () => {
    const timers = writtenTimers();
    const hangs = testCheck({
      async run() {
        setImmediate(() => timers.goTo(61_000));
        await never;
      },
      judge: compared,
    });
    const report = await run(timers, [hangs, first]);
    expect(report.verdicts).toMatchObject([ended, ended]);
  });

  it('tells what was seen to fail before', async () => {
    const timers = writtenTimers();
    const last = testCheck({
      id: 'pagination/watching',
      watches: () => true,
      judge: ({ exchanges }) =>
        exchanges.map(({ number }) => ({
          ...{ clause: 'pagination.walk-complete', code: 'seen', message: 'it is wrong', expected: 1, actual: 2 },
          exchange: number,
        })),
    });
    const report = await run(timers, [last, first], {
      emit(event) {
        if (event.type === 'verdict' && event.verdict.check === first.id) timers.goTo(60_000);
      },
    });
    expect(report.verdicts).toMatchObject([{ verdict: 'pass' }, { verdict: 'fail', mismatch: 'seen' }]);
  });

  it.each([
    ['in the middle of a wave', (record: HistoryRecord) => record.type === 'exchange' && isDispatch(record)],
    ['before the first wave has a run', (record: HistoryRecord) => record.type === 'run'],
  ])('ends checks by waves %s', async (_, isMoment) => {
    const timers = writtenTimers();
    const checks = allChecks.filter(({ wave, area }) => wave && area === 'signature').slice(0, 2);
    let requests = 0;
    const report = await run(timers, checks, {
      target: { limits: { concurrency: 1 } },
      record(record) {
        if (timers.now_ms() > 0 && record.type === 'exchange' && record.sent.method === 'POST') requests += 1;
        if (isMoment(record)) timers.goTo(60_000);
      },
    });
    expect(report.verdicts).toMatchObject(checks.map(() => ({ verdict: 'inconclusive', budget: true })));
    expect(requests).toBe(0);
  });
});

function isDispatch({ request }: Exchange): boolean {
  return request.operation.startsWith('dispatch');
}

async function health(ctx: Parameters<Check['run']>[0]): Promise<void> {
  await ctx.call('nobody', { operation: 'getHealth' }, 'probe');
}

function compared(_: unknown, tally: Parameters<Check['judge']>[1]): [] {
  tally.compared(true);
  return [];
}
