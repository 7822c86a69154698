/** Shows a report in the chosen formats: data goes to stdout, and the rest beside it. */
import type { FormatName } from '../conformance/reports/format-names.ts';
import { renderFormat } from '../conformance/reports/formats.ts';
import type { Rendering } from '../conformance/reports/rendering.ts';
import type { Report } from '../conformance/reports/report.ts';
import { renderTerminal } from '../conformance/reports/terminal.ts';
import { InputError } from '../src/input/input-error.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { writeFormats } from './output.ts';
import { wrapped } from './wrapped.ts';

type ShowOptions = Pick<ConformanceOptions, 'reporter' | 'out'>;

/** Before anything is run for it. @throws InputError when stdout would receive two formats */
export function refuseMixedOutput({ reporter, out }: ShowOptions): void {
  const names = filesOf(reporter);
  if (out === undefined && names.length > 1) {
    throw new InputError(`--reporter ${names.join(',')}: several of them are written into a folder; give --out`);
  }
}

/** Formats that are files go into the folder of `--out`, or the one of them to stdout. @throws InputError */
export function showReport(report: Report, { reporter, out }: ShowOptions, rendering: Rendering): void {
  const names = filesOf(reporter);
  const [data] = out === undefined ? names : [];
  if (reporter.includes('terminal')) {
    const stream = data ? process.stderr : process.stdout;
    const text = renderTerminal(report, stream.hasColors?.() ?? false);
    stream.write(`${stream.isTTY ? wrapped(text, stream.columns) : text}\n`);
  }
  if (out !== undefined && names.length > 0) writeFormats(out, report, names, rendering);
  if (data) process.stdout.write(renderFormat(data, report, rendering));
}

function filesOf(reporter: ShowOptions['reporter']): FormatName[] {
  return [...new Set(reporter)].filter((name) => name !== 'terminal');
}
