/** Shows a report in the chosen formats: data goes to stdout, and the rest beside it. */
import type { Report } from '../conformance/reports/report.ts';
import { renderTerminal } from '../conformance/reports/terminal.ts';
import type { ConformanceOptions } from './conformance-options.ts';

export function showReport(report: Report, { reporter, out }: Pick<ConformanceOptions, 'reporter' | 'out'>): void {
  const json_to_stdout = reporter.includes('json') && out === undefined;
  if (reporter.includes('terminal')) {
    const stream = json_to_stdout ? process.stderr : process.stdout;
    stream.write(`${renderTerminal(report, stream.hasColors?.() ?? false)}\n`);
  }
  if (json_to_stdout) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}
