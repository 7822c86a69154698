/** What `--out DIR` receives: the history and the journal while the run goes on, the report at its end. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../conformance/reports/report.ts';
import type { HistoryRecord } from '../../conformance/runner/history.ts';
import type { Created } from '../../conformance/runner/journal.ts';
import { InputError } from '../input/input-error.ts';

/** Everything comes without secrets. */
export interface Output {
  record(record: HistoryRecord): void;
  created(entry: Created): void;
  finish(report: Report): void;
}

/** @throws InputError when the folder cannot be made */
export function openOutput(folder: string | undefined): Output {
  if (folder === undefined) return { record() {}, created() {}, finish() {} };
  const file = (name: string) => join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of ['history.jsonl', 'created.jsonl']) writeFileSync(file(name), '');
  } catch (error) {
    throw new InputError(`--out ${folder}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  const line = (name: string, value: unknown) => appendFileSync(file(name), `${JSON.stringify(value)}\n`);
  return {
    record: (record) => line('history.jsonl', record),
    // The journal names only what `clean` needs; it is on the disk before the request goes out.
    created: (entry) => line('created.jsonl', entry),
    finish(report) {
      writeFileSync(file('report.json'), `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}
