/**
 * Runs all checks by waves. Their scenarios are drawn up front and shown side by side, and each check judges its own
 * part. A failing case is shrunk by trying all smaller cases side by side in the next wave. So the time taken is that
 * of a few waves, for any number of cases.
 */
import { seedFor } from '../../src/choices/seed-for.ts';
import { exchangesOf, wavePart } from '../models/trials.ts';
import type { CaseSource, Check } from '../suite/check.ts';
import { CaseStopped } from '../suite/context.ts';
import type { Stop } from '../suite/exchange.ts';
import type { CaseRole } from '../suite/records.ts';
import type { Scenario } from '../suite/scenario.ts';
import { type WaveNote, waveNoteOf } from '../suite/wave-note.ts';
import type { JudgedCase } from '../verdicts/judge-case.ts';
import {
  type CheckResult,
  isDoubtful,
  isInconclusive,
  resultOf,
  type Shrunk,
  seenIn,
  smallest,
  unconfirmed,
  unexamined,
} from '../verdicts/results.ts';
import { inBreadth } from '../waves/in-breadth.ts';
import { plannedCase } from '../waves/planned-case.ts';
import type { Performing } from '../waves/stage.ts';
import { bestScenarios, caseName, worthOfCheck } from './case-worth.ts';
import { asJson, drawInputs } from './draw-inputs.ts';
import { judgeMade, keepCase, type MadeCase } from './keep-case.ts';
import { replicasOf } from './one-replica.ts';
import { type RunCheckOptions, smallerCases } from './run-check.ts';
import type { Session } from './session.ts';

/** In real time each wave takes some ten seconds. */
const most_real_waves = 4;
const most_stepped_waves = 20;
/** Times that an inconclusive scenario is shown. */
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

/** A case with all that was shown beside it. */
interface ShownCase extends JudgedCase {
  whole: WaveNote;
}

/** All that was shown of one check. */
interface Story extends Drawn {
  judged: ShownCase[];
  shrunk: Shrunk;
}

export async function runWaves(
  session: Session,
  checks: readonly Check[],
  options: RunCheckOptions,
): Promise<Map<Check, CheckResult>> {
  const stories = checks.map((check): Story => ({ ...draw(session, check, options), judged: [], shrunk: 'no' }));
  try {
    await showAll(session, stories);
    for (const { judged } of stories) options.shown?.(judged.at(-1)!);
    await confirm(session, stories);
    session.budgets.wave_runs.release();
    if (options.shrink !== false) {
      await shrinkAll(session, stories);
      await replayAll(session, stories);
      await atEachReplica(session, stories);
    }
  } catch (error) {
    if (!(error instanceof CaseStopped) || !session.limit.over) throw error;
    return new Map(stories.map((story) => [story.check, cutShort(story, error.stop)]));
  }
  return new Map(stories.map(({ check, judged, shrunk }) => [check, resultOf(check, judged, shrunk)]));
}

/** Findings from before the time was over; one that a busy machine can bring about was to be shown again. */
function cutShort({ check, judged }: Story, stop: Stop): CheckResult {
  const last = judged.at(-1);
  if (!last) return unexamined(stop);
  const result = resultOf(check, judged, 'partly');
  const seen = last.record.role === 'first' && isDoubtful(last) ? seenIn(last) : undefined;
  if (seen) return { ...result, stop: unconfirmed(seen, stop) };
  return isInconclusive(check, last) ? { ...result, stop } : result;
}

async function showAll(session: Session, stories: readonly Story[]): Promise<void> {
  let open = stories;
  for (let attempt = 1; open.length > 0 && attempt <= mostTries(session); attempt++) {
    const cases = await show(
      session,
      open.map(({ check, scenarios }) => ({ check, scenarios, role: { role: 'first', attempt } })),
    );
    for (const [index, story] of open.entries()) story.judged.push(cases[index]!);
    // Scenarios that proved nothing are shown again, among themselves alone.
    open = open.filter(({ check, judged }) => isOpen(check, judged.at(-1)!));
    if (session.budgets.wave_runs.free < open.length) break;
  }
}

/** Another try gives no budget back, as long as there is none kept for it. */
function isOpen(check: Check, last: ShownCase): boolean {
  const { outcome } = last;
  return isInconclusive(check, last) && !(outcome.kind === 'stopped' && outcome.stop.budget);
}

function draw(session: Session, check: Check, options: RunCheckOptions): Drawn {
  const source = check.cases(session.facts) as CaseSource<Scenario>;
  const seed = seedFor(options.seed, check.wave?.draws ?? check.id);
  const inputs = drawInputs(source, seed, options);
  const sampled = inputs.filter(({ path }) => path !== undefined).map(({ input }) => input);
  const scenarios = unique(inputs.map(({ input }) => input));
  // A check that is judged over several shows is shown that often, however few are drawn.
  const copies = options.single ? check.wave!.copies : 1;
  return { check, source, seed, sampled, scenarios: scenarios.flatMap((one) => Array<Scenario>(copies).fill(one)) };
}

interface Wanted {
  check: Check;
  scenarios: readonly Scenario[];
  role: CaseRole;
}

/** One wave for all cases: what several have in common is shown once. */
async function show(session: Session, wanted: readonly Wanted[], how: Performing = {}): Promise<ShownCase[]> {
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
  // Evidence is judged as it is stored: plain data.
  const order = how.confirms ? inTurn(all, placed) : orderOf(session, { all, placed, wanted });
  const whole = asJson(
    await (await session.stage()).perform(
      order.map((place) => all[place]!),
      how,
    ),
  );
  const shownAt = new Map(order.map((place, at) => [place, at]));
  return wanted.map((one, index) => {
    const part = wavePart(
      whole,
      placed[index]!.map((place) => shownAt.get(place)!),
    );
    return { ...keep(session, one, part), whole };
  });
}

interface Placed {
  all: readonly Scenario[];
  /** Their places, for each wanted case. */
  placed: readonly (readonly number[])[];
  wanted: readonly Wanted[];
}

/** Of few runs those come first that serve most checks. */
function orderOf({ budgets }: Session, { all, placed, wanted }: Placed): number[] {
  if (budgets.wave_runs === budgets.runs) return [...all.keys()];
  return inBreadth(
    all,
    placed,
    wanted.map(({ check }) => worthOfCheck(check.id)),
    bestOf(all),
  );
}

/** The first one of each case before the second of any. */
function inTurn(all: readonly Scenario[], placed: Placed['placed']): number[] {
  const turns = all.map((_, place) => Math.min(...placed.map((own) => own.indexOf(place)).filter((turn) => turn >= 0)));
  return [...all.keys()].toSorted((a, b) => turns[a]! - turns[b]!);
}

/** Those that found something so far, each once, those first that found most. */
function bestOf(scenarios: readonly Scenario[]): number[] {
  const names = scenarios.map(caseName);
  return bestScenarios()
    .map((name) => names.indexOf(name))
    .filter((place) => place >= 0);
}

function keep(session: Session, { check, scenarios, role }: Wanted, wave: WaveNote): JudgedCase {
  const made = (own: WaveNote, shown: readonly Scenario[]): MadeCase => {
    const exchanges = exchangesOf(own).map((number) => session.history.exchanges[number - 1]!);
    return { case: shown, exchanges, notes: { wave: own } };
  };
  const places = [...scenarios.keys()].filter((place) => !wave.trials[place]!.stop?.budget);
  const [stop] = wave.trials.flatMap((trial) => (trial.stop?.budget ? [trial.stop] : []));
  if (!stop) return keepCase(session, check, made(wave, scenarios), role);
  // Fewer scenarios lower the number of cases, and not the verdict, as long as they show what there is to see.
  const part = made(
    wavePart(wave, places),
    places.map((place) => scenarios[place]!),
  );
  const { outcome } = judgeMade(session, check, part, role);
  const tells = outcome.kind === 'violated' || (outcome.kind === 'satisfied' && outcome.comparisons > 0);
  return keepCase(session, check, tells ? part : { ...made(wave, scenarios), stop }, role);
}

function mostTries({ clock }: Session): number {
  return most_tries[clock.kind];
}

/**
 * Shows again, alone, what load on the machine can bring about: a busy machine must not fail an honest sender. This
 * comes before anything else is drawn, from runs that are kept for it; where they are few, a scenario for each check
 * comes first.
 */
async function confirm(session: Session, stories: readonly Story[]): Promise<void> {
  const doubtful = stories.filter(({ judged }) => isDoubtful(judged.at(-1)!));
  if (doubtful.length === 0) return;
  const wanted = doubtful.map(({ check, judged }): Wanted => {
    const scenarios = shownBy(judged.at(-1)!).flatMap((scenario) => [scenario, scenario]);
    return { check, scenarios, role: { role: 'confirm', attempt: 1 } };
  });
  const cases = await show(session, wanted, { confirms: true });
  for (const [index, { judged }] of doubtful.entries()) judged.push(cases[index]!);
}

function shownBy({ record, outcome }: JudgedCase): Scenario[] {
  if (outcome.kind !== 'violated') return [];
  const scenarios = record.case as readonly Scenario[];
  const places = outcome.mismatches.flatMap(({ shown_by = [] }) => shown_by);
  const { trials = [] } = waveNoteOf(record.notes) ?? {};
  // Of the same kind of run: a scenario that takes any run would meet another one.
  return unique(
    places.map((place) => {
      const { part } = trials[place]?.run ?? {};
      return part === undefined ? scenarios[place]! : { ...scenarios[place]!, run: part };
    }),
  );
}

interface Shrinking {
  story: Story;
  found: ShownCase;
  /** fast-check's path to the scenario that is being made smaller. */
  path: string | undefined;
  is_done: boolean;
}

/** All failing checks at once: each wave tries what is smaller for each of them. */
async function shrinkAll(session: Session, stories: readonly Story[]): Promise<void> {
  const most_waves = session.clock.kind === 'stepped' ? most_stepped_waves : most_real_waves;
  const failing = stories
    .filter(({ check, judged }) => resultOf(check, judged).failing !== undefined)
    .map((story): Shrinking => ({ story, found: firstOf(story), path: undefined, is_done: false }));
  for (let step = 1; failing.some(({ is_done }) => !is_done); step++) {
    const open = failing.filter(({ is_done }) => !is_done);
    const stage = await session.stage();
    const steps = open.map((one) => ({ one, candidates: candidatesOf(one) }));
    const runs = steps.reduce((sum, { candidates }) => sum + candidates.length, 0);
    // Waves show little once no more events are taken, and cost as much as before.
    if (step > most_waves || runs > runsForMore(session) || stage.budget !== undefined) {
      for (const { story } of open) story.shrunk = 'partly';
      return;
    }
    const wanted = steps.flatMap(({ one, candidates }) =>
      candidates.map(({ scenarios, path }): Wanted => {
        const role: CaseRole = { role: 'shrink', attempt: 1, step, ...(path !== '' && { path }) };
        return { check: one.story.check, scenarios, role };
      }),
    );
    const cases = await show(session, wanted);
    let at = 0;
    for (const { one, candidates } of steps) {
      goOn(one, candidates, cases.slice(at, at + candidates.length));
      at += candidates.length;
    }
  }
}

function firstOf({ judged }: Story): ShownCase {
  return judged.findLast(({ record }) => record.role === 'first')!;
}

/** With the first of the smaller cases that fails, if there is one. */
function goOn(one: Shrinking, candidates: readonly { path: string }[], cases: readonly ShownCase[]): void {
  const { story } = one;
  story.judged.push(...cases);
  const smaller = cases.findIndex(({ outcome }) => outcome.kind === 'violated');
  if (smaller < 0) {
    one.is_done = true;
    const untried = candidates.length >= most_candidates;
    story.shrunk = one.path === undefined ? 'no' : untried ? 'partly' : 'fully';
    return;
  }
  one.found = cases[smaller]!;
  one.path = candidates[smaller]!.path;
  story.shrunk = 'fully';
  if (story.source.kind === 'table') one.is_done = true;
}

/**
 * The next smaller cases: at first each scenario that shows it alone, then what fast-check makes smaller of it, in its
 * own order, so that the path is one that fast-check understands.
 */
function candidatesOf({ story, found, path }: Shrinking): { scenarios: readonly Scenario[]; path: string }[] {
  const { check, source, seed, sampled } = story;
  const copies = check.wave!.copies;
  const several = (scenario: Scenario) => Array.from({ length: copies }, () => scenario);
  if (path === undefined) {
    const shown = shownBy(found).slice(0, most_candidates);
    const alone = shown.map((scenario) => ({ scenarios: several(scenario), path: pathTo(sampled, scenario) }));
    // Drawn scenarios can be made smaller, so they go before named ones.
    alone.sort((a, b) => Number(a.path === '') - Number(b.path === ''));
    // Some rules are broken only between several scenarios.
    return shown.length > 1 ? [...alone, { scenarios: shown, path: '' }] : alone;
  }
  if (source.kind === 'table' || path === '') return [];
  return (smallerCases(source.arbitrary, seed, path) as Scenario[])
    .slice(0, most_candidates)
    .map((scenario, index) => ({ scenarios: several(scenario), path: `${path}:${index}` }));
}

/**
 * Each failure is shown once more before its case is named in a replay line: in a wave of its own, since what stood
 * beside it may have brought it about. Where it is not seen then, so is the same with what its plan had decided, and
 * what it was found with.
 */
async function replayAll(session: Session, stories: readonly Story[]): Promise<void> {
  let waves_left = session.clock.kind === 'stepped' ? Number.POSITIVE_INFINITY : most_real_waves;
  for (const story of stories) {
    const { check, judged } = story;
    const first = judged.findLast(({ record, outcome }) => record.role === 'first' && outcome.kind === 'violated');
    if (!first || resultOf(check, judged).failing === undefined) continue;
    for (const [index, { scenarios, path }] of replayable(judged, first).entries()) {
      const stage = await session.stage();
      if (waves_left <= 0 || scenarios.length > runsForMore(session) || stage.budget !== undefined) break;
      waves_left -= 1;
      const [again] = await show(session, [
        { check, scenarios, role: { role: 'replay', attempt: 1, ...(path !== undefined && { path }) } },
      ]);
      judged.push(again!);
      if (again!.outcome.kind !== 'violated') continue;
      // The scenarios that it was found with are larger than the reduced ones.
      if (index > 1) story.shrunk = 'partly';
      break;
    }
  }
}

/** Each failing case once more with all requests at one replica: one wave for each of several. */
async function atEachReplica(session: Session, stories: readonly Story[]): Promise<void> {
  const failing = stories.flatMap((story) => {
    const found = resultOf(story.check, story.judged).failing;
    return found ? [{ story, scenarios: found.case as readonly Scenario[] }] : [];
  });
  if (failing.length === 0) return;
  const runs = failing.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  for (const replica of replicasOf(session)) {
    if (runs > runsForMore(session) || (await session.stage()).budget !== undefined) break;
    const role: CaseRole = { role: 'one-replica', attempt: 1, replica };
    const wanted = failing.map(({ story: { check }, scenarios }): Wanted => ({ check, scenarios, role }));
    const cases = await show(session, wanted, { only: replica });
    for (const [index, { story }] of failing.entries()) story.judged.push(cases[index]!);
  }
}

/** By steps all other checks that need runs have had theirs. */
function runsForMore({ clock, budgets: { wave_runs } }: Session): number {
  return clock.kind === 'stepped' ? wave_runs.free : wave_runs.beyond;
}

interface Replayable {
  scenarios: readonly Scenario[];
  /** fast-check's, of a case that is as it was drawn. */
  path?: string;
}

/** Cases that may show a failure alone, the smallest first. */
function replayable(judged: readonly ShownCase[], first: ShownCase): Replayable[] {
  const small = smallest(judged) ?? first;
  const { mismatches } = first.outcome as Extract<JudgedCase['outcome'], { kind: 'violated' }>;
  const { trials } = waveNoteOf(first.record.notes)!;
  const places = new Set(mismatches.flatMap(({ shown_by = [] }) => shown_by));
  const shown = trials.filter((_, place) => places.has(place));
  return [
    { scenarios: small.record.case as readonly Scenario[], path: small.record.path },
    { scenarios: plannedCase(waveNoteOf(small.record.notes)!.trials, small.whole), path: small.record.path },
    { scenarios: plannedCase(shown, first.whole) },
    { scenarios: plannedCase(trials, first.whole) },
  ].filter(({ scenarios }) => scenarios.length > 0);
}

/** Empty for one that was not drawn, but named. */
function pathTo(sampled: readonly Scenario[], scenario: Scenario): string {
  const place = sampled.findIndex((one) => JSON.stringify(one) === JSON.stringify(scenario));
  return place < 0 ? '' : String(place);
}

function unique(scenarios: readonly Scenario[]): Scenario[] {
  return [...new Map(scenarios.map((scenario) => [JSON.stringify(scenario), scenario])).values()];
}
