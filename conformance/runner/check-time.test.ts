import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../suite/check.ts';
import type { Mismatch } from '../suite/evidence.ts';
import { fakeTargetFile, testCheck, testSession } from '../testing/test-session.support.ts';
import type { TargetClock } from '../waves/target-clock.ts';
import { createCheckTime } from './check-time.ts';
import { runCheck } from './run-check.ts';
import type { Session } from './session.ts';

const over = {
  verdict: 'inconclusive',
  reason: 'budget ended: a check may wait 10 s for the target (limits.check_s)',
  budget: true,
};

describe('the time of a check', () => {
  it('counts waits side by side once, and ends with the last millisecond', () => {
    const time = createCheckTime(10);
    time.waited(0, 4_000);
    time.waited(1_000, 5_000);
    time.waited(2_000, 3_000);
    time.waited(9_000, 13_999);
    expect(time.over).toBeUndefined();
    time.check();
    time.waited(20_000, 20_001);
    expect(time.over).toEqual(over);
    expect(() => time.check()).toThrow(over.reason);
  });

  it('begins no wait that would outlast it', () => {
    const time = createCheckTime(10);
    time.waited(0, 4_000);
    time.check(6_000);
    expect(() => time.check(6_001)).toThrow(over.reason);
    expect(time.over).toBeUndefined();
  });
});

/** Of a target whose answers take a second each, and whose clock the test moves. */
function slowSession(kind: TargetClock['kind']): Session {
  let now_ms = 0;
  const session = testSession(() => ({ status: 200, body: {} }), { ...fakeTargetFile, limits: { check_s: 10 } });
  const { send } = session.http;
  const goOn = async (ms: number) => {
    now_ms += ms;
  };
  return Object.assign(session, {
    elapsed_ms: () => now_ms,
    clock: { ...session.clock, kind, goOn },
    http: {
      ...session.http,
      async send(...sent: Parameters<typeof send>) {
        now_ms += 1_000;
        return { ...(await send(...sent)), took_ms: 1_000 };
      },
    },
  });
}

const failure: Mismatch = { code: 'test', clause: 'pagination.walk-complete', message: 'no', expected: 1, actual: 2 };

function asking(parts: Parameters<typeof testCheck<{ number: number }>>[0]) {
  return testCheck<{ number: number }>({
    cases: () => drawn(fc.record({ number: fc.nat(1_000_000) }), 50),
    run: async (ctx) => void (await ctx.call('nobody', { operation: 'getHealth' }, 'health')),
    ...parts,
  });
}

describe('a check whose time is over', () => {
  const judge = () => [];

  it('says so, and keeps what it saw', async () => {
    const session = slowSession('real');
    const result = await runCheck(session, asking({ judge }), { seed: 7 });
    expect(result).toMatchObject({ cases: 10, stop: over });
    expect(result).not.toHaveProperty('failing');
    expect(session.history.exchanges).toHaveLength(10);
  });

  it('stops in the middle of a case', async () => {
    const session = slowSession('real');
    const run = async (ctx: Parameters<Parameters<typeof asking>[0]['run'] & object>[0]) => {
      for (;;) await ctx.call('nobody', { operation: 'getHealth' }, 'health');
    };
    expect(await runCheck(session, asking({ run, judge }), { seed: 7 })).toMatchObject({ cases: 0, stop: over });
    expect(session.history.exchanges).toHaveLength(10);
  });

  it('tells the failure that it found, in the smallest case until then', async () => {
    const fails = asking({ judge: (evidence) => (evidence.case.number < 12_345 ? [] : [failure]) });
    expect(await runCheck(slowSession('real'), fails, { seed: 7 })).toMatchObject({ failing: { shrunk: 'partly' } });
  });

  it.each<[TargetClock['kind'], object]>([
    ['real', { cases: 0, stop: over }],
    ['other', { cases: 0, stop: over }],
    ['stepped', { cases: 1 }],
  ])('does not begin to wait where time is %s, unless the clock is stepped', async (kind, result) => {
    const run = async (ctx: Parameters<Parameters<typeof asking>[0]['run'] & object>[0]) => {
      await ctx.time.goOn(5_000);
      await ctx.time.goOn(5_001);
    };
    const waits = asking({ cases: () => drawn(fc.constant({ number: 1 }), 1), run, judge });
    expect(await runCheck(slowSession(kind), waits, { seed: 7 })).toMatchObject(result);
  });
});
