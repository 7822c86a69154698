/** Known failures over the verdicts of a run: which of them are listed, and which entries are not so any more. Pure. */
import { matchesGlob } from '../../src/input/matches-glob.ts';
import { decides, type GateOptions } from './exit-code.ts';
import {
  type Fail,
  type FailureWay,
  isJudged,
  type KnownFailed,
  type KnownNote,
  type KnownState,
  type Verdict,
} from './verdict.ts';

/** An entry; what it leaves out may be anything. */
export interface KnownFailure extends KnownNote {
  /** Id of a check, or a pattern in which `*` stands for any characters. */
  check: string;
  clause?: string;
  /** JSON pointer, in which `*` stands for any characters of one name. */
  pointer?: string;
  /** The code of the mismatch. */
  mismatch?: string;
  /** Implementation with this failure; any target where it is left out. */
  implementation?: Implementation;
  /** Seeds with which it was seen: with another, it may pass. Left out, it fails with every seed. */
  seeds?: readonly number[];
  /** It may pass with the same seed, too. */
  sometimes?: boolean;
  /** Days on which it was written down, and seen last: `YYYY-MM-DD`. */
  first_seen?: string;
  last_seen?: string;
}

interface Implementation {
  name: string;
  version?: string;
}

/** An entry of a file. */
export interface PlacedFailure extends KnownFailure {
  /** `file:line:column` */
  place: string;
}

/** Known failures of a run, and the facts that decide about them. */
export interface KnownFailures {
  entries: readonly PlacedFailure[];
  /** Implementation under judgement; null where the target file does not say. */
  implementation: Implementation | null;
  /** Of the run. */
  seed: number;
  /** Failures that decide: the others need not be listed. */
  gate: Pick<GateOptions, 'gate' | 'strict'>;
  /** Ids of checks that other parts of the run judge too: that they pass here decides nothing. */
  seen_elsewhere?: ReadonlySet<string>;
  /** `YYYY-MM-DD`, in UTC. */
  today: string;
}

/** A verdict as it is with known failures: one that nothing is listed of stays what it is. */
export function knownVerdict(verdict: Verdict, known: KnownFailures): Verdict {
  const named = known.entries.filter((entry) => isInForce(entry, known) && names(entry, verdict));
  if (named.length === 0) return verdict;
  if (isOpenHere(verdict, known)) return verdict;
  if (verdict.verdict === 'pass') {
    const owed = named.filter((entry) => !mayPass(entry, known));
    if (owed.length === 0) return verdict;
    const message = `it passes, and is a known failure: take the entry out (${placesOf(owed)})`;
    return { ...verdict, verdict: 'unexpected-pass', message, known: owed.map(noteOf) };
  }
  if (verdict.verdict !== 'fail') return verdict;
  const ways = decidingWays(verdict, known.gate);
  const not_known = ways.filter((way) => !named.some((entry) => lists(entry, way)));
  if (not_known.length > 0) return { ...verdict, not_known };
  const telling = named.filter((entry) => ways.some((way) => lists(entry, way)));
  return { ...verdict, verdict: 'known-failure', known: telling.map(noteOf) };
}

/** State of each entry. @param verdicts of the whole run */
export function knownStates(verdicts: readonly Verdict[], known: KnownFailures): KnownState[] {
  return known.entries.map(({ implementation: _, first_seen: __, last_seen: ___, ...entry }, index) => ({
    ...entry,
    ...stateOf(known.entries[index]!, verdicts, known),
  }));
}

function stateOf(
  entry: PlacedFailure,
  verdicts: readonly Verdict[],
  known: KnownFailures,
): Pick<KnownState, 'state' | 'message'> {
  if (!isOfTarget(entry, known.implementation)) {
    const { name, version } = entry.implementation!;
    const whose = [name, version].filter(Boolean).join(' ');
    return { state: 'other-implementation', message: `left alone: it is about ${whose}` };
  }
  const own = verdicts.filter((verdict) => names(entry, verdict));
  const judged = own.filter((verdict) => isJudged(verdict) && !isOpenHere(verdict, known));
  if (judged.length === 0) {
    const words = [...new Set(own.map(({ verdict }) => verdict))].join(', ');
    return { state: 'not-judged', message: `left alone: ${words === '' ? 'not in this run' : words}` };
  }
  const fails = judged.some((verdict) => isFailed(verdict) && waysOf(verdict).some((way) => lists(entry, way)));
  if (!isInForce(entry, known)) {
    const mend = fails
      ? 'it still fails: mend it, or write a later day and why'
      : 'it does not fail so any more: take the entry out';
    return { state: 'expired', message: `expired on ${entry.expires}, and ${mend}` };
  }
  if (fails) return { state: 'holds', message: 'it fails as listed' };
  if (mayPass(entry, known)) {
    const why = entry.sometimes
      ? 'it fails sometimes'
      : `it was seen with ${seedsOf(entry)}, and this is ${known.seed}`;
    return { state: 'not-seen', message: `left alone: it does not fail so here; ${why}` };
  }
  const message = judged.some(isFailed)
    ? 'it fails in another way: take the entry out, or write what it does now'
    : 'it does not fail: take the entry out';
  return { state: 'stale', message };
}

/** True for an entry about a failure that need not show itself in this run. */
function mayPass({ seeds, sometimes }: KnownFailure, { seed }: Pick<KnownFailures, 'seed'>): boolean {
  return sometimes === true || (seeds !== undefined && !seeds.includes(seed));
}

function seedsOf({ seeds = [] }: KnownFailure): string {
  return `${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')}`;
}

function isOpenHere({ verdict, check }: Verdict, { seen_elsewhere }: KnownFailures): boolean {
  return verdict === 'pass' && seen_elsewhere?.has(check) === true;
}

/** True for an entry about a check, whatever its outcome. */
export function names({ check, clause }: KnownFailure, verdict: Pick<Verdict, 'check' | 'clauses'>): boolean {
  return matchesGlob(verdict.check, check) && (clause === undefined || verdict.clauses.includes(clause));
}

/** True for an entry about this way to fail, of a check that it names. */
export function lists(
  { clause, mismatch, pointer }: Pick<KnownFailure, 'clause' | 'mismatch' | 'pointer'>,
  way: Omit<FailureWay, 'level'>,
): boolean {
  if (clause !== undefined && clause !== way.clause) return false;
  if (mismatch !== undefined && mismatch !== way.mismatch) return false;
  return pointer === undefined || (way.pointer !== undefined && matchesGlob(way.pointer, pointer, '[^/]*'));
}

/** True for an entry about this target, whose last day has not gone. */
export function isInForce(entry: KnownFailure, known: Pick<KnownFailures, 'implementation' | 'today'>): boolean {
  if (!isOfTarget(entry, known.implementation)) return false;
  return entry.expires === undefined || known.today <= entry.expires;
}

export function isFailed(verdict: Verdict): verdict is Fail | KnownFailed {
  return verdict.verdict === 'fail' || verdict.verdict === 'known-failure';
}

/** The ways to fail that decide; all of them where none does. */
export function decidingWays(failed: Fail | KnownFailed, gate: KnownFailures['gate']): FailureWay[] {
  const ways = waysOf(failed);
  const deciding = ways.filter(({ level, not_required }) => !not_required && decides(level, gate));
  return deciding.length > 0 ? deciding : ways;
}

function waysOf(failed: Fail | KnownFailed): FailureWay[] {
  return [failed, ...(failed.others ?? [])];
}

function isOfTarget({ implementation: wanted }: KnownFailure, target: Implementation | null): boolean {
  if (!wanted) return true;
  return wanted.name === target?.name && (wanted.version === undefined || wanted.version === target.version);
}

function noteOf({ reason, link, expires }: KnownFailure): KnownNote {
  return { reason, ...(link !== undefined && { link }), ...(expires !== undefined && { expires }) };
}

function placesOf(entries: readonly PlacedFailure[]): string {
  return entries.map(({ place }) => place).join(', ');
}
