/**
 * Runs all checks by waves: their scenarios are drawn up front and shown side by side, each check judges its own part,
 * and what fails is shrunk by trying all smaller cases side by side in the next wave. So the time that it takes is that
 * of a few waves, whatever the number of cases.
 */
import fc from 'fast-check';
import type { Scenario } from '../waves/scenario.ts';
import { exchangesOf, sliceOf } from '../waves/trials.ts';
import type { WaveNote } from '../waves/wave-note.ts';
import type { CaseSource, Check, Evidence, Mismatch } from './check.ts';
import type { Session } from './context.ts';
import type { CaseOutcome } from './judge-case.ts';
import { keepCase } from './keep-case.ts';
import {
  type CheckResult,
  type FailingCase,
  plain,
  type RunCheckOptions,
  seedFor,
  smallerCases,
  weightiest,
} from './run-check.ts';

/** In real time each wave takes some ten seconds. */
const most_real_waves = 4;
const most_stepped_waves = 20;
/** How often what is inconclusive is shown. */
const most_tries = { real: 2, other: 2, stepped: 3 } as const;
/** Smaller cases that one wave tries for one check; each may cost a run. */
const most_candidates = 30;

interface Drawn {
  check: Check;
  source: CaseSource<Scenario>;
  seed: number;
  /** As fast-check draws them, by whose place it knows them. */
  sampled: readonly Scenario[];
  /** Each of them once. */
  scenarios: readonly Scenario[];
}

export async function runWaves(
  session: Session,
  checks: readonly Check[],
  options: RunCheckOptions,
): Promise<Map<Check, CheckResult>> {
  const drawn = checks.map((check) => draw(session, check, options));
  const results = new Map<Check, CheckResult>();
  const failing: Shrinking[] = [];
  let open: readonly Drawn[] = drawn;
  for (let time = 1; open.length > 0 && time <= mostTries(session); time++) {
    const cases = await show(session, open);
    for (const [index, one] of open.entries()) {
      const seen = cases[index]!;
      results.set(one.check, resultOf(seen));
      if (seen.outcome.kind === 'violated') failing.push({ ...one, found: seen, path: undefined, is_done: false });
    }
    // What proved nothing is shown again, with nothing beside it but what proved nothing either.
    open = open.filter(({ check }) => results.get(check)?.stop?.verdict === 'inconclusive');
    if ((await session.stage()).runs_left < open.length) break;
  }
  await confirm(session, failing, results);
  if (options.shrink === false) return results;
  await shrinkAll(
    session,
    failing.filter(({ check }) => results.get(check)?.failing !== undefined),
    results,
  );
  return results;
}

function draw(session: Session, check: Check, { seed: run_seed, samples }: RunCheckOptions): Drawn {
  const source = check.cases(session.facts) as CaseSource<Scenario>;
  const seed = seedFor(run_seed, check.wave?.draws ?? check.id);
  if (source.kind === 'table') return { check, source, seed, sampled: [], scenarios: unique(plain(source.table)) };
  const sampled = plain(fc.sample(source.arbitrary, { seed, numRuns: samples ?? source.samples }));
  return { check, source, seed, sampled, scenarios: unique([...plain(source.named ?? []), ...sampled]) };
}

/** A case as it was shown. */
interface Shown {
  scenarios: readonly Scenario[];
  wave: WaveNote;
  evidence: Evidence;
  outcome: CaseOutcome;
}

/** One wave for all cases: what several have in common is shown once. */
async function show(
  session: Session,
  wanted: readonly { check: Check; scenarios: readonly Scenario[] }[],
): Promise<Shown[]> {
  const all: Scenario[] = [];
  const places = new Map<string, number[]>();
  const placed = wanted.map(({ scenarios }) => {
    const taken = new Map<string, number>();
    return scenarios.map((scenario) => {
      const key = JSON.stringify(scenario);
      const copy = taken.get(key) ?? 0;
      taken.set(key, copy + 1);
      const known = places.get(key) ?? [];
      places.set(key, known);
      if (known[copy] === undefined) known[copy] = all.push(scenario) - 1;
      return known[copy];
    });
  });
  // What is judged is what is stored: plain data.
  const whole = plain(await (await session.stage()).perform(all));
  return wanted.map(({ check, scenarios }, index) => judged(session, check, scenarios, sliceOf(whole, placed[index]!)));
}

function judged(session: Session, check: Check, scenarios: readonly Scenario[], wave: WaveNote): Shown {
  const exchanges = exchangesOf(wave).map((number) => session.history.exchanges[number - 1]!);
  const stopped = wave.trials.flatMap(({ stop }) => stop ?? []);
  const stop = stopped.length === wave.trials.length ? stopped[0] : undefined;
  const kept = keepCase(session, check, { case: scenarios, exchanges, notes: { wave }, stop });
  return { scenarios, wave, ...kept };
}

function mostTries({ clock }: Session): number {
  return most_tries[clock.kind];
}

function resultOf({ scenarios, wave, evidence, outcome }: Shown): CheckResult {
  const cases = wave.trials.filter(({ stop }) => !stop).length;
  switch (outcome.kind) {
    case 'fault':
      return { cases: 0, fault: outcome.message, observations: [] };
    case 'stopped': {
      // Nothing can be seen for want of something: that is more than that nothing was seen.
      const wanting = wave.trials.find(({ stop }) => stop?.verdict === 'could-not-run')?.stop;
      return { cases: 0, stop: wanting ?? outcome.stop, observations: [] };
    }
    case 'violated':
      return {
        cases,
        failing: failingCase(scenarios, evidence, outcome.mismatches),
        observations: outcome.observations,
      };
    case 'satisfied': {
      // What the target does not claim leaves the rest a verdict; what it owes, or was only unlucky, does not.
      const stop = weightiest(wave.trials.flatMap(({ stop }) => stop ?? []));
      return { cases, ...(stop && { stop }), observations: outcome.observations };
    }
  }
}

function failingCase(scenarios: readonly Scenario[], evidence: Evidence, mismatches: readonly Mismatch[]): FailingCase {
  const { exchanges, arrivals = [] } = evidence;
  return { case: scenarios, mismatches, exchanges, arrivals, shrunk: 'no' };
}

interface Shrinking extends Drawn {
  found: Shown;
  /** fast-check's path to the scenario that is being made smaller. */
  path: string | undefined;
  is_done: boolean;
}

/** What was seen in one scenario only, and can be an accident, is shown again alone. */
async function confirm(
  session: Session,
  failing: readonly Shrinking[],
  results: Map<Check, CheckResult>,
): Promise<void> {
  const doubtful = failing.filter(
    ({ found }) => found.outcome.kind === 'violated' && found.outcome.mismatches.every(({ again }) => again),
  );
  if (doubtful.length === 0) return;
  const wanted = doubtful.map(({ check, found }) => {
    const scenarios = shownBy(found);
    return { check, scenarios: scenarios.flatMap((scenario) => [scenario, scenario]) };
  });
  const cases = await show(session, wanted);
  for (const [index, { check }] of doubtful.entries()) {
    const again = cases[index]!;
    const first = results.get(check)!;
    if (again.outcome.kind === 'violated') {
      results.set(check, { ...first, failing: failingCase(again.scenarios, again.evidence, again.outcome.mismatches) });
      continue;
    }
    const [mismatch] = first.failing!.mismatches;
    const stop = { verdict: 'inconclusive' as const, reason: `seen once and not again: ${mismatch!.message}` };
    results.set(check, { cases: first.cases, stop, observations: first.observations });
  }
}

function shownBy({ scenarios, outcome }: Shown): Scenario[] {
  if (outcome.kind !== 'violated') return [];
  const places = outcome.mismatches.flatMap(({ shown_by = [] }) => shown_by);
  return unique(places.map((place) => scenarios[place]!));
}

/** All failing checks at once: each wave tries what is smaller for each of them. */
async function shrinkAll(
  session: Session,
  failing: readonly Shrinking[],
  results: Map<Check, CheckResult>,
): Promise<void> {
  const most_waves = session.clock.kind === 'stepped' ? most_stepped_waves : most_real_waves;
  for (let wave = 1; failing.some(({ is_done }) => !is_done); wave++) {
    const open = failing.filter(({ is_done }) => !is_done);
    const stage = await session.stage();
    const tried = open.map((one) => ({ one, candidates: candidatesOf(one) }));
    const runs = tried.reduce((sum, { candidates }) => sum + candidates.length, 0);
    if (wave > most_waves || runs > stage.runs_left) {
      for (const { check } of open) mark(results, check, 'partly');
      return;
    }
    const cases = await show(
      session,
      tried.flatMap(({ one, candidates }) => candidates.map(({ scenarios }) => ({ check: one.check, scenarios }))),
    );
    let at = 0;
    for (const { one, candidates } of tried) {
      const own = cases.slice(at, at + candidates.length);
      at += candidates.length;
      const smaller = own.findIndex(({ outcome }) => outcome.kind === 'violated');
      if (smaller < 0) {
        one.is_done = true;
        const untried = candidates.length >= most_candidates;
        mark(results, one.check, one.path === undefined ? 'no' : untried ? 'partly' : 'fully');
        continue;
      }
      const { scenarios, evidence, outcome } = own[smaller]!;
      one.found = own[smaller]!;
      one.path = candidates[smaller]!.path;
      const { mismatches } = outcome as Extract<CaseOutcome, { kind: 'violated' }>;
      const kept = results.get(one.check)!;
      const failing_case = failingCase(scenarios, evidence, mismatches);
      results.set(one.check, {
        ...kept,
        failing: {
          ...failing_case,
          ...(one.path !== undefined && one.path !== '' && { path: one.path }),
          shrunk: 'fully',
        },
      });
      if (one.source.kind === 'table') one.is_done = true;
    }
  }
}

function mark(results: Map<Check, CheckResult>, check: Check, shrunk: FailingCase['shrunk']): void {
  const result = results.get(check);
  if (result?.failing) results.set(check, { ...result, failing: { ...result.failing, shrunk } });
}

/**
 * The next smaller cases: at first each scenario that shows it alone, then what fast-check makes smaller of it, in its
 * own order, so that the path is one that fast-check understands.
 */
function candidatesOf({
  check,
  source,
  seed,
  sampled,
  found,
  path,
}: Shrinking): { scenarios: readonly Scenario[]; path: string }[] {
  const copies = check.wave!.copies;
  const several = (scenario: Scenario) => Array.from({ length: copies }, () => scenario);
  if (path === undefined) {
    const shown = shownBy(found).slice(0, most_candidates);
    const alone = shown.map((scenario) => ({ scenarios: several(scenario), path: pathTo(sampled, scenario) }));
    // What was drawn can be made smaller, so that it goes before what was named.
    alone.sort((a, b) => Number(a.path === '') - Number(b.path === ''));
    // Some rules are broken only between several scenarios.
    return shown.length > 1 ? [...alone, { scenarios: shown, path: '' }] : alone;
  }
  if (source.kind === 'table' || path === '') return [];
  return (smallerCases(source.arbitrary, seed, path) as Scenario[])
    .slice(0, most_candidates)
    .map((scenario, index) => ({ scenarios: several(scenario), path: `${path}:${index}` }));
}

/** Empty for one that was not drawn, but named. */
function pathTo(sampled: readonly Scenario[], scenario: Scenario): string {
  const place = sampled.findIndex((one) => JSON.stringify(one) === JSON.stringify(scenario));
  return place < 0 ? '' : String(place);
}

function unique(scenarios: readonly Scenario[]): Scenario[] {
  return [...new Map(scenarios.map((scenario) => [JSON.stringify(scenario), scenario])).values()];
}
