/**
 * Reads recorded traffic from a file or standard input, entry by entry: a HAR file, or a line of JSON for each entry. A
 * file larger than memory is read as well as a small one. Each fault of it is one message that names the place.
 */
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { InputError } from '../../src/input/input-error.ts';
import { readEntry, type TrafficEntry } from './entry.ts';
import type { TrafficForm } from './traffic-form.ts';

/** Longer lines are no entries that anybody would read. */
const most_line_bytes = 64 * 1024 * 1024;

/** @throws InputError naming the file, the line and the mend */
export async function* readTraffic(file: string, form: Exclude<TrafficForm, 'history'>): AsyncGenerator<TrafficEntry> {
  const bytes: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
  yield* form === 'har' ? readHar(bytes, file) : readLines(bytes, file);
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
