/** Judges a stored history again, without the target: the recorded cases, no arbitraries and no requests. */
import type { JudgedHistory } from '../reports/history-digest.ts';
import { buildReport, type Report } from '../reports/report.ts';
import { withTimes } from '../reports/times.ts';
import { trafficOf } from '../reports/traffic.ts';
import type { Check } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import type { CaseRecord } from '../suite/records.ts';
import type { GateOfRun } from '../verdicts/exit-code.ts';
import type { JudgedCase } from '../verdicts/judge-case.ts';
import { judgeRecord } from '../verdicts/judge-case.ts';
import { type KnownFailures, knownStates, knownVerdict } from '../verdicts/known-failures.ts';
import { type CheckResult, resultOf, unexamined } from '../verdicts/results.ts';
import { toVerdict, triedAgain, withoutOpenGaps } from '../verdicts/to-verdict.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { watch } from '../verdicts/watch.ts';
import { seenElsewhere } from './shards.ts';
import type { StoredHistory } from './stored-history.ts';

export interface JudgeOptions {
  /** All that this kit knows. */
  checks: readonly Check[];
  /** Narrows to some of the checks of the run. */
  chosen?(check: Check): boolean;
  /** Judges by the reference document too, as the run may not have done. */
  strict?: boolean;
  /** Failures that are let pass; their implementation is that of the run's target. */
  known_failures?: Omit<KnownFailures, 'implementation' | 'seed'>;
  /** The version whose checks decide; all do unless given. */
  requirements?: string;
  /** The history as a report names it. */
  histories?: readonly JudgedHistory[];
  /** Decides, in the report too. */
  gate?: GateOfRun;
  kit_version: string;
  document_version: string;
}

export function judgeHistory(history: StoredHistory, options: JudgeOptions): Report {
  const { run, end } = history;
  const facts: Facts = options.strict ? { ...run.facts, strict: true } : run.facts;
  const chosen = checksOf(history, options);
  const implementation = run.target.implementation ?? null;
  const { shard } = run;
  const seen_elsewhere = seenElsewhere(chosen, shard);
  const known = options.known_failures && { ...options.known_failures, seed: run.seed, implementation, seen_elsewhere };
  const found = chosen.map((check): Verdict => {
    const as_run = { ...run, requirements: options.requirements };
    const first = endsOf(history, check).at(-1)?.record ?? {};
    const told = triedAgain(toVerdict(check, judgedAgain(history, facts, check), as_run), first);
    const by_others = shard && !run.checks.includes(check.id) && { watched_only: true as const };
    const plain = { ...told, ...by_others };
    return known ? knownVerdict(plain, known) : plain;
  });
  const interrupted = end?.interrupted ?? true;
  const verdicts = withoutOpenGaps(found, { choices: facts.choices, interrupted });
  return buildReport({
    target: run.target,
    kit_version: options.kit_version,
    document_version: options.document_version,
    seed: run.seed,
    samples: run.samples,
    fewer_cases: run.fewer_cases,
    strict: facts.strict,
    started_at: run.started_at,
    duration_ms: end?.duration_ms ?? history.exchanges.at(-1)?.at_ms ?? 0,
    requests: end?.requests ?? history.exchanges.length,
    traffic: trafficOf(history.exchanges, run.started_at, end?.contacts),
    interrupted,
    verdicts: withTimes(verdicts, history),
    ...(options.gate && { gate: options.gate }),
    ...(known && { known_failures: knownStates(verdicts, known) }),
    ...(run.require && { require: run.require }),
    ...(options.requirements !== undefined && { requirements: options.requirements }),
    ...(shard && { shard }),
    ...(options.histories && { histories: options.histories }),
    expected: chosen.filter(({ id }) => run.checks.includes(id)).length,
    left_behind: end?.left_behind ?? [],
    ...(end?.unusable !== undefined && { unusable: end.unusable }),
    secrets: [],
  });
}

/** Ids of checks that the run had and this kit has no more. */
export function unknownChecks({ run }: StoredHistory, checks: readonly Check[]): string[] {
  return run.checks.filter((id) => !checks.some((check) => check.id === id));
}

/** In the order of the run; those that it did not come to are last. */
function checksOf({ run, checks: ended }: StoredHistory, { checks, chosen }: JudgeOptions): Check[] {
  const placeOf = ({ record }: StoredHistory['checks'][number]) => record.place ?? ended.length;
  const in_order = ended.toSorted((a, b) => placeOf(a) - placeOf(b));
  const ids = new Set([...in_order.map(({ record }) => record.check), ...run.checks]);
  const known = [...ids].flatMap((id) => checks.find((check) => check.id === id) ?? []);
  return chosen ? known.filter(chosen) : known;
}

function judgedAgain(history: StoredHistory, facts: Facts, check: Check): CheckResult {
  const [before, again] = endsOf(history, check);
  const ended = again ?? before;
  if (ended?.record.stop) return unexamined(ended.record.stop);
  const judged = history.cases
    .slice(again ? before!.cases_before : 0)
    .filter((record) => record.check === check.id)
    .map((record) => judge(history, facts, check, record));
  const own = resultOf(check, judged, ended?.record.shrunk);
  // Checks that came later had sent nothing by then.
  const cases = history.cases.slice(0, ended?.cases_before);
  const result = watch({ cases, exchanges: history.exchanges }, facts, check, own);
  return ended || result.failing ? result : { ...result, stop: unfinished };
}

/** Two, where it was tried once more. */
function endsOf({ checks }: StoredHistory, check: Check): StoredHistory['checks'] {
  return checks.filter(({ record }) => record.check === check.id);
}

const unfinished: Stop = { verdict: 'inconclusive', reason: 'the history ends before the end of this check' };

function judge(history: StoredHistory, facts: Facts, check: Check, record: CaseRecord): JudgedCase {
  const arrivals = record.arrivals?.flatMap((number) => history.arrivals.get(number) ?? []);
  const evidence: Evidence = {
    case: record.case,
    exchanges: record.exchanges.map((number) => history.exchanges[number - 1]!),
    notes: record.notes,
    ...(arrivals && { arrivals }),
    facts,
  };
  return { record, evidence, outcome: judgeRecord(check, record, evidence) };
}
