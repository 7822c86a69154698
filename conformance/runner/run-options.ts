/** The options of a run, and the events that it emits. */
import type { Report } from '../reports/report.ts';
import type { Check } from '../suite/check.ts';
import type { HistoryRecord } from '../suite/records.ts';
import type { Target, TargetLimits } from '../target/target.ts';
import type { GateOfRun } from '../verdicts/exit-code.ts';
import type { JudgedCase } from '../verdicts/judge-case.ts';
import type { KnownFailures } from '../verdicts/known-failures.ts';
import type { Shard, Verdict } from '../verdicts/verdict.ts';
import type { Http } from './http.ts';
import type { Created, CreatedLater } from './journal.ts';
import type { PaceClock } from './pace.ts';
import type { Timers } from './time-limit.ts';

export interface RunOptions {
  target: Target;
  checks: readonly Check[];
  /** Part of a run. */
  shard?: Shard;
  /** With `shard`: rules for every answer that other parts have, and that are told of here where they are broken. */
  watching?: readonly Check[];
  /** In the place of those of the target file. */
  limits?: TargetLimits;
  seed: number;
  samples?: number;
  /** False leaves failing cases as they were met. */
  shrink?: boolean;
  /** Shows one case alone of each check, picked by the seed. */
  single?: boolean;
  /** Is told of each case as it is judged; a failing one ends no check then, and is left as it was met. */
  shown?(one: JudgedCase): void;
  strict?: boolean;
  /** Seconds to wait for the target to answer at all. */
  wait_s?: number;
  /** Seconds after which nothing more is asked, but what deletes what the run created. */
  time_limit_s?: number;
  /** Injected by tests. */
  timers?: Timers;
  /** The time of `limits.requests_per_second`; injected by tests and proofs. */
  pace?: PaceClock;
  /** Waits so many milliseconds of real time, or until it is called off; injected by tests. */
  pause?(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** The version whose checks decide; all do unless given. */
  requirements?: string;
  /** Failures that are let pass; their implementation is that of the target, and their seed that of the run. */
  known_failures?: Omit<KnownFailures, 'implementation' | 'seed'>;
  /** Decides, in the report too. */
  gate?: GateOfRun;
  kit_version: string;
  document_version: string;
  /** Name of the kit in a verdict's replay line; `npm run kit --` unless given. */
  command?: string;
  /** Options that name the target in it, such as `--target my.yaml`. */
  replay_options: string;
  /** The report that the run writes, in which `replay` finds cases that are too long for a line. */
  report_file?: string;
  emit?(event: RunEvent): void;
  /** Is told of progress. @param soFar the report of an interrupted run: checks without a verdict are inconclusive */
  progressed?(soFar: () => Report): void;
  record?(record: HistoryRecord): void;
  /** Bytes that the records take on disk so far; nothing is counted unless given. */
  recorded_bytes?(): number;
  created?(entry: Created | CreatedLater): void;
  signal?: AbortSignal;
  /** In the place of connections to the target: nothing else is asked then, its clock neither. */
  http?: Http;
}

export type RunEvent =
  /** @param losses what limits of the target file will cost, a line for each */
  | { type: 'run-started'; target: Target; checks: number; seed: number; losses: readonly string[] }
  | { type: 'check-started'; check: Check; index: number; of: number }
  | { type: 'verdict'; verdict: Verdict; index: number; of: number }
  /** At the end of the run: one that was inconclusive. */
  | { type: 'tried-again'; verdict: Verdict; before: Verdict }
  /** Before a last try of so many checks, on whose connections the target broke off. */
  | { type: 'pause'; ms: number; checks: number }
  | { type: 'run-finished'; report: Report };
