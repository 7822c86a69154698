/** Runs one check against the target: draws its cases, judges each as soon as it is done, shrinks the first failing one. */
import fc from 'fast-check';
import type { ArrivalRecord } from '../waves/arrival-record.ts';
import type { Check, Mismatch, Observation } from './check.ts';
import { CaseStopped, openCase, type Session } from './context.ts';
import type { Exchange, Stop } from './history.ts';
import type { CaseOutcome } from './judge-case.ts';
import { keepCase } from './keep-case.ts';

/** Smaller candidates tried for one failure; each costs the target real requests. */
const max_shrink_runs = 150;
/** An inconclusive case is run again this often before it stays so. */
const max_tries = 3;

export interface RunCheckOptions {
  seed: number;
  /** Replaces the number of drawn cases. */
  samples?: number;
  /** False leaves failing cases as they were met: for whoever asks only whether there are any. */
  shrink?: boolean;
}

export interface FailingCase {
  case: unknown;
  mismatches: readonly Mismatch[];
  exchanges: readonly Exchange[];
  /** What receivers were sent. */
  arrivals?: readonly ArrivalRecord[];
  path?: string;
  shrunk: 'fully' | 'partly' | 'no';
  /** The other check's case that brought the exchange, when this check only watched. */
  seen_in?: { check: string; case: unknown };
}

export interface CheckResult {
  /** Cases that were judged. */
  cases: number;
  failing?: FailingCase;
  /** The weightiest reason why cases were not judged. */
  stop?: Stop;
  fault?: string;
  observations: readonly Observation[];
}

interface Executed {
  outcome: CaseOutcome;
  exchanges: readonly Exchange[];
  arrivals?: readonly ArrivalRecord[];
}

export async function runCheck(session: Session, check: Check, options: RunCheckOptions): Promise<CheckResult> {
  const source = check.cases(session.facts);
  const seed = seedFor(options.seed, check.id);
  const inputs =
    source.kind === 'table'
      ? source.table.map(plain)
      : fc.sample(source.arbitrary, { seed, numRuns: options.samples ?? source.samples }).map(plain);

  const seen = new Set<string>();
  const observations: Observation[] = [];
  const stops: Stop[] = [];
  let cases = 0;
  for (const [index, input] of inputs.entries()) {
    const text = JSON.stringify(input);
    if (seen.has(text)) continue;
    seen.add(text);
    const { outcome, exchanges } = await execute(session, check, input);
    if (outcome.kind === 'fault') return { cases, fault: outcome.message, observations };
    if (outcome.kind === 'stopped') {
      stops.push(outcome.stop);
      continue;
    }
    cases += 1;
    observations.push(...outcome.observations);
    if (outcome.kind === 'satisfied') continue;
    const first: FailingCase = { case: input, mismatches: outcome.mismatches, exchanges, shrunk: 'no' };
    const failing =
      source.kind === 'table' || options.shrink === false
        ? first
        : await shrink(session, check, source.arbitrary, seed, { ...first, path: String(index) });
    return { cases, failing, observations };
  }
  return { cases, stop: weightiest(stops), observations };
}

/** Runs one case, again while it is inconclusive. */
export async function execute(session: Session, check: Check, input: unknown): Promise<Executed> {
  for (let attempt = 1; ; attempt++) {
    const executed = await executeOnce(session, check, input);
    const { outcome } = executed;
    const again = outcome.kind === 'stopped' && outcome.stop.verdict === 'inconclusive' && attempt < max_tries;
    if (!again) return executed;
  }
}

async function executeOnce(session: Session, check: Check, input: unknown): Promise<Executed> {
  const { context, exchanges, notes } = openCase(session, check.id);
  let stop: Stop | undefined;
  try {
    await check.run(context, input);
  } catch (error) {
    if (!(error instanceof CaseStopped)) {
      return { outcome: { kind: 'fault', message: `${check.id} threw: ${(error as Error).message}` }, exchanges };
    }
    stop = error.stop;
  }
  const { outcome, evidence } = keepCase(session, check, { case: input, exchanges, notes: plain(notes), stop });
  return { outcome, exchanges, arrivals: evidence.arrivals };
}

/** Walks down fast-check's tree of smaller cases: at each level the first sibling that still fails. */
async function shrink(
  session: Session,
  check: Check,
  arbitrary: fc.Arbitrary<unknown>,
  seed: number,
  found: FailingCase & { path: string },
): Promise<FailingCase> {
  let smallest = found;
  let runs = 0;
  const tried = new Set([JSON.stringify(found.case)]);
  for (;;) {
    const siblings = smallerCases(arbitrary, seed, smallest.path);
    let smaller: typeof smallest | undefined;
    for (const [index, candidate] of siblings.entries()) {
      const text = JSON.stringify(candidate);
      if (tried.has(text)) continue;
      if (runs === max_shrink_runs) return { ...smallest, shrunk: 'partly' };
      tried.add(text);
      runs += 1;
      const { outcome, exchanges } = await execute(session, check, candidate);
      if (outcome.kind !== 'violated') continue;
      const path = `${smallest.path}:${index}`;
      smaller = { case: candidate, mismatches: outcome.mismatches, exchanges, path, shrunk: 'fully' };
      break;
    }
    if (!smaller) return { ...smallest, shrunk: 'fully' };
    smallest = smaller;
  }
}

/** The next level of fast-check's tree of smaller cases, in its order. */
export function smallerCases(arbitrary: fc.Arbitrary<unknown>, seed: number, path: string): unknown[] {
  try {
    return fc.sample(arbitrary, { seed, path: `${path}:0`, numRuns: 500 }).map(plain);
  } catch {
    // fast-check throws when a path leads nowhere: the case has no smaller ones.
    return [];
  }
}

/** Adding a check must not change what the others draw. FNV-1a over the check's id, mixed with the run's seed. */
export function seedFor(seed: number, check_id: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of check_id) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash | 0;
}

/** Cases and notes are JSON: what is stored is what ran. */
export function plain<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

/** What the reader must hear first when several cases ended for several reasons. */
export function weightiest(stops: readonly Stop[]): Stop | undefined {
  for (const word of ['inconclusive', 'could-not-run', 'not-claimed'] as const) {
    const found = stops.find((stop) => stop.verdict === word);
    if (found) return found;
  }
  return undefined;
}
