/** Reads the `history.jsonl` of an earlier run. A fault in it is one message that names the line. */
import { InputError } from '../../src/input/input-error.ts';
import type { YamlSource } from '../../src/input/yaml-document.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import { currentCheck } from '../suite/current-check.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { CaseRecord, CheckRecord, EndRecord, HistoryRecord, RunStartRecord } from '../suite/records.ts';
import { createPartReader, type PartLine } from './compact-history.ts';
import { history_version, withoutType } from './history.ts';

export interface StoredHistory {
  run: RunStartRecord;
  /** By their number, from 1. */
  exchanges: readonly Exchange[];
  arrivals: ReadonlyMap<number, ArrivalRecord>;
  cases: readonly CaseRecord[];
  /** Checks that came to their end, with the number of cases that were there by then. */
  checks: readonly { record: CheckRecord; cases_before: number }[];
  /** Absent when the run was killed. */
  end?: EndRecord;
}

/** Every record stands in it as it is, with nothing shared. */
const written_out_version = 1;

/** @throws InputError when it is no history of a run, or one that this kit cannot judge */
export function readHistory({ name, text }: YamlSource): StoredHistory {
  const lines = text.split('\n');
  // A run that was killed while it wrote leaves half a line; what stands before it is whole.
  if (lines.at(-1) === '') lines.pop();
  else if (lines.length > 1 && !isJson(lines.at(-1)!)) lines.pop();
  const start = firstRecord(lines[0] ?? '', name);
  const run = { ...start, checks: start.checks.map(currentCheck) };
  const exchanges: Exchange[] = [];
  const arrivals = new Map<number, ArrivalRecord>();
  const cases: CaseRecord[] = [];
  const checks: { record: CheckRecord; cases_before: number }[] = [];
  let end: EndRecord | undefined;
  const parts = createPartReader();
  const is_written_out = run.history_version === written_out_version;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const place = `${name}:${index + 1}`;
    const written = parsed(line, place) as HistoryRecord | PartLine;
    if (!is_written_out && 'part' in written) {
      parts.add(written, place);
      continue;
    }
    const record = (is_written_out ? written : parts.whole(written, place)) as HistoryRecord;
    switch (record.type) {
      case 'exchange':
        if (record.number !== exchanges.length + 1) {
          throw new InputError(`${place}: exchange ${record.number} where ${exchanges.length + 1} should stand`);
        }
        exchanges.push(withoutType(record));
        break;
      case 'arrival':
        arrivals.set(record.number, withoutType(record));
        break;
      case 'case':
        refuseUnknown(record, { exchanges, arrivals }, place);
        cases.push({ ...record, check: currentCheck(record.check) });
        break;
      case 'check':
        if (typeof record.check !== 'string') throw new InputError(`${place}: a check record without its id`);
        checks.push({ record: { ...record, check: currentCheck(record.check) }, cases_before: cases.length });
        break;
      case 'end':
        end = record;
        break;
      default:
        throw new InputError(`${place}: ${JSON.stringify(record.type)} is no record of a history`);
    }
  }
  return { run, exchanges, arrivals, cases, checks, ...(end && { end }) };
}

/** Facts of the run from before it began. @throws InputError when it is no history of a run */
export function readRunStart({ name, text }: YamlSource): RunStartRecord {
  return firstRecord(text.split('\n', 1)[0]!, name);
}

function firstRecord(line: string, name: string): RunStartRecord {
  const place = `${name}:1`;
  const record = parsed(line, place) as RunStartRecord;
  if (record.type !== 'run') throw new InputError(`${place}: no history of a conformance run: it begins with no run`);
  if ([written_out_version, history_version].includes(record.history_version)) return record;
  const { kit, history_version: version = 0 } = record;
  const age = version < history_version ? 'an older' : 'a newer';
  throw new InputError(
    `${place}: written by ${age} kit, ${kit}, in version ${version} of the records; this kit judges versions ${written_out_version} and ${history_version}`,
  );
}

function refuseUnknown(
  record: CaseRecord,
  { exchanges, arrivals }: Pick<StoredHistory, 'exchanges' | 'arrivals'>,
  place: string,
): void {
  if (typeof record.check !== 'string' || !Array.isArray(record.exchanges) || typeof record.notes !== 'object') {
    throw new InputError(`${place}: a case record needs check, exchanges and notes`);
  }
  const unknown =
    record.exchanges.find((number) => exchanges[number - 1] === undefined) ??
    record.arrivals?.find((number) => !arrivals.has(number));
  if (unknown !== undefined) throw new InputError(`${place}: the case names ${unknown}, which no line before it holds`);
}

function parsed(line: string, place: string): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new InputError(`${place}: is no JSON: ${(error as Error).message}`);
  }
  if (value === null || typeof value !== 'object') throw new InputError(`${place}: is no JSON object`);
  return value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
