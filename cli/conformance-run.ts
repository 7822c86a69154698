/** `conformance run`: one run from the options to the exit code. */
import { randomInt } from 'node:crypto';
import { allChecks } from '../conformance/checks/all.ts';
import { renderTerminal } from '../conformance/reports/terminal.ts';
import { default_seed, replayCase } from '../conformance/runner/run.ts';
import type { RunEvent, RunOptions } from '../conformance/runner/run-options.ts';
import { type ShardPart, shardOf } from '../conformance/runner/shards.ts';
import { UnusableRun } from '../conformance/runner/unusable-run.ts';
import type { Check } from '../conformance/suite/check.ts';
import { judgesDigest } from '../conformance/suite/judges-digest.ts';
import type { Target } from '../conformance/target/target.ts';
import { countsAgainst, exitCodeOf, type GateOfRun, type GateOptions } from '../conformance/verdicts/exit-code.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { command_name } from './command-name.ts';
import { chooseChecks } from './conformance-checks.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { chooseTarget } from './conformance-target.ts';
import { endOf } from './ending.ts';
import { boundHeap } from './heap-bounds.ts';
import { type KnownFailureFiles, knownFailureFiles } from './known-failures.ts';
import { nextStep } from './next-step.ts';
import { runInto } from './output.ts';
import { progress } from './progress.ts';
import { historyIn, refuseMixedOutput, showReport } from './show-report.ts';
import { kit_version } from './version.ts';

/** @param signal of an end that interrupts the run; @returns the exit code */
export async function conformanceRun(options: ConformanceOptions, signal: AbortSignal): Promise<number> {
  refuseMixedOutput(options);
  if (options.reporter.includes('har') && options.out === undefined) historyIn(undefined);
  const checks = chooseChecks(options);
  const seed = seedOf(options.seed);
  const known = knownFailureFiles(options, { gate: options.gate, strict: options.strict ?? false });
  const { target, replay_options, close } = await chooseTarget(options);
  try {
    const base = {
      target,
      seed,
      wait_s: options.wait,
      samples: options.samples,
      strict: options.strict,
      requirements: options.requirements,
      kit_version,
      document_version,
      command: command_name,
      replay_options,
      signal,
    };
    if (options.case !== undefined && options.shard) {
      throw new InputError('--case runs one case alone, which cannot be divided: leave --shard out');
    }
    if (options.case !== undefined) return await oneCase({ ...base, checks }, options);
    const run = {
      ...base,
      ...partOf(checks, target, options.shard),
      time_limit_s: options.timeLimit,
      known_failures: known.allowed,
      gate: gateOfRun(options),
    };
    return await wholeRun(run, options, known);
  } finally {
    await close();
  }
}

/** The checks of a run, and what else goes with them where it is one part of several. */
export function partOf(
  checks: readonly Check[],
  target: Target,
  shard: ConformanceOptions['shard'],
): Pick<RunOptions, 'checks'> & Partial<ShardPart> {
  return shard ? shardOf(checks, target, shard) : { checks };
}

/** The seed of a run; constant where none is given. */
export function seedOf(given: number | 'random' | undefined): number {
  return given === 'random' ? randomInt(2 ** 31) : (given ?? default_seed);
}

async function wholeRun(run: RunOptions, options: ConformanceOptions, known: KnownFailureFiles): Promise<number> {
  boundHeap();
  const failure = new AbortController();
  const talk = progress(process.stderr, run.checks);
  const stop = options.failFast ? interruptAtFailure(failure, gateOf(options, false)) : () => {};
  try {
    const { report, unwritten } = await runInto(
      options.out,
      {
        ...run,
        signal: AbortSignal.any([run.signal!, failure.signal]),
        emit(event) {
          talk.tell(event);
          stop(event);
        },
      },
      judgesDigest(allChecks),
    ).finally(talk.end);
    const gate = gateOf(options, report.interrupted && isByUser(run));
    // Text before files, which may not be written either.
    showReport(report, options, { gate, target_file: options.target });
    if (unwritten) throw unwritten;
    known.write(report);
    const is_part = run.checks.length < allChecks.length;
    process.stderr.write(
      nextStep(report, { gate, target_options: run.replay_options ?? '', out: options.out, is_part }),
    );
    return exitCodeOf(report, gate);
  } catch (error) {
    if (error instanceof UnusableRun) showUnusable(error, options);
    throw error;
  }
}

/** True where a signal interrupted it, and nothing else. */
function isByUser({ signal }: RunOptions): boolean {
  return (signal?.aborted && endOf(signal).is_signal) ?? false;
}

/** On a terminal the one line about it tells all that there is to tell. */
function showUnusable({ report }: UnusableRun, options: ConformanceOptions) {
  const reporter = options.reporter.filter((name) => name !== 'terminal');
  showReport(report, { ...options, reporter }, { gate: gateOf(options, false), target_file: options.target });
}

function gateOfRun({ gate, strict = false, allowIncomplete, failFast = false }: ConformanceOptions): GateOfRun {
  return { gate, strict, allow_incomplete: allowIncomplete, fail_fast: failFast };
}

function gateOf(options: ConformanceOptions, interrupted: boolean): GateOptions {
  const { fail_fast: _, ...gate } = gateOfRun(options);
  return { ...gate, interrupted };
}

/** Only the failure counts then, and it must: what was not run any more is no gap of the target. */
function interruptAtFailure(interruption: AbortController, gate: GateOptions): (event: RunEvent) => void {
  return (event) => {
    if (event.type !== 'verdict' && event.type !== 'tried-again') return;
    if (event.verdict.verdict === 'fail' && countsAgainst(event.verdict, gate)) interruption.abort();
  };
}

async function oneCase(run: RunOptions, options: ConformanceOptions): Promise<number> {
  const [check, ...others] = run.checks;
  if (!check || others.length > 0) throw new InputError('--case goes with --check and the id of one check');
  if (options.knownFailures !== undefined || options.writeKnownFailures !== undefined) {
    throw new InputError('--case judges one case alone; known failures are of whole checks: leave one of them out');
  }
  let input: unknown;
  try {
    input = JSON.parse(options.case!);
  } catch (error) {
    throw new InputError(`--case: ${(error as Error).message}`);
  }
  const judge = options.judgeBy === undefined ? undefined : allChecks.find(({ id }) => id === options.judgeBy);
  if (options.judgeBy !== undefined && !(judge?.watches || judge?.gathers)) {
    throw new InputError(`--judge-by ${options.judgeBy}: no check of this id judges the exchanges of others`);
  }
  const report = await replayCase(run, check, input, judge);
  process.stdout.write(`${renderTerminal(report, process.stdout.hasColors?.() ?? false)}\n`);
  return exitCodeOf(report, gateOf(options, isByUser(run)));
}
