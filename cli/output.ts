/** Files of `--out DIR`. All but the choices are written from the start, so that a killed run leaves them. */
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderChoices } from '../conformance/reports/choices-file.ts';
import { type FormatName, formatFiles, har_file } from '../conformance/reports/format-names.ts';
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
  /** Of the lines so far, which are those of the file. */
  digest?(): string;
  created?(entry: Created | CreatedLater): void;
  progressed?(soFar: () => Report): void;
  /**
   * @param declared `choices` of the target file
   * @returns the first file that could not be written, on the way or now
   */
  finish(report: Report, declared: ChoicesDocument): InputError | undefined;
}

/**
 * Runs, and leaves in a folder what there is of it, whatever comes of the run. Where records that are made cannot be
 * written down any more, no more are made, and the run ends.
 * @param judges version of the judges, for the report
 * @returns the report, and the reason where some of the folder could not be written
 * @throws InputError when the folder cannot be made; UnusableRun
 */
export async function runInto(
  folder: string | undefined,
  run: RunOptions,
  judges?: string,
): Promise<{ report: Report; unwritten?: InputError }> {
  const stop = new AbortController();
  const { finish, digest, ...told } = openOutput(folder, () => stop.abort());
  const declared = run.target.choices ?? {};
  const signal = run.signal
    ? AbortSignal.any([run.signal, stop.signal])
    : folder === undefined
      ? undefined
      : stop.signal;
  try {
    const written = folder !== undefined && { report_file: join(folder, 'report.json') };
    const judged = await runSuite({ ...run, ...told, ...written, ...(signal && { signal }) });
    const histories = digest && [{ sha256: digest(), ...(judges !== undefined && { judges }) }];
    const report = { ...judged, ...(histories && { histories }) };
    const unwritten = finish(report, declared);
    return { report, ...(unwritten && { unwritten }) };
  } catch (error) {
    if (error instanceof UnusableRun) finish(error.report, declared);
    throw error;
  }
}

/**
 * @param onUnlisted is told when created.jsonl cannot be written any more
 * @throws InputError when the folder cannot be made
 */
export function openOutput(folder: string | undefined, onUnlisted: () => void = () => {}): Output {
  if (folder === undefined) return { finish: () => undefined };
  const file = (name: string) => join(folder, name);
  guarded(folder, () => {
    makeFolder(folder);
    for (const name of ['history.jsonl', 'created.jsonl']) writeFileSync(file(name), '');
    // Forms of an earlier run are not of this one.
    for (const name of [...Object.values(formatFiles), har_file]) rmSync(file(name), { force: true });
  });
  const keeper = keepReport(folder);
  const linesOf = createHistoryWriter();
  // Opened once: it is written to thousands of times. Lines behind the end of a run open it again.
  let history: number | undefined = openSync(file('history.jsonl'), 'a');
  let bytes = 0;
  const hash = createHash('sha256');
  let unwritten: InputError | undefined;

  /** The run goes on without a file that cannot be written, so that what it made is removed. */
  function attempt(name: string, write: () => void): boolean {
    try {
      guarded(file(name), write);
      return true;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      unwritten ??= error;
      return false;
    }
  }

  return {
    recorded_bytes: () => bytes,
    digest: () => hash.copy().digest('hex'),
    record(record) {
      // Half a history is judged as that of a run that was killed; one with a hole is none.
      if (unwritten) return;
      const lines = Buffer.from(linesOf(record));
      attempt('history.jsonl', () => appendFileSync(history ?? file('history.jsonl'), lines));
      bytes += lines.length;
      hash.update(lines);
    },
    // The journal names only what `clean` needs; it is on the disk before the request goes out.
    created(entry) {
      const line = `${JSON.stringify(entry)}\n`;
      if (!attempt('created.jsonl', () => appendFileSync(file('created.jsonl'), line))) onUnlisted();
    },
    progressed: keeper.keep,
    finish(report, declared) {
      keeper.stop();
      attempt('history.jsonl', () => {
        if (history !== undefined) closeSync(history);
        history = undefined;
      });
      attempt('report.json', () => writeReport(folder, report, declared));
      return unwritten;
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
    } catch {
      // The report at the end says what is wrong.
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
  try {
    writeFileSync(part, text);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** @throws InputError naming the file that cannot be written */
export function writeReport(folder: string | undefined, report: Report, declared: ChoicesDocument): void {
  if (folder === undefined) return;
  const { choices: observed, verdicts } = report;
  guarded(folder, () => makeFolder(folder));
  for (const [name, text] of [
    [formatFiles.json, renderJson(report)],
    ['choices.yaml', renderChoices({ declared, observed, verdicts })],
  ] as const) {
    guarded(join(folder, name), () => writeWhole(join(folder, name), text));
  }
}

/** The report in these forms, each in its file. @throws InputError naming the one that cannot be written */
export function writeFormats(folder: string, report: Report, names: readonly FormatName[], rendering: Rendering): void {
  guarded(folder, () => makeFolder(folder));
  for (const name of names) {
    writeInto(folder, formatFiles[name], renderFormat(name, report, rendering));
  }
}

/** @throws InputError naming the file that cannot be written */
export function writeInto(folder: string, name: string, text: string): void {
  guarded(join(folder, name), () => {
    makeFolder(folder);
    writeFileSync(join(folder, name), text);
  });
}

/** @throws InputError where the system refuses it */
function guarded(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new InputError(`--out ${path}: cannot be written (${code})`);
  }
}
