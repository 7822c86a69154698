import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../src/choices/seed-for.ts';
import { drawn, table } from '../suite/check.ts';
import type { Mismatch } from '../suite/evidence.ts';
import { testCheck, testSession } from '../testing/test-session.support.ts';
import type { CheckResult } from '../verdicts/results.ts';
import { runCheck } from './run-check.ts';
import { createSlots } from './slots.ts';

const healthy = () => ({ status: 200, body: {} });
const options = { seed: 7 };

function mismatch(message: string): Mismatch {
  return { code: 'test', clause: 'pagination.walk-complete', message, expected: 1, actual: 2 };
}

describe('a check over drawn cases', () => {
  const judged = (holds: (input: { number: number }) => boolean) =>
    testCheck<{ number: number }>({
      cases: () => drawn(fc.record({ number: fc.nat(1000) }), 50),
      async run(ctx) {
        await ctx.call('nobody', { operation: 'getHealth' }, 'health');
      },
      judge: (evidence) => (holds(evidence.case) ? [] : [mismatch(`fails at ${evidence.case.number}`)]),
    });

  it('counts the distinct cases that it judged', async () => {
    const session = testSession(healthy);
    const result = await runCheck(
      session,
      judged(() => true),
      options,
    );
    expect(result.failing).toBeUndefined();
    expect(result.cases).toBe(new Set(session.history.cases.map((one) => JSON.stringify(one.case))).size);
    expect(result.cases).toBeGreaterThan(30);
  });

  it('shrinks to the smallest failing case, the one that fast-check itself finds', async () => {
    const check = judged(({ number }) => number < 123);
    const { failing } = await runCheck(testSession(healthy), check, options);
    expect(failing).toMatchObject({ case: { number: 123 }, shrunk: 'fully' });
    const arbitrary = fc.record({ number: fc.nat(1000) });
    const seed = seedFor(options.seed, check.id);
    const theirs = fc.check(
      fc.property(arbitrary, ({ number }) => number < 123),
      { seed, numRuns: 50 },
    );
    expect(theirs.counterexample?.[0]).toEqual(failing!.case);
    expect(fc.sample(arbitrary, { seed, path: failing!.path!, numRuns: 1 })).toEqual([failing!.case]);
  });

  it('leaves nine tenths of the runs to others, however much a failure could be shrunk', async () => {
    const session = testSession(healthy);
    const { runs } = session.budgets;
    const check = testCheck<{ number: number }>({
      cases: () => drawn(fc.record({ number: fc.nat(1_000_000) }), 50),
      async run(ctx) {
        runs.spend();
        await ctx.call('nobody', { operation: 'getHealth' }, 'health');
      },
      judge: (evidence) => (evidence.case.number < 12_345 ? [] : [mismatch('fails')]),
    });
    const { failing } = await runCheck(session, check, options);
    const smaller = session.history.cases.filter(({ role }) => role === 'shrink');
    expect(smaller).toHaveLength(runs.most / 10);
    expect(failing).toMatchObject({ shrunk: 'partly' });
  });

  it('draws the same cases for the same seed, and others for another', async () => {
    const drawnBy = async (seed: number) => {
      const session = testSession(healthy);
      await runCheck(
        session,
        judged(() => true),
        { seed },
      );
      return session.history.cases.map((one) => one.case);
    };
    expect(await drawnBy(1)).toEqual(await drawnBy(1));
    expect(await drawnBy(1)).not.toEqual(await drawnBy(2));
  });
});

describe('a case without evidence', () => {
  it('is tried twice where the target keeps silent, and two of them end the check', async () => {
    const session = testSession(() => 'timeout');
    const check = testCheck<number>({
      async run(ctx) {
        await ctx.call('nobody', { operation: 'getHealth' }, 'health');
      },
      cases: () => table([1, 2, 3, 4]),
    });
    const result = await runCheck(session, check, options);
    expect(result).toMatchObject({ cases: 0, stop: { verdict: 'inconclusive' } });
    expect(result.stop!.reason).toContain('GET /v1/health: no complete answer');
    expect(session.http.sent).toBe(4);
  });

  it('is tried three times where its control fails', async () => {
    let tries = 0;
    const check = testCheck({
      async run() {
        tries += 1;
      },
      control: () => 'nothing was shown',
    });
    expect(await runCheck(testSession(healthy), check, options)).toMatchObject({ cases: 0 });
    expect(tries).toBe(3);
  });

  it('is conclusive when a later try answers', async () => {
    let calls = 0;
    const session = testSession(() => (++calls === 1 ? 'timeout' : { status: 200, body: {} }));
    const check = testCheck({
      async run(ctx) {
        await ctx.call('nobody', { operation: 'getHealth' }, 'health');
      },
    });
    expect(await runCheck(session, check, options)).toEqual({
      cases: 1,
      comparisons: 0,
      is_answered: true,
      observations: [],
    });
  });

  it('could not run when the target file does not declare a name that the request needs', async () => {
    const session = testSession(healthy, { base_url: 'http://target.test', principals: {}, choices: {} });
    const check = testCheck({
      async run(ctx) {
        await ctx.call('nobody', { operation: 'listAssets', query: { page_size: 1 } }, 'page');
      },
    });
    const { stop } = await runCheck(session, check, options);
    expect(stop).toMatchObject({ verdict: 'could-not-run' });
    expect(stop!.reason).toContain('choices.lists.parameters');
    expect(session.http.sent).toBe(0);
  });

  it('proves nothing when its positive control fails, whatever the judge saw', async () => {
    const check = testCheck({ control: () => 'the control was refused', judge: () => [mismatch('x')] });
    const result = await runCheck(testSession(healthy), check, options);
    expect(result).toMatchObject({ cases: 0, stop: { verdict: 'inconclusive', reason: 'the control was refused' } });
    expect(result.failing).toBeUndefined();
  });
});

describe('a fault of the kit', () => {
  it.each([
    ['a judge that throws', testCheck({ judge: () => JSON.parse('{') }), /the judge of pagination\/test threw/],
    [
      'a mismatch that names no clause of its check',
      testCheck({ judge: () => [{ ...mismatch('x'), clause: 'types.uuid' }] }),
      /which is no clause of pagination\/test/,
    ],
    [
      'a check that throws',
      testCheck({
        run: async () => {
          throw new TypeError('oops');
        },
      }),
      /pagination\/test threw: oops/,
    ],
  ])('%s', async (_, check, message) => {
    const result = await runCheck(testSession(healthy), check, options);
    expect(result.fault).toMatch(message);
    expect(result.failing).toBeUndefined();
  });
});

describe('a table', () => {
  it('stops at its first failing row and is not shrunk', async () => {
    const check = testCheck<{ row: number }>({
      cases: () => table([{ row: 1 }, { row: 2 }, { row: 3 }]),
      judge: (evidence) => (evidence.case.row > 1 ? [mismatch('x')] : []),
    });
    const result = await runCheck(testSession(healthy), check, options);
    expect(result).toMatchObject({ cases: 2, failing: { case: { row: 2 }, shrunk: 'no' } });
  });
});

it('stores what the check returned as its notes, and nothing of its own', async () => {
  const made = { status: 200, body: { asset_id: 'a1' } };
  const session = testSession(() => made);
  const check = testCheck<number, { ids?: string[]; left_out?: string }>({
    cases: () => table([1, 2]),
    async run(ctx, input) {
      const { assets } = await ctx.data.shared('owner', [{ name: 'one', size_bytes: 1 }]);
      return input === 1 ? { ids: assets.map(({ id }) => id), left_out: undefined } : {};
    },
  });
  await runCheck(session, check, options);
  expect(session.history.cases.map(({ notes }) => notes)).toEqual([{ ids: ['a1'] }, {}]);
});

it('stores no notes of a case that was stopped', async () => {
  const session = testSession(healthy);
  const check = testCheck({ run: async (ctx) => ctx.stop('not-claimed', 'it need not') });
  await runCheck(session, check, options);
  expect(session.history.cases).toMatchObject([{ notes: {}, stop: { verdict: 'not-claimed' } }]);
});

describe('cases side by side', () => {
  const kinds = ['holds', 'fails', 'stops', 'throws', 'wavers'] as const;
  const inputs = fc.uniqueArray(fc.record({ number: fc.nat(99), kind: fc.constantFrom(...kinds), waits: fc.nat(3) }), {
    selector: ({ number }) => number,
    maxLength: 8,
  });
  interface Input {
    number: number;
    kind: string;
    waits: number;
  }

  function waiting(cases: readonly Input[]) {
    const tries = new Map<number, number>();
    return testCheck<Input>({
      cases: () => table(cases),
      async run(ctx, { number, kind, waits }) {
        await ctx.call('nobody', { operation: 'getHealth' }, 'health');
        for (let time = 0; time < waits; time++) await ctx.time.settle();
        tries.set(number, (tries.get(number) ?? 0) + 1);
        if (kind === 'throws') throw new Error('odd');
        if (kind === 'stops') ctx.stop('could-not-run', `nothing for ${number}`);
        if (kind === 'wavers' && tries.get(number) === 1) ctx.stop('inconclusive', 'not now');
      },
      judge: (evidence) => (evidence.case.kind === 'fails' ? [mismatch(`fails at ${evidence.case.number}`)] : []),
    });
  }

  async function resultBy(cases: readonly Input[], places?: number) {
    const session = testSession(healthy);
    session.wait = () => new Promise((done) => setImmediate(done));
    const way = { turn: 0, cases_together: true, rates_runs: false };
    const beside = places === undefined ? undefined : { ...way, slots: createSlots(places) };
    const result = await runCheck(session, waiting(cases), options, beside);
    return { result: withoutExchanges(result), shown: session.history.cases.map(({ case: input }) => input) };
  }

  const withoutExchanges = ({ failing, ...result }: CheckResult) => ({
    ...result,
    ...(failing && { failing: { ...failing, exchanges: failing.exchanges.length } }),
  });

  it('have the result that they have one after the other, and are kept in their order', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.integer({ min: 1, max: 4 }), async (cases, places) => {
        const [alone, together] = [await resultBy(cases), await resultBy(cases, places)];
        expect(together.result).toEqual(alone.result);
        expect(together.shown.slice(0, alone.shown.length)).toEqual(alone.shown);
      }),
      { numRuns: 60 },
    );
  });

  it('wait at the same time, though one place is all there is', async () => {
    const session = testSession(healthy);
    let waiting_now = 0;
    let most_waiting = 0;
    session.wait = async () => {
      waiting_now += 1;
      most_waiting = Math.max(most_waiting, waiting_now);
      await new Promise((done) => setTimeout(done, 5));
      waiting_now -= 1;
    };
    const cases = [1, 2, 3, 4].map((number) => ({ number, kind: 'holds', waits: 1 }));
    const beside = { slots: createSlots(1), turn: 0, cases_together: true, rates_runs: false };
    await runCheck(session, waiting(cases), options, beside);
    expect(most_waiting).toBe(4);
  });
});
