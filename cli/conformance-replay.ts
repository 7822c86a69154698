/** `conformance replay`: runs the stored smallest cases of a report again. They need no arbitrary and no seed. */
import { allChecks } from '../conformance/checks/all.ts';
import { readReport } from '../conformance/reports/read-report.ts';
import type { Report } from '../conformance/reports/report.ts';
import { renderTerminal } from '../conformance/reports/terminal.ts';
import { withoutType } from '../conformance/runner/history.ts';
import { waitUntilAnswers } from '../conformance/runner/preflight.ts';
import { replayCase } from '../conformance/runner/run.ts';
import { currentCheck } from '../conformance/suite/current-check.ts';
import type { Exchange } from '../conformance/suite/exchange.ts';
import type { HistoryRecord } from '../conformance/suite/records.ts';
import { isFailed } from '../conformance/verdicts/known-failures.ts';
import {
  type ReplayOutcome,
  type ReplayWord,
  replayExitCode,
  replayOutcome,
} from '../conformance/verdicts/replay-outcome.ts';
import type { Fail, KnownFailed } from '../conformance/verdicts/verdict.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { visibleText } from '../src/input/visible-text.ts';
import { command_name } from './command-name.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { type ChosenTarget, chooseTarget } from './conformance-target.ts';
import { exitCodes } from './exit-codes.ts';
import { nextReplay } from './next-step.ts';
import { kit_version } from './version.ts';

/**
 * Says of each case whether it was reproduced, fails otherwise, is fixed, or could not be tried.
 * @returns the exit code: 1 where one still fails, 3 where one could not be tried or compared again, 0 where all are fixed
 */
export async function conformanceReplay(
  file: string,
  named: string | undefined,
  options: ConformanceOptions,
  signal?: AbortSignal,
): Promise<number> {
  const id = named === undefined ? undefined : currentCheck(named);
  const stored = readReport(file);
  const failures = failuresIn(stored, file, id);
  const { close, ...target } = await chooseTarget(options);
  const words: ReplayWord[] = [];
  try {
    if (options.wait !== undefined) await waitUntilAnswers(target.target, options.wait);
    for (const failure of failures) {
      const { report, word, line } = await replayFailure(failure, target, signal);
      if (signal?.aborted) return exitCodes.interrupted;
      process.stdout.write(`${renderTerminal(report, process.stdout.hasColors?.() ?? false)}\n${visibleText(line)}\n`);
      words.push(word);
    }
    const tried = new Map(failures.map(({ check }, index) => [check, words[index]!] as const));
    const again = id === undefined ? [file] : [file, id];
    process.stderr.write(
      nextReplay(again, { findings: stored.findings, target_options: target.replay_options }, tried),
    );
  } finally {
    await close();
  }
  return replayExitCode(words);
}

/** Runs the case of one stored failure again. */
export async function replayFailure(
  failure: Fail | KnownFailed,
  { target, replay_options }: Pick<ChosenTarget, 'target' | 'replay_options'>,
  signal?: AbortSignal,
): Promise<ReplayOutcome & { report: Report }> {
  const from = failure.seen_in ?? failure;
  const check = checkOf(from.check);
  const judge = failure.seen_in ? checkOf(failure.check) : undefined;
  const run = {
    target,
    checks: [check],
    seed: failure.seed,
    strict: failure.level === 'reference',
    kit_version,
    document_version,
    command: command_name,
    replay_options,
    signal,
  };
  const replayed: Exchange[] = [];
  const record = (one: HistoryRecord) => {
    if (one.type === 'exchange') replayed.push(withoutType(one));
  };
  const report = await replayCase({ ...run, record }, check, from.case, judge);
  return { report, ...replayOutcome(failure, report.verdicts[0]!, replayed) };
}

/** @throws InputError where there is none */
export function failuresOf(file: string, id: string | undefined): (Fail | KnownFailed)[] {
  return failuresIn(readReport(file), file, id);
}

/** Known failures are replayed where they are asked for. */
function failuresIn({ verdicts }: Report, file: string, id: string | undefined): (Fail | KnownFailed)[] {
  const failures = verdicts.filter(isFailed);
  const chosen = failures.filter(({ check, verdict }) => (id === undefined ? verdict === 'fail' : check === id));
  if (chosen.length === 0) {
    const failed = failures.map(({ check }) => check).join(', ') || 'none';
    throw new InputError(`${file}: ${id === undefined ? 'no check' : id} failed in it; failed: ${failed}`);
  }
  return chosen;
}

function checkOf(id: string) {
  const found = allChecks.find((check) => check.id === id);
  if (!found) throw new InputError(`no check has the id ${id}; see: ${command_name} conformance list`);
  return found;
}
