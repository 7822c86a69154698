/** What `--out DIR` receives: the history and the journal while the run goes on, report and choices at its end. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderChoices } from '../conformance/reports/choices-file.ts';
import { type FormatName, formatFiles } from '../conformance/reports/format-names.ts';
import { renderFormat } from '../conformance/reports/formats.ts';
import type { Rendering } from '../conformance/reports/rendering.ts';
import { type Report, renderJson } from '../conformance/reports/report.ts';
import { createHistoryWriter } from '../conformance/runner/compact-history.ts';
import type { Created, CreatedId } from '../conformance/runner/journal.ts';
import { runSuite } from '../conformance/runner/run.ts';
import type { RunOptions } from '../conformance/runner/run-options.ts';
import { UnusableRun } from '../conformance/runner/unusable-run.ts';
import type { HistoryRecord } from '../conformance/suite/records.ts';
import type { ChoicesDocument } from '../src/choices/choices.ts';
import { InputError } from '../src/input/input-error.ts';
import { makeFolder } from '../src/input/make-folder.ts';

/** Everything comes without secrets; nothing comes, and need not be cleaned of them, where there is no folder. */
interface Output {
  record?(record: HistoryRecord): void;
  created?(entry: Created | CreatedId): void;
  /** @param declared `choices` of the target file */
  finish(report: Report, declared: ChoicesDocument): void;
}

/**
 * Runs, and leaves in a folder what there is of it, whatever comes of the run.
 * @throws InputError when the folder cannot be written; UnusableRun
 */
export async function runInto(folder: string | undefined, run: RunOptions): Promise<Report> {
  const { record, created, finish } = openOutput(folder);
  const declared = run.target.choices ?? {};
  try {
    const report = await runSuite({ ...run, record, created });
    finish(report, declared);
    return report;
  } catch (error) {
    if (error instanceof UnusableRun) finish(error.report, declared);
    throw error;
  }
}

/** @throws InputError when the folder cannot be made */
function openOutput(folder: string | undefined): Output {
  if (folder === undefined) return { finish() {} };
  const file = (name: string) => join(folder, name);
  guarded(folder, () => {
    makeFolder(folder);
    for (const name of ['history.jsonl', 'created.jsonl']) writeFileSync(file(name), '');
  });
  const linesOf = createHistoryWriter();
  return {
    record: (record) => appendFileSync(file('history.jsonl'), linesOf(record)),
    // The journal names only what `clean` needs; it is on the disk before the request goes out.
    created: (entry) => appendFileSync(file('created.jsonl'), `${JSON.stringify(entry)}\n`),
    finish: (report, declared) => writeReport(folder, report, declared),
  };
}

/** @throws InputError when the folder cannot be written */
export function writeReport(folder: string | undefined, report: Report, declared: ChoicesDocument): void {
  if (folder === undefined) return;
  guarded(folder, () => {
    makeFolder(folder);
    writeFileSync(join(folder, formatFiles.json), renderJson(report));
    const { choices: observed, verdicts } = report;
    writeFileSync(join(folder, 'choices.yaml'), renderChoices({ declared, observed, verdicts }));
  });
}

/** The report in these forms, each in its file. @throws InputError when the folder cannot be written */
export function writeFormats(folder: string, report: Report, names: readonly FormatName[], rendering: Rendering): void {
  guarded(folder, () => {
    makeFolder(folder);
    for (const name of names) writeFileSync(join(folder, formatFiles[name]), renderFormat(name, report, rendering));
  });
}

function guarded(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new InputError(`--out ${folder}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
