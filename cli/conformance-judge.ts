/** `conformance judge`: the verdicts of a stored history without the target, or those about traffic of others. */
import { allChecks } from '../conformance/checks/all.ts';
import { historyDigest } from '../conformance/reports/history-digest.ts';
import { judgeHistory, unknownChecks } from '../conformance/runner/judge-history.ts';
import { readHistory } from '../conformance/runner/stored-history.ts';
import { judgesDigest } from '../conformance/suite/judges-digest.ts';
import { formOf } from '../conformance/traffic/traffic-form.ts';
import { exitCodeOf, type GateOptions } from '../conformance/verdicts/exit-code.ts';
import { document_version } from '../src/contract/document-version.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource } from '../src/input/yaml-document.ts';
import { chooseChecks } from './conformance-checks.ts';
import type { JudgeCommandOptions } from './conformance-judge-options.ts';
import { knownFailureFiles } from './known-failures.ts';
import { writeReport } from './output.ts';
import { refuseMixedOutput, showReport } from './show-report.ts';
import { kit_version } from './version.ts';

/** A history of a run, or traffic of others. @returns the exit code @throws InputError */
export async function conformanceJudge(file: string, options: JudgeCommandOptions): Promise<number> {
  const form = await formOf(file);
  if (form === 'history') return judgeStored(file, options);
  const { conformanceJudgeTraffic } = await import('./conformance-judge-traffic.ts');
  return conformanceJudgeTraffic(file, form, options);
}

function judgeStored(file: string, options: JudgeCommandOptions): number {
  const of_traffic = (['target', 'baseUrl', 'choices'] as const).find((name) => options[name] !== undefined);
  if (of_traffic !== undefined) {
    const flag = { target: '--target', baseUrl: '--base-url', choices: '--choices' }[of_traffic];
    throw new InputError(`${flag}: goes with traffic; the history of a run has its own target and choices`);
  }
  refuseMixedOutput(options);
  const source = readSource(file);
  const history = readHistory(source);
  const chosen = new Set(chooseChecks(options).map(({ id }) => id));
  if (history.run.kit !== kit_version) {
    process.stderr.write(`the history was written by kit ${history.run.kit}; this one is ${kit_version}\n`);
  }
  const gone = unknownChecks(history, allChecks);
  if (gone.length > 0) process.stderr.write(`this kit has no check ${gone.join(', ')}: not judged again\n`);
  if (!history.end) process.stderr.write('the history has no end: the run was killed\n');
  const gate = { gate: options.gate, strict: options.strict ?? history.run.facts.strict };
  const known = knownFailureFiles(options, gate);
  const report = judgeHistory(history, {
    checks: allChecks,
    chosen: ({ id }) => chosen.has(id),
    strict: options.strict,
    known_failures: known.allowed,
    requirements: options.requirements,
    histories: [{ sha256: historyDigest(source.text), judges: judgesDigest(allChecks) }],
    gate: { ...gate, allow_incomplete: options.allowIncomplete },
    kit_version,
    document_version,
  });
  if (report.verdicts.length === 0) throw new InputError(`${file}: none of the chosen checks is in it`);
  writeReport(options.out, report, history.run.facts.choices);
  known.write(report);
  const decided: GateOptions = {
    ...gate,
    allow_incomplete: options.allowIncomplete,
    interrupted: report.interrupted,
  };
  showReport(report, options, { gate: decided }, () => history);
  return exitCodeOf(report, decided);
}
