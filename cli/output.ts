/** Files of `--out DIR`. All but the choices are written from the start, so that a killed run leaves them. */
import { appendFileSync, closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderChoices } from '../conformance/reports/choices-file.ts';
import { type FormatName, formatFiles } from '../conformance/reports/format-names.ts';
import { renderFormat } from '../conformance/reports/formats.ts';
import type { Rendering } from '../conformance/reports/rendering.ts';
import { type Report, renderJson } from '../conformance/reports/report.ts';
import { createHistoryWriter } from '../conformance/runner/compact-history.ts';
import type { Created, CreatedLater } from '../conformance/runner/journal.ts';
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
  recorded_bytes?(): number;
  created?(entry: Created | CreatedLater): void;
  progressed?(soFar: () => Report): void;
  /** @param declared `choices` of the target file */
  finish(report: Report, declared: ChoicesDocument): void;
}

/**
 * Runs, and leaves in a folder what there is of it, whatever comes of the run.
 * @throws InputError when the folder cannot be written; UnusableRun
 */
export async function runInto(folder: string | undefined, run: RunOptions): Promise<Report> {
  const { finish, ...told } = openOutput(folder);
  const declared = run.target.choices ?? {};
  try {
    const written = folder !== undefined && { report_file: join(folder, 'report.json') };
    const report = await runSuite({ ...run, ...told, ...written });
    finish(report, declared);
    return report;
  } catch (error) {
    if (error instanceof UnusableRun) finish(error.report, declared);
    throw error;
  }
}

/** @throws InputError when the folder cannot be made */
export function openOutput(folder: string | undefined): Output {
  if (folder === undefined) return { finish() {} };
  const file = (name: string) => join(folder, name);
  guarded(folder, () => {
    makeFolder(folder);
    for (const name of ['history.jsonl', 'created.jsonl']) writeFileSync(file(name), '');
    // Forms of an earlier run are not of this one.
    for (const name of Object.values(formatFiles)) rmSync(file(name), { force: true });
  });
  const keeper = keepReport(folder);
  const linesOf = createHistoryWriter();
  // Opened once: it is written to thousands of times. Lines behind the end of a run open it again.
  let history: number | undefined = openSync(file('history.jsonl'), 'a');
  let bytes = 0;
  return {
    recorded_bytes: () => bytes,
    record(record) {
      const lines = Buffer.from(linesOf(record));
      appendFileSync(history ?? file('history.jsonl'), lines);
      bytes += lines.length;
    },
    // The journal names only what `clean` needs; it is on the disk before the request goes out.
    created: (entry) => appendFileSync(file('created.jsonl'), `${JSON.stringify(entry)}\n`),
    progressed: keeper.keep,
    finish(report, declared) {
      keeper.stop();
      if (history !== undefined) closeSync(history);
      history = undefined;
      writeReport(folder, report, declared);
    },
  };
}

/** Between two reports of a run that goes on; more where writing one takes long, so that it costs little. */
const pause_ms = 1_000;
const most_share = 0.03;

/** Writes the report of a run that goes on, now and then: at once, and again where more is known after a pause. */
function keepReport(folder: string): { keep(soFar: () => Report): void; stop(): void } {
  let waiting: (() => Report) | undefined;
  let timer: NodeJS.Timeout | undefined;

  function write(soFar: () => Report): void {
    const began = performance.now();
    try {
      writeWhole(join(folder, formatFiles.json), renderJson(soFar()));
    } catch (error) {
      // The report at the end says what is wrong with the folder.
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    }
    const took_ms = performance.now() - began;
    timer = setTimeout(again, Math.max(pause_ms, took_ms / most_share)).unref();
  }

  function again(): void {
    timer = undefined;
    const soFar = waiting;
    waiting = undefined;
    if (soFar) write(soFar);
  }

  return {
    keep(soFar) {
      if (timer) waiting = soFar;
      else write(soFar);
    },
    stop() {
      waiting = undefined;
      clearTimeout(timer);
    },
  };
}

/** A reader finds the old file or the new one, and never half of one. */
function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  writeFileSync(part, text);
  renameSync(part, path);
}

/** @throws InputError when the folder cannot be written */
export function writeReport(folder: string | undefined, report: Report, declared: ChoicesDocument): void {
  if (folder === undefined) return;
  guarded(folder, () => {
    makeFolder(folder);
    writeWhole(join(folder, formatFiles.json), renderJson(report));
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
