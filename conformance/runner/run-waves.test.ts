/** Drawing, sharing and shrinking by waves, before a stage on which scenarios are shown by a function. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../src/choices/seed-for.ts';
import type { CaseSource, Check } from '../suite/check.ts';
import type { Mismatch } from '../suite/evidence.ts';
import { budgetEnded, type Stop } from '../suite/exchange.ts';
import type { CallbackScenario, ReceiverAnswer, Scenario } from '../suite/scenario.ts';
import type { TrialNote, WaveEvidence, WaveNotes } from '../suite/wave-note.ts';
import { createBudgets } from '../target/budget.ts';
import { testCheck, testSession } from '../testing/test-session.support.ts';
import type { Stage } from '../waves/stage.ts';
import { runWaves } from './run-waves.ts';
import type { Session } from './session.ts';

const seed = 7;
const samples = 200;

/** A trial shows `quiet_ms`: 1 where it is broken. */
interface FakeStage {
  isBroken?(scenario: Scenario, wave: number): boolean;
  stop?(scenario: Scenario, wave: number): Stop | undefined;
  runs?: number;
  /** Of the runs, to show again what was seen. */
  kept_runs?: number;
  kind?: 'real' | 'stepped';
  /** Of the receiver, met in the first wave. */
  budget?: string | undefined;
}

function fakeSession({ isBroken = () => false, stop, runs = 10_000, kept_runs, kind = 'stepped', budget }: FakeStage) {
  const budgets = createBudgets({ runs, webhooks: 30, kept_runs });
  const { wave_runs } = budgets;
  const waves: Scenario[][] = [];
  const noteOf = (scenario: Scenario): TrialNote => {
    const stopped = stop?.(scenario, waves.length);
    return {
      scenario,
      arrivals: [],
      elsewhere: [],
      exchanges: [],
      quiet_ms: isBroken(scenario, waves.length) ? 1 : 0,
      ...(stopped && { stop: stopped }),
    };
  };
  const stage: Stage = {
    openUrl: () => '',
    heard: () => 0,
    toldOf: () => [],
    ownPort: async () => undefined,
    async perform(scenarios, confirms) {
      let room = confirms ? wave_runs.left : wave_runs.free;
      waves.push([...scenarios]);
      const trials = scenarios.map((scenario): TrialNote => {
        if (room-- <= 0) return { ...noteOf(scenario), stop: budgetEnded('few runs') };
        wave_runs.spend();
        return noteOf(scenario);
      });
      return { clock: 'stepped', trials, logs: {}, foreign: 0, public: false };
    },
    contacts: { awaited: 0, connections: 0, events: 0 },
    get budget() {
      return waves.length > 0 ? budget : undefined;
    },
    close: async () => {},
  };
  const base = testSession(() => ({ status: 200 }));
  const session: Session = { ...base, budgets, clock: { ...base.clock, kind }, stage: async () => stage };
  return { session, waves };
}

type Judge = (shown: readonly { scenario: Scenario; is_broken: boolean; index: number }[]) => Mismatch[];

function waveCheckOf(source: CaseSource<Scenario>, judge: Judge, more: Partial<Check> = {}): Check {
  return testCheck<readonly Scenario[], WaveNotes>({
    wave: { copies: 1 },
    cases: () => source as unknown as CaseSource<readonly Scenario[]>,
    judge: ({ notes }: WaveEvidence) =>
      judge(
        notes.wave.trials.map(({ scenario, quiet_ms }, index) => ({
          scenario,
          index,
          is_broken: quiet_ms === 1,
        })),
      ),
    ...(more as object),
  });
}

function mismatch(shown_by: number[], more: Partial<Mismatch> = {}): Mismatch {
  return {
    code: 'test',
    clause: 'pagination.walk-complete',
    message: 'it is broken',
    expected: 1,
    actual: 2,
    shown_by,
    ...more,
  };
}

/** Each broken trial shows it by itself. */
const each: Judge = (shown) => {
  const broken = shown.filter(({ is_broken }) => is_broken);
  return broken.length > 0 ? [mismatch(broken.map(({ index }) => index))] : [];
};
const eachAgain: Judge = (shown) => each(shown).map((one) => ({ ...one, again: true }));

const answers = fc.array(fc.constantFrom<ReceiverAnswer>(200, 404, 500, 503, 'reset'), { maxLength: 4 });
const callbacks: fc.Arbitrary<Scenario> = answers.map((some) => ({ channel: 'callback', answers: some }));
const drawnCallbacks: CaseSource<Scenario> = { kind: 'drawn', arbitrary: callbacks, samples };
const answersIn = (scenario: Scenario) => (scenario as CallbackScenario).answers;

describe('a failure is shrunk', () => {
  const predicates: [string, (scenario: Scenario) => boolean][] = [
    ['one answer', (one) => answersIn(one).includes(503)],
    ['two of them', (one) => answersIn(one).filter((answer) => answer === 'reset').length >= 2],
    [
      'a first and a last',
      (one) => answersIn(one).length > 1 && answersIn(one)[0] === 500 && answersIn(one).at(-1) === 404,
    ],
    ['a number of them', (one) => answersIn(one).length >= 3],
    ['whatever it is', () => true],
  ];

  it.each(predicates)('to the case and the path that fast-check finds: %s', async (_, isBroken) => {
    const { session, waves } = fakeSession({ isBroken });
    const check = waveCheckOf(drawnCallbacks, each);
    const result = (await runWaves(session, [check], { seed })).get(check)!;
    const theirs = fc.check(
      fc.property(callbacks, (scenario) => !isBroken(scenario)),
      { seed: seedFor(seed, check.id), numRuns: samples },
    );
    expect(result.failing).toMatchObject({ case: theirs.counterexample, shrunk: 'fully' });
    expect(result.failing!.path).toBe(theirs.counterexamplePath);
    expect(waves.length).toBeLessThanOrEqual(12);
  });

  it('for any rule on numbers, or as far as the waves reach on the same way', async () => {
    const arbitrary: fc.Arbitrary<Scenario> = fc
      .array(fc.integer({ min: 200, max: 599 }), { maxLength: 4 })
      .map((some) => ({ channel: 'callback', answers: some }));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), fc.nat(2), fc.nat(), async (bound, least, run_seed) => {
        const isBroken = (one: Scenario) => answersIn(one).filter((answer) => Number(answer) >= bound).length > least;
        const { session } = fakeSession({ isBroken });
        const check = waveCheckOf({ kind: 'drawn', arbitrary, samples }, each);
        const { failing } = (await runWaves(session, [check], { seed: run_seed })).get(check)!;
        const theirs = fc.check(
          fc.property(arbitrary, (scenario) => !isBroken(scenario)),
          { seed: seedFor(run_seed, check.id), numRuns: samples },
        );
        expect(failing !== undefined).toBe(theirs.failed);
        if (!failing) return;
        if (failing.shrunk === 'fully') {
          expect(failing.path).toBe(theirs.counterexamplePath);
          expect(failing.case).toEqual(theirs.counterexample);
        } else {
          expect(`${theirs.counterexamplePath}:`).toContain(`${failing.path}:`);
        }
        expect(fc.sample(arbitrary, { seed: seedFor(run_seed, check.id), path: failing.path!, numRuns: 1 })).toEqual(
          failing.case,
        );
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['stepped', 22],
    ['real', 6],
  ] as const)('in a bounded number of waves on a %s clock', async (kind, most) => {
    // Each smaller number still fails, and fast-check halves its way down to one that does not.
    const arbitrary: fc.Arbitrary<Scenario> = fc
      .integer({ min: 0, max: 2 ** 30 })
      .map((number) => ({ channel: 'callback', answers: [number] }));
    const isBroken = (one: Scenario) => Number(answersIn(one)[0]) % 2 === 1;
    const { session, waves } = fakeSession({ isBroken, kind });
    const check = waveCheckOf({ kind: 'drawn', arbitrary, samples }, each);
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    expect(failing).toBeDefined();
    expect(isBroken((failing!.case as Scenario[])[0]!)).toBe(true);
    expect(waves.length).toBeLessThanOrEqual(most);
  });

  it('as far as the runs reach', async () => {
    const check = waveCheckOf(drawnCallbacks, each);
    const ample = fakeSession({});
    await runWaves(ample.session, [check], { seed });
    const runs = ample.waves[0]!.length + 3;
    const { session, waves } = fakeSession({ isBroken: () => true, runs });
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    expect(failing).toMatchObject({ shrunk: 'partly' });
    expect(waves.flat().length).toBeLessThanOrEqual(runs);
  });

  it('not at all once the receiver takes no more', async () => {
    const check = waveCheckOf(drawnCallbacks, each);
    const { session, waves } = fakeSession({ isBroken: () => true, budget: 'events of more than 1 byte came' });
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    expect(failing).toMatchObject({ shrunk: 'partly' });
    expect(waves).toHaveLength(1);
  });

  it('never fully where smaller cases were left untried', async () => {
    const arbitrary: fc.Arbitrary<Scenario> = fc
      .tuple(fc.nat(2 ** 16), fc.nat(2 ** 16), fc.nat(2 ** 16))
      .map((some) => ({ channel: 'callback', answers: some }));
    const source: CaseSource<Scenario> = { kind: 'drawn', arbitrary, samples };
    const check = waveCheckOf(source, each);
    const sampled = fc.sample(arbitrary, { seed: seedFor(seed, check.id), numRuns: samples });
    const [one, two] = sampled.map(answersIn).find((some) => some.every((answer) => Number(answer) > 2 ** 14))!;
    // Nothing smaller fails but what has the same two numbers, and there are many smaller ones of these.
    const isBroken = (scenario: Scenario) => answersIn(scenario)[0] === one && answersIn(scenario)[1] === two;
    const { session } = fakeSession({ isBroken });
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    const smallest = [{ channel: 'callback', answers: [one, two, 0] }];
    expect(failing!.shrunk === 'partly' ? smallest : failing!.case).toEqual(smallest);
  });

  it('not at all where that is not wanted', async () => {
    const { session, waves } = fakeSession({ isBroken: () => true });
    const check = waveCheckOf(drawnCallbacks, each);
    const { failing } = (await runWaves(session, [check], { seed, shrink: false })).get(check)!;
    expect(failing).toMatchObject({ shrunk: 'no' });
    expect(waves).toHaveLength(1);
  });

  it('to several copies where the judge needs them', async () => {
    const isBroken = (one: Scenario) => answersIn(one).includes(503);
    const { session } = fakeSession({ isBroken });
    const inTwo: Judge = (shown) => ((each(shown)[0]?.shown_by?.length ?? 0) >= 2 ? each(shown) : []);
    const check = waveCheckOf(drawnCallbacks, inTwo, { wave: { copies: 2 } });
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    const smallest = { channel: 'callback', answers: [503] };
    expect(failing).toMatchObject({ case: [smallest, smallest], shrunk: 'fully' });
  });

  it('of a table to the rows that show it', async () => {
    const rows: Scenario[] = [200, 404, 503].map((answer) => ({ channel: 'callback', answers: [answer] }));
    const { session } = fakeSession({ isBroken: (one) => answersIn(one).includes(404) });
    const check = waveCheckOf({ kind: 'table', table: rows }, each);
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    expect(failing!.case).toEqual([rows[1]]);
  });

  it('to all that show it together, where none does alone', async () => {
    const rows: Scenario[] = [200, 404, 503].map((answer) => ({ channel: 'callback', answers: [answer] }));
    const { session } = fakeSession({ isBroken: (one) => !answersIn(one).includes(404) });
    const together: Judge = (shown) => ((each(shown)[0]?.shown_by?.length ?? 0) >= 2 ? each(shown) : []);
    const check = waveCheckOf({ kind: 'table', table: rows }, together);
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    expect(failing!.case).toEqual([rows[0], rows[2]]);
  });
});

describe('one wave', () => {
  it('shows what several checks draw alike once', async () => {
    const { session, waves } = fakeSession({});
    const checks = ['one', 'two'].map((id) =>
      waveCheckOf(drawnCallbacks, each, { id: `pagination/${id}`, wave: { copies: 1, draws: 'shared' } }),
    );
    const results = await runWaves(session, checks, { seed });
    expect(waves).toHaveLength(1);
    const texts = waves[0]!.map((scenario) => JSON.stringify(scenario));
    expect(new Set(texts).size).toBe(texts.length);
    for (const check of checks) expect(results.get(check)).toMatchObject({ cases: texts.length });
  });

  it('shows each check what it drew, and nothing else', async () => {
    const { session } = fakeSession({});
    const seen: Scenario[][] = [];
    const judge: Judge = (shown) => {
      seen.push(shown.map(({ scenario }) => scenario));
      return [];
    };
    const rows = (...all: number[]): Scenario[] => all.map((answer) => ({ channel: 'callback', answers: [answer] }));
    const checks = [rows(200, 404), rows(404, 503)].map((own, index) =>
      waveCheckOf({ kind: 'table', table: own }, judge, { id: `pagination/${index}` }),
    );
    await runWaves(session, checks, { seed });
    expect(seen).toEqual([rows(200, 404), rows(404, 503)]);
  });

  it('leaves a check without a case where all its scenarios were stopped', async () => {
    const stop: Stop = { verdict: 'could-not-run', reason: 'there is no such fixture' };
    const { session } = fakeSession({ stop: () => stop });
    const check = waveCheckOf(drawnCallbacks, each);
    expect((await runWaves(session, [check], { seed })).get(check)).toMatchObject({ cases: 0, stop });
  });

  it('says so where some scenarios proved nothing by bad luck', async () => {
    const stop: Stop = { verdict: 'inconclusive', reason: 'it was too early' };
    const { session } = fakeSession({ stop: (one) => (answersIn(one).length > 0 ? stop : undefined) });
    const check = waveCheckOf(drawnCallbacks, each);
    expect((await runWaves(session, [check], { seed })).get(check)).toMatchObject({ cases: 1, stop });
  });
});

describe('what proved nothing', () => {
  const unlucky: Stop = { verdict: 'inconclusive', reason: 'it was too early' };

  it('is shown again, without what proved something', async () => {
    const { session, waves } = fakeSession({
      stop: (one, wave) => (wave === 1 && answersIn(one)[0] === 404 ? unlucky : undefined),
    });
    const rows = [404, 503].map((answer): Scenario[] => [{ channel: 'callback', answers: [answer] }]);
    const checks = rows.map((own, index) =>
      waveCheckOf({ kind: 'table', table: own }, each, { id: `pagination/${index}` }),
    );
    const results = await runWaves(session, checks, { seed });
    expect(waves).toEqual([rows.flat(), rows[0]]);
    for (const check of checks) expect(results.get(check)).toMatchObject({ cases: 1, observations: [] });
  });

  it.each([
    ['stepped', 3],
    ['real', 2],
  ] as const)('is shown a bounded number of times on a %s clock', async (kind, most) => {
    const { session, waves } = fakeSession({ stop: () => unlucky, kind });
    const check = waveCheckOf(drawnCallbacks, each);
    expect((await runWaves(session, [check], { seed })).get(check)).toMatchObject({ cases: 0, stop: unlucky });
    expect(waves).toHaveLength(most);
  });

  it('fails where it shows a fault the second time', async () => {
    const { session } = fakeSession({
      stop: (_, wave) => (wave === 1 ? unlucky : undefined),
      isBroken: (one) => answersIn(one).includes(404),
    });
    const check = waveCheckOf(drawnCallbacks, each);
    const { failing } = (await runWaves(session, [check], { seed })).get(check)!;
    expect(failing).toMatchObject({ case: [{ channel: 'callback', answers: [404] }] });
  });
});

describe('what load can bring about', () => {
  const isOdd = (one: Scenario) => answersIn(one).includes(404);

  it('is inconclusive where it was seen once and not again', async () => {
    const { session, waves } = fakeSession({ isBroken: (one, wave) => wave === 1 && isOdd(one) });
    const check = waveCheckOf(drawnCallbacks, eachAgain);
    const result = (await runWaves(session, [check], { seed })).get(check)!;
    expect(result.failing).toBeUndefined();
    expect(result.stop).toEqual({ verdict: 'inconclusive', reason: 'seen once and not again: it is broken' });
    expect(waves).toHaveLength(2);
    expect(waves[1]!.every(isOdd)).toBe(true);
  });

  it('is shown again by runs that are kept for it, where all others are spent', async () => {
    const few = { runs: 6, kept_runs: 2 };
    const table: Scenario[] = [200, 404, 500, 503].map((answer) => ({ channel: 'callback', answers: [answer as 200] }));
    const check = waveCheckOf({ kind: 'table', table }, eachAgain);
    const kept = fakeSession({ ...few, isBroken: isOdd });
    expect((await runWaves(kept.session, [check], { seed })).get(check)!.failing).toMatchObject({ shrunk: 'partly' });
    expect(kept.waves[1]).toEqual([table[1], table[1]]);
  });

  it('names what was seen where nothing is left to show it again', async () => {
    const { session } = fakeSession({ runs: 2, isBroken: isOdd });
    const table: Scenario[] = [[404], [500, 404]].map((answers) => ({ channel: 'callback', answers }) as Scenario);
    const check = waveCheckOf({ kind: 'table', table }, eachAgain);
    const result = (await runWaves(session, [check], { seed })).get(check)!;
    expect(result.failing).toBeUndefined();
    const reason = 'seen in 2 scenarios, and it could not be shown again (budget ended: few runs): it is broken';
    const seen = { clause: 'pagination.walk-complete', mismatch: 'test', message: 'it is broken', times: 2 };
    expect(result.stop).toEqual({ verdict: 'inconclusive', reason, budget: true, seen });
  });

  it('fails where it was seen again', async () => {
    const { session, waves } = fakeSession({ isBroken: isOdd });
    const check = waveCheckOf(drawnCallbacks, eachAgain);
    const result = (await runWaves(session, [check], { seed })).get(check)!;
    expect(result.stop).toBeUndefined();
    expect(result.failing).toMatchObject({ case: [{ channel: 'callback', answers: [404] }] });
    expect(waves.length).toBeGreaterThan(2);
  });

  it('does not keep what is certain from failing at once', async () => {
    const { session } = fakeSession({ isBroken: (one, wave) => wave === 1 && isOdd(one) });
    const certain: Judge = (shown) => [...each(shown), ...eachAgain(shown)];
    const check = waveCheckOf(drawnCallbacks, certain);
    const result = (await runWaves(session, [check], { seed })).get(check)!;
    expect(result.failing).toMatchObject({ shrunk: 'no' });
  });
});
