/**
 * Runs one check against the target: draws its cases, judges each as soon as it is done, shrinks the first failing one.
 */

import fc from 'fast-check';
import { seedFor } from '../../src/choices/seed-for.ts';
import type { Check } from '../suite/check.ts';
import { CaseStopped } from '../suite/context.ts';
import type { Stop } from '../suite/exchange.ts';
import type { CaseRole } from '../suite/records.ts';
import type { CaseOutcome, JudgedCase } from '../verdicts/judge-case.ts';
import { type CheckResult, resultOf, type Shrunk } from '../verdicts/results.ts';
import { bestCases } from './case-worth.ts';
import { type CheckTime, createCheckTime } from './check-time.ts';
import { asJson, drawInputs } from './draw-inputs.ts';
import { keepCase, shown_first } from './keep-case.ts';
import { onOneReplica, replicasOf } from './one-replica.ts';
import { openCase } from './open-case.ts';
import type { Session } from './session.ts';
import type { Beside } from './side-by-side.ts';
import { ample, type Slot } from './slots.ts';
import { freeWorkflows } from './spare-workflows.ts';

/** Smaller candidates tried for one failure; each costs the target real requests. */
const max_shrink_runs = 150;
/** An inconclusive case is run again this often before it stays so. */
const max_tries = 3;
/**
 * Silence takes as long as one answer may: it is tried once more, and a check that met with two such cases is given up.
 */
const max_silent_tries = 2;
const most_silent = 2;

export interface RunCheckOptions {
  seed: number;
  /** Replaces the number of drawn cases. */
  samples?: number;
  /** False does not shrink failing cases: for callers that ask only whether there are any. */
  shrink?: boolean;
  /** Shows one case of the check alone, picked by the seed: how much a single one finds. */
  single?: boolean;
  /** Is told of each case, and a failing one ends no check: for callers that ask which of them find a fault. */
  shown?(one: JudgedCase): void;
}

/** @param beside what it may do beside other checks; alone, one case comes after the other */
export async function runCheck(
  session: Session,
  check: Check,
  options: RunCheckOptions,
  beside?: Beside,
): Promise<CheckResult> {
  const source = check.cases(session.facts);
  const seed = seedFor(options.seed, check.id);
  const most = session.allotment.most_cases.get(check.id);
  const seen = new Set<string>();
  const judged: JudgedCase[] = [];
  const open = new Set<Promise<void>>();
  const way: Way = { time: timeOf(session), beside };
  let silent = 0;
  let stop: Stop | undefined;
  let found: JudgedCase | undefined;
  let is_over = false;
  let before = Promise.resolve();

  async function judge(input: unknown, role: CaseRole, turn: Promise<void>): Promise<void> {
    const one = await execute(session, check, input, role, { ...way, turn });
    judged.push(one);
    options.shown?.(one);
    if (isSilent(one.outcome)) silent += 1;
    const is_violated = one.outcome.kind === 'violated' && !options.shown;
    if (is_violated && !is_over) found = one;
    is_over ||= is_violated || one.outcome.kind === 'fault' || silent === most_silent;
  }

  const few = most !== undefined && { ahead: most, best: bestCases(check.id) };
  for (const { input, path } of drawInputs(source, seed, { ...options, ...few })) {
    const text = JSON.stringify(input);
    if (seen.has(text)) continue;
    seen.add(text);
    const isFull = () => open.size > 0 && (!beside?.cases_together || judged.length + open.size >= (most ?? Infinity));
    while (isFull()) await Promise.race(open);
    // Cases that show nothing do not count.
    if (is_over || (most !== undefined && judged.length >= most && judged.some(tells))) break;
    stop = session.limit.over ?? way.time.over;
    if (stop) break;
    const role: CaseRole = { ...shown_first, ...(path !== undefined && { path }) };
    const one = judge(input, role, before);
    open.add(one);
    before = one.finally(() => open.delete(one));
    // Its error is thrown where all are awaited.
    before.catch(() => {});
  }
  await before;
  if (!found || options.shrink === false) return { ...resultOf(check, judged), ...(stop && !found && { stop }) };
  let shrunk: Shrunk = 'no';
  if (found.record.path !== undefined && source.kind !== 'table') {
    const small = await shrink(session, check, { arbitrary: source.arbitrary, seed, found, way });
    judged.push(...small.smaller_cases);
    ({ shrunk } = small);
  }
  const { failing } = resultOf(check, judged, shrunk);
  if (failing) judged.push(...(await atEachReplica(session, check, failing.case, way.time)));
  return resultOf(check, judged, shrunk);
}

/** Shows a failing case once more with all its requests at one replica, for each: at none where there is one alone. */
export async function atEachReplica(
  session: Session,
  check: Check,
  input: unknown,
  time: CheckTime = timeOf(session),
): Promise<JudgedCase[]> {
  const shown: JudgedCase[] = [];
  const repeats = createRepeats(session);
  for (const replica of replicasOf(session)) {
    if (repeats.isSpent()) break;
    const role: CaseRole = { role: 'one-replica', attempt: 1, replica };
    shown.push(await repeats.show(() => execute(onOneReplica(session, replica), check, input, role, { time })));
  }
  return shown;
}

/** Shows a failing case again, and smaller ones, from the share of the runs that is for it. */
function createRepeats({ budgets: { runs }, limit }: Session) {
  let costs_runs = false;
  return {
    isSpent: () => (costs_runs && runs.spare === 0) || limit.over !== undefined,
    async show(execute: () => Promise<JudgedCase>): Promise<JudgedCase> {
      const before = runs.left;
      const one = await execute();
      runs.spentAgain(before - runs.left);
      costs_runs ||= runs.left < before;
      return one;
    },
  };
}

/** Circumstances of a case. */
interface Way {
  time: CheckTime;
  beside?: Beside;
  /** The end of the case before it: those of one check are kept in their order. */
  turn?: Promise<void>;
}

/** Runs one case, again while it is inconclusive. */
export async function execute(
  session: Session,
  check: Check,
  input: unknown,
  role: CaseRole = shown_first,
  way: Way = { time: timeOf(session) },
): Promise<JudgedCase> {
  for (let attempt = 1; ; attempt++) {
    const judged = await executeOnce(session, check, input, { ...role, attempt }, way);
    const { outcome } = judged;
    // Another try does not give a budget back.
    const is_inconclusive =
      outcome.kind === 'stopped' && outcome.stop.verdict === 'inconclusive' && !outcome.stop.budget;
    const most = isSilent(outcome) ? max_silent_tries : max_tries;
    if (!is_inconclusive || attempt >= most || session.limit.over) return judged;
  }
}

function tells({ outcome }: JudgedCase): boolean {
  return outcome.kind === 'satisfied' && outcome.comparisons > 0;
}

function isSilent(outcome: CaseOutcome): boolean {
  return outcome.kind === 'stopped' && outcome.stop.silent === true;
}

function timeOf({ target }: Session): CheckTime {
  return createCheckTime(target.limits?.check_s);
}

async function executeOnce(
  session: Session,
  check: Check,
  input: unknown,
  role: CaseRole,
  { time, beside, turn }: Way,
): Promise<JudgedCase> {
  const loan = beside?.rates_runs ? session.ratedRuns.lend() : undefined;
  const act = async (slot: Slot) => {
    const { context, exchanges } = openCase(session, check.id, { time, slot, loan });
    let notes: unknown;
    let stop: Stop | undefined;
    let fault: string | undefined;
    try {
      notes = await check.run(context, input);
    } catch (error) {
      if (error instanceof CaseStopped) stop = error.stop;
      else fault = `${check.id} threw: ${(error as Error).message}`;
    } finally {
      loan?.end();
    }
    return { case: input, exchanges, notes: asJson(notes ?? {}), stop, fault };
  };
  const made = await (beside ? beside.slots.hold(beside.turn, act) : act(ample));
  await turn;
  const judged = keepCase(session, check, made, role);
  await freeWorkflows(session, made.exchanges);
  return judged;
}

interface Shrinking {
  arbitrary: fc.Arbitrary<unknown>;
  seed: number;
  found: JudgedCase;
  way: Way;
}

/** Within the limits of the run and of its check. */
function shrink(session: Session, check: Check, { arbitrary, seed, found, way }: Shrinking): Promise<ShrunkCase> {
  const repeats = createRepeats(session);
  return shrinkCase(found, {
    smallerThan: (path) => smallerCases(arbitrary, seed, path),
    isSpent: (tried) => tried === max_shrink_runs || repeats.isSpent() || way.time.over !== undefined,
    show: (candidate, role) => repeats.show(() => execute(session, check, candidate, role, way)),
  });
}

interface ShrunkCase {
  /** All that were tried. */
  smaller_cases: JudgedCase[];
  shrunk: Shrunk;
}

/**
 * Walks down fast-check's tree of smaller cases: at each level the first sibling that still fails.
 * @param isSpent tells that no more may be tried; asked with the number of those that were
 */
export async function shrinkCase(
  found: JudgedCase,
  ways: {
    smallerThan(path: string): unknown[];
    isSpent(tried: number): boolean;
    show(candidate: unknown, role: CaseRole): Promise<JudgedCase>;
  },
): Promise<ShrunkCase> {
  const smaller_cases: JudgedCase[] = [];
  const known = new Set([JSON.stringify(found.record.case)]);
  let path = found.record.path!;
  for (let step = 1; ; step++) {
    let smaller: JudgedCase | undefined;
    for (const [index, candidate] of ways.smallerThan(path).entries()) {
      const text = JSON.stringify(candidate);
      if (known.has(text)) continue;
      if (ways.isSpent(smaller_cases.length)) return { smaller_cases, shrunk: 'partly' };
      known.add(text);
      const one = await ways.show(candidate, { role: 'shrink', attempt: 1, step, path: `${path}:${index}` });
      smaller_cases.push(one);
      if (one.outcome.kind !== 'violated') continue;
      smaller = one;
      break;
    }
    if (!smaller) return { smaller_cases, shrunk: 'fully' };
    path = smaller.record.path!;
  }
}

/** The next level of fast-check's tree of smaller cases, in its order. */
export function smallerCases(arbitrary: fc.Arbitrary<unknown>, seed: number, path: string): unknown[] {
  try {
    return fc.sample(arbitrary, { seed, path: `${path}:0`, numRuns: 500 }).map(asJson);
  } catch {
    // fast-check throws when a path leads nowhere: the case has no smaller ones.
    return [];
  }
}
