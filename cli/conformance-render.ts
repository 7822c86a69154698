/** `conformance render`: stored reports in other forms. Nothing is run. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decided } from '../conformance/reports/decision.ts';
import { failingSince } from '../conformance/reports/failing-since.ts';
import { joinReports } from '../conformance/reports/join-reports.ts';
import { readReport, shownFrom } from '../conformance/reports/read-report.ts';
import type { NamedReport } from '../conformance/reports/report-head.ts';
import type { StoredHistory } from '../conformance/runner/stored-history.ts';
import type { GateOptions } from '../conformance/verdicts/exit-code.ts';
import { InputError } from '../src/input/input-error.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { historyIn, refuseMixedOutput, showReport } from './show-report.ts';

export interface RenderCommandOptions
  extends Pick<ConformanceOptions, 'reporter' | 'out' | 'target'>,
    Partial<Pick<ConformanceOptions, 'gate' | 'allowIncomplete'>> {
  earlier?: string[];
}

/** @throws InputError naming the report that cannot be read, shown, or joined with the others */
export function conformanceRender(files: readonly string[], options: RenderCommandOptions): void {
  refuseMixedOutput(options);
  const reports = files.map((name): NamedReport => ({ name, report: readReport(name) }));
  const { target, earlier } = options;
  const older = earlier?.map(readReport);
  shownFrom(files, () => {
    const report = joinReports(reports as [NamedReport, ...NamedReport[]]);
    const gate = gateOf(reports, options);
    const since = older && { since: failingSince(report, older) };
    showReport(decided(report, gate), options, { gate, target_file: target, ...since }, () => historyBeside(files));
  });
}

/** @throws InputError where it is not there, and for several */
function historyBeside([file, ...others]: readonly string[]): StoredHistory {
  if (others.length > 0) throw new InputError('--reporter har: is made of one history; give one report');
  return historyIn(statSync(file!).isDirectory() ? file! : dirname(file!));
}

/** The gate of the runs, where they tell it and the options do not. @throws InputError where the runs had several */
function gateOf(reports: readonly NamedReport[], { gate, allowIncomplete }: RenderCommandOptions): GateOptions {
  const [first, ...others] = reports;
  const decisions = reports.map(({ report }) => report.decision);
  const settings = ({ report: { decision } }: NamedReport) => [
    gate ?? decision?.gate,
    allowIncomplete ?? decision?.allowed,
  ];
  const stranger = others.find((one) => !isDeepStrictEqual(settings(one), settings(first!)));
  if (stranger) {
    throw new InputError(
      `${stranger.name}: was decided by another gate than ${first!.name}; give --gate and --allow-incomplete`,
    );
  }
  const { decision } = first!.report;
  return {
    gate: gate ?? decision?.gate ?? 'declared',
    allow_incomplete: allowIncomplete ?? decision?.allowed ?? [],
    // Of an older report nobody knows; reference choices are judged in a strict run alone, and decide there.
    strict: decision ? decision.strict === true : true,
    interrupted: decisions.every((one) => one !== undefined)
      ? decisions.some(({ reasons }) => reasons.some(({ kind }) => kind === 'interrupted'))
      : reports.some(({ report }) => report.interrupted),
  };
}
