/** The report of one run. Every other format is rendered from it; `report.schema.json` is its contract. */
import { type AnyClause, clauses } from '../../src/contract/clauses.ts';
import { wellFormed } from '../../src/input/visible-text.ts';
import type { Observation } from '../suite/evidence.ts';
import type { FewerCases, LeftBehind } from '../suite/records.ts';
import type { RequiredClaims } from '../target/areas.ts';
import type { TargetSummary } from '../target/summary.ts';
import type { GateOfRun } from '../verdicts/exit-code.ts';
import { type Finding, groupFindings } from '../verdicts/findings.ts';
import { lostClaims } from '../verdicts/lost-claims.ts';
import {
  isJudged,
  type KnownState,
  type LostClaim,
  type Shard,
  type Verdict,
  type VerdictWord,
  verdictWords,
} from '../verdicts/verdict.ts';
import { boundStories } from './bounded-stories.ts';
import { decided, type StoredDecision } from './decision.ts';
import { maskForeign } from './foreign-records.ts';
import type { JudgedHistory } from './history-digest.ts';
import { redactJson } from './redact.ts';
import { limitsEnded, type Traffic } from './traffic.ts';

/** Counts up when a field changes its meaning or goes; new fields do not count. */
export const report_version = 1;

export interface Report {
  report_version: number;
  kit: { name: 'model-run-kit'; version: string };
  document: { version: string };
  target: TargetSummary;
  /** Observed choices of the target about open clauses. */
  choices: ObservedChoice[];
  seed: number;
  /** Other settings that decided the requests; absent where there were none. */
  options?: RunSettings;
  started_at: string;
  duration_ms: number;
  /** Requests sent, and how many of them differ in more than ids, prefix and times. */
  requests: number;
  /** The run as a whole; absent in reports of older kits. */
  traffic?: Traffic;
  /** Of a recording that others made: what it held. */
  recorded?: Recorded;
  interrupted: boolean;
  totals: Record<VerdictWord, number>;
  areas: Record<string, Record<VerdictWord, number> & { cases: number; comparisons: number }>;
  clauses: { covered: string[]; not_covered: { id: string; why: string }[] };
  checks: { expected: number; judged: number };
  left_behind: LeftBehind[];
  findings: Finding[];
  verdicts: Verdict[];
  known_failures?: KnownState[];
  /** The version of `--requirements`: verdicts of checks that came later are `not_required`. */
  requirements?: string;
  /** `require` of the target file, and what of it was lost. */
  require?: RequiredClaims & { lost: LostClaim[] };
  /** Of `--shard`. */
  shard?: Shard;
  /** Of joined shards: those that are not among them. */
  missing_shards?: number[];
  /** Reason why nothing could be judged: nobody answers, or a token is refused. */
  unusable?: string;
  /** Histories that it was judged of, one for each part of a run; absent where none was kept, and in older reports. */
  histories?: JudgedHistory[];
  /** By the gate of the run; absent in reports of older kits. */
  decision?: StoredDecision;
}

/** Contents of a recording that was judged in the place of a run. */
export interface Recorded {
  entries: number;
  /** Requests to the interface. */
  requests: number;
  /** Events on their way to receivers. */
  events: number;
  /** The reasons why answers were not judged, most frequent first. */
  not_judged: { why: string; entries: number }[];
  base_urls: string[];
  /** Requests that show no credential: nothing that hangs on who asked is judged of them. */
  without_credential: number;
  /** Requests that do not say when they began: nothing that hangs on time is judged of them. */
  without_time: number;
  /** Names of headers that show something between callers and the server. */
  gateway_headers: string[];
  /** Things that were forgotten for want of memory and what of them was then not judged, most frequent first. */
  forgotten?: { what: string; times: number }[];
}

/** Options of the command that change what is asked, or by what it is judged. */
interface RunSettings {
  /** Cases drawn for each property. */
  samples?: number;
  /** Cases left by a limit of the target file. */
  fewer_cases?: FewerCases;
  strict?: true;
}

export interface ObservedChoice {
  choice: string;
  operation: string | null;
  /** `mixed` when the target did several things. */
  value: unknown;
}

export interface ReportInput {
  target: TargetSummary;
  kit_version: string;
  document_version: string;
  seed: number;
  samples?: number;
  fewer_cases?: FewerCases;
  strict?: boolean;
  started_at: string;
  duration_ms: number;
  requests: number;
  traffic?: Omit<Traffic, 'limits_ended'>;
  interrupted: boolean;
  verdicts: readonly Verdict[];
  known_failures?: readonly KnownState[];
  requirements?: string;
  require?: RequiredClaims;
  shard?: Shard;
  missing_shards?: number[];
  /** Clauses of which the report says if they were examined; those of the specification unless given. */
  ledger?: readonly AnyClause[];
  unusable?: string;
  histories?: readonly JudgedHistory[];
  /** Nothing is decided without. */
  gate?: GateOfRun;
  /** Number of checks to be judged. */
  expected: number;
  left_behind: readonly LeftBehind[];
  secrets: Iterable<string>;
  /** Ids of those whose records may be shown; none where it is not known. */
  organizations?: ReadonlySet<string>;
}

/** The report as it may be shown and stored: no token, no signature of a presigned URL, nothing of strangers. */
export function buildReport(input: ReportInput): Report {
  const report = concludeReport(input);
  return fitted(report, (one) => {
    const clean = redactJson(maskForeign(one, input.organizations ?? new Set()), [...input.secrets]);
    return wellFormed({ ...clean, verdicts: boundStories(clean.verdicts) });
  });
}

/** No text is as long as the exchanges of some failures are: then the history alone has them. */
function fitted<Written>(report: Report, write: (report: Report) => Written): Written {
  try {
    return write(report);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return write({ ...report, verdicts: report.verdicts.map(withoutExchanges) });
  }
}

function withoutExchanges(verdict: Verdict): Verdict {
  if (!('exchanges' in verdict)) return verdict;
  const { deliveries: _, ...rest } = verdict;
  const message = `${verdict.message} (its requests are in history.jsonl alone: the report would be too large)`;
  return { ...rest, message, exchanges: [] };
}

/** The same of verdicts that may be shown already, such as those of stored reports. */
export function concludeReport(input: Omit<ReportInput, 'secrets' | 'organizations'>): Report {
  const { findings, verdicts } = groupFindings(input.verdicts);
  const { samples, fewer_cases, strict } = input;
  const options = {
    ...(samples !== undefined && { samples }),
    ...(fewer_cases && { fewer_cases }),
    ...(strict && { strict: true as const }),
  };
  const report: Report = {
    report_version,
    kit: { name: 'model-run-kit', version: input.kit_version },
    document: { version: input.document_version },
    target: input.target,
    choices: observedChoices(verdicts.flatMap((verdict) => [...verdict.observations])),
    seed: input.seed,
    ...(Object.keys(options).length > 0 && { options }),
    started_at: input.started_at,
    duration_ms: input.duration_ms,
    requests: input.requests,
    ...(input.traffic && { traffic: { ...input.traffic, limits_ended: limitsEnded(verdicts) } }),
    interrupted: input.interrupted,
    totals: countWords(verdicts),
    areas: byArea(verdicts),
    clauses: clauseCoverage(verdicts, input.ledger ?? clauses()),
    checks: { expected: input.expected, judged: verdicts.filter(isJudged).length },
    left_behind: [...input.left_behind],
    findings,
    verdicts,
    ...(input.known_failures && { known_failures: [...input.known_failures] }),
    ...(input.requirements !== undefined && { requirements: input.requirements }),
    ...(input.require && { require: { ...input.require, lost: lostClaims(input.require, verdicts) } }),
    ...(input.shard && { shard: input.shard }),
    ...(input.missing_shards && { missing_shards: input.missing_shards }),
    ...(input.unusable !== undefined && { unusable: input.unusable }),
    ...(input.histories && { histories: [...input.histories] }),
  };
  const { gate } = input;
  return gate ? decided(report, { ...gate, interrupted: input.interrupted && !gate.fail_fast }) : report;
}

/** The report as it is stored. */
export function renderJson(report: Report): string {
  return fitted(report, (one) => `${JSON.stringify(one, null, 2)}\n`);
}

function countWords(verdicts: readonly Verdict[]): Record<VerdictWord, number> {
  const count = (word: VerdictWord) => verdicts.filter((verdict) => verdict.verdict === word).length;
  return Object.fromEntries(verdictWords.map((word) => [word, count(word)])) as Record<VerdictWord, number>;
}

function byArea(verdicts: readonly Verdict[]): Report['areas'] {
  return Object.fromEntries(
    Object.entries(Object.groupBy(verdicts, (verdict) => verdict.area)).map(([area, own = []]) => [
      area,
      { ...countWords(own), cases: sumOf(own, 'cases'), comparisons: sumOf(own, 'comparisons') },
    ]),
  );
}

function sumOf(verdicts: readonly Verdict[], field: 'cases' | 'comparisons'): number {
  return verdicts.reduce((sum, verdict) => sum + verdict[field], 0);
}

/** Binding clauses: which ones a judged check examined, and why the others were not. */
function clauseCoverage(verdicts: readonly Verdict[], all: readonly AnyClause[]): Report['clauses'] {
  const examined = ({ clauses, unseen = [] }: Verdict) => clauses.filter((id) => !unseen.includes(id));
  const covered = new Set(verdicts.filter(isJudged).flatMap(examined));
  const binding = all.filter((clause) => clause.level !== 'open');
  const why = (clause: AnyClause): string => {
    if (clause.untestable) return `untestable: ${clause.untestable}`;
    const blind = verdicts.find(({ unseen = [] }) => unseen.includes(clause.id));
    const held = verdicts.find((verdict) => !isJudged(verdict) && verdict.clauses.includes(clause.id));
    return held && 'message' in held
      ? `${held.check} ${held.verdict}: ${held.message}`
      : blind
        ? `${blind.check} ${blind.verdict}: the target showed nothing that it applies to`
        : 'no check of this run names it';
  };
  return {
    covered: binding.filter((clause) => covered.has(clause.id)).map((clause) => clause.id),
    not_covered: binding
      .filter((clause) => !covered.has(clause.id))
      .map((clause) => ({ id: clause.id, why: why(clause) })),
  };
}

function observedChoices(observations: readonly Observation[]): ObservedChoice[] {
  const groups = Object.groupBy(observations, ({ choice, operation }) => JSON.stringify([choice, operation ?? null]));
  return Object.values(groups)
    .map((group = []) => {
      const [first] = group;
      const values = new Set(group.map(({ value }) => JSON.stringify(value)));
      return {
        choice: first!.choice,
        operation: first!.operation ?? null,
        value: values.size > 1 ? 'mixed' : first!.value,
      };
    })
    .toSorted((a, b) => compare(`${a.choice} ${a.operation ?? ''}`, `${b.choice} ${b.operation ?? ''}`));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
