/** `conformance replay`: runs the stored smallest cases of a report again. They need no arbitrary and no seed. */
import { allChecks } from '../conformance/checks/all.ts';
import { readReport } from '../conformance/reports/read-report.ts';
import { renderTerminal } from '../conformance/reports/terminal.ts';
import { replayCase } from '../conformance/runner/run.ts';
import { exitCodeOf } from '../conformance/verdicts/exit-code.ts';
import type { Fail } from '../conformance/verdicts/verdict.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource } from '../src/input/yaml-document.ts';
import { command_name } from './command-name.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { chooseTarget } from './conformance-target.ts';
import { kit_version } from './version.ts';

/** @returns 1 when one of the cases still fails, 0 when none does */
export async function conformanceReplay(
  file: string,
  id: string | undefined,
  options: ConformanceOptions,
): Promise<number> {
  const failures = failuresOf(file, id);
  const { target, replay_options, close } = await chooseTarget(options);
  const codes: number[] = [];
  try {
    for (const failure of failures) {
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
      };
      const report = await replayCase(run, check, from.case, judge);
      process.stdout.write(`${renderTerminal(report, process.stdout.hasColors?.() ?? false)}\n`);
      codes.push(
        exitCodeOf(report.verdicts, { gate: 'declared', strict: run.strict, allow_incomplete: [], interrupted: false }),
      );
    }
  } finally {
    await close();
  }
  return Math.max(0, ...codes);
}

function failuresOf(file: string, id: string | undefined): Fail[] {
  const report = readReport(readSource(file));
  const failures = report.verdicts.filter((verdict): verdict is Fail => verdict.verdict === 'fail');
  const chosen = id === undefined ? failures : failures.filter(({ check }) => check === id);
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
