/** Shows a report in the chosen formats: data goes to stdout, and the rest beside it. */
import { join } from 'node:path';
import { type FormatName, har_file } from '../conformance/reports/format-names.ts';
import { renderFormat } from '../conformance/reports/formats.ts';
import type { Rendering } from '../conformance/reports/rendering.ts';
import type { Report } from '../conformance/reports/report.ts';
import { renderTerminal } from '../conformance/reports/terminal.ts';
import { renderHar } from '../conformance/runner/har.ts';
import { readHistory, type StoredHistory } from '../conformance/runner/stored-history.ts';
import { InputError } from '../src/input/input-error.ts';
import { readSource } from '../src/input/yaml-document.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { writeFormats, writeInto } from './output.ts';
import { wrapped } from './wrapped.ts';

type ShowOptions = Pick<ConformanceOptions, 'reporter' | 'out'>;

/** Before anything is run for it. @throws InputError when stdout would receive two formats */
export function refuseMixedOutput({ reporter, out }: ShowOptions): void {
  const names = filesOf(reporter);
  if (out === undefined && names.length > 1) {
    throw new InputError(`--reporter ${names.join(',')}: several of them are written into a folder; give --out`);
  }
}

/**
 * Formats that are files go into the folder of `--out`, or the one of them to stdout.
 * @param history of the run, for the format that is made of it; that of the folder unless given
 * @throws InputError
 */
export function showReport(
  report: Report,
  { reporter, out }: ShowOptions,
  rendering: Rendering,
  history: () => StoredHistory = () => historyIn(out),
): void {
  const files = filesOf(reporter);
  const names = files.filter((name) => name !== 'har');
  const [data] = out === undefined ? names : [];
  if (reporter.includes('terminal')) {
    const stream = data || (out === undefined && files.length > 0) ? process.stderr : process.stdout;
    const text = renderTerminal(report, stream.hasColors?.() ?? false);
    stream.write(`${stream.isTTY ? wrapped(text, stream.columns) : text}\n`);
  }
  if (out !== undefined && names.length > 0) writeFormats(out, report, names, rendering);
  if (data) process.stdout.write(renderFormat(data, report, rendering));
  if (!files.includes('har')) return;
  const text = renderHar(history());
  if (out === undefined) process.stdout.write(text);
  else writeInto(out, har_file, text);
}

/** @throws InputError where there is none */
export function historyIn(folder: string | undefined): StoredHistory {
  if (folder === undefined) throw new InputError('--reporter har: is made of the history, which only --out keeps');
  return readHistory(readSource(join(folder, 'history.jsonl')));
}

function filesOf(reporter: ShowOptions['reporter']): (FormatName | 'har')[] {
  return [...new Set(reporter)].filter((name) => name !== 'terminal');
}
