/**
 * Reads recorded traffic from a file or standard input, entry by entry: a HAR file, or a line of JSON for each entry. A
 * file larger than memory is read as well as a small one. Each fault of it is one message that names the place.
 */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { InputError } from '../../src/input/input-error.ts';
import { readEntry, type TrafficEntry } from './entry.ts';

/** Longer lines are no entries that anybody would read. */
const most_line_bytes = 64 * 1024 * 1024;
/** So much of a file tells which of the forms it has. */
const head_bytes = 64 * 1024;

export type TrafficForm = 'history' | 'har' | 'lines';

/**
 * Tells the form by the beginning of a file, whatever its name.
 * @throws InputError when it cannot be read
 */
export async function formOf(file: string): Promise<TrafficForm> {
  const head = await headOf(file);
  const line = head.trimStart().split('\n', 1)[0]!.trimEnd();
  if (/^\{\s*"type"\s*:\s*"run"/.test(line)) return 'history';
  // A HAR file is one document; a line of an entry is whole.
  if (/^\{\s*"log"\s*:/.test(head.trimStart())) return 'har';
  return 'lines';
}

/** @throws InputError naming the file, the line and the mend */
export async function* readTraffic(file: string, form: Exclude<TrafficForm, 'history'>): AsyncGenerator<TrafficEntry> {
  const bytes: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
  yield* form === 'har' ? readHar(bytes, file) : readLines(bytes, file);
}

async function headOf(file: string): Promise<string> {
  // Standard input is read once: only lines may come by it.
  if (file === '-') return '';
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(head_bytes), 0, head_bytes, 0);
      if (bytesRead === 0) throw new InputError(`${file}: is empty`);
      return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new InputError(`${file}: ${why}`);
  }
}

async function* readLines(bytes: AsyncIterable<Buffer>, file: string): AsyncGenerator<TrafficEntry> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let number = 0;
  const entryIn = (line: string, is_last: boolean): TrafficEntry | undefined => {
    number += 1;
    const place = `${file}:${number}`;
    if (line.trim() === '') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(number === 1 ? line.replace(/^\uFEFF/, '') : line);
    } catch (error) {
      const mend = is_last ? 'the file is cut off in its last line' : 'each line must be one JSON object';
      throw new InputError(`${place}: is no JSON (${(error as Error).message}); ${mend}`);
    }
    const entry = readEntry(value, place);
    if (typeof entry !== 'string') return entry;
    throw new InputError(`${place}: ${entry}; docs/traffic.md shows what a line holds`);
  };
  for await (const chunk of bytes) {
    rest += decoder.write(chunk);
    let from = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      const entry = entryIn(rest.slice(from, end), false);
      if (entry) yield entry;
      from = end + 1;
    }
    rest = rest.slice(from);
    if (rest.length > most_line_bytes)
      throw new InputError(`${file}:${number + 1}: is longer than 64 MiB; each line must be one entry`);
  }
  rest += decoder.end();
  const last = rest === '' ? undefined : entryIn(rest, true);
  if (last) yield last;
}

async function* readHar(bytes: AsyncIterable<Buffer>, file: string): AsyncGenerator<TrafficEntry> {
  let number = 0;
  let has_entries = false;
  const entries = pick.asStream({
    filter: (stack) => {
      const is_found = stack.length === 2 && stack[0] === 'log' && stack[1] === 'entries';
      has_entries ||= is_found;
      return is_found;
    },
  });
  const values = streamArray.asStream();
  // An error of any of them ends the last one, which is read here.
  pipeline(Readable.from(bytes), parser.asStream(), entries, values, () => {});
  try {
    for await (const { value } of values as AsyncIterable<{ value: unknown }>) {
      const place = `${file}: log.entries[${number}]`;
      number += 1;
      const entry = readEntry(value, place);
      if (typeof entry === 'string') throw new InputError(`${place}: ${entry}`);
      yield entry;
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    const behind = number === 0 ? 'before its first entry' : `behind log.entries[${number - 1}]`;
    throw new InputError(
      `${file}: is no whole JSON ${behind} (${(error as Error).message.split('\n')[0]}); record it again`,
    );
  }
  if (!has_entries) throw new InputError(`${file}: is no HAR file: it has no log.entries`);
}
