/** `conformance render`: stored reports in other forms. Nothing is run. */
import { failingSince } from '../conformance/reports/failing-since.ts';
import { joinReports } from '../conformance/reports/join-reports.ts';
import { readReport } from '../conformance/reports/read-report.ts';
import type { NamedReport } from '../conformance/reports/report-head.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { refuseMixedOutput, showReport } from './show-report.ts';

export type RenderCommandOptions = Pick<
  ConformanceOptions,
  'gate' | 'allowIncomplete' | 'reporter' | 'out' | 'target'
> & { earlier?: string[] };

/** @throws InputError naming the report that cannot be read, or cannot be joined with the others */
export function conformanceRender(files: readonly string[], options: RenderCommandOptions): void {
  refuseMixedOutput(options);
  const reports = files.map((name): NamedReport => ({ name, report: readReport(name) }));
  const report = joinReports(reports as [NamedReport, ...NamedReport[]]);
  const { gate, allowIncomplete, target, earlier } = options;
  showReport(report, options, {
    gate: {
      gate,
      // Reference choices are judged in a strict run alone, and decide there.
      strict: true,
      allow_incomplete: allowIncomplete,
      interrupted: report.interrupted,
    },
    target_file: target,
    ...(earlier && { since: failingSince(report, earlier.map(readReport)) }),
  });
}
