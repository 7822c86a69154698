/** Decodes the content codings of an answer: without an Accept-Encoding, a gateway may choose any. */
import { pipeline, type Readable, Transform } from 'node:stream';
import zlib from 'node:zlib';
import { AnswerOutOfBounds } from './bounded-answers.ts';

/** More than anybody names; each takes memory of its own. */
const most_codings = 3;
/** JSON full of repetition shrinks to a fiftieth; what unfolds to much more was made to cost. */
const most_unfolding = 200;
/** Smaller bodies may unfold as they like. */
const unfolded_freely_bytes = 1024 * 1024;
/** Of what any coding but the last unfolds to, and of what comes in: nobody counts that otherwise. */
const most_between_bytes = 16 * 1024 * 1024;

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  zstd: zlib.createZstdDecompress,
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function codingsOf(headers: Headers): (() => NodeJS.ReadWriteStream)[] {
  const named = [headers['content-encoding'] ?? []].flat().join(',').split(',');
  return named.flatMap((name) => decoders[name.trim().toLowerCase()] ?? []).toReversed();
}

export function isCoded(headers: Headers): boolean {
  return headers['content-encoding'] !== undefined && codingsOf(headers).length > 0;
}

/**
 * @returns the body itself where it bears no coding, or one that nobody knows
 * @throws AnswerOutOfBounds, where it is read too, for what costs more to unfold than any answer does
 */
export function decoded(body: Readable, headers: Headers): AsyncIterable<Uint8Array> {
  const found = codingsOf(headers);
  if (found.length > most_codings) throw new AnswerOutOfBounds(`the answer bears more than ${most_codings} codings`);
  if (found.length === 0) return body;
  let came_bytes = 0;
  const came = counting((bytes) => {
    came_bytes += bytes;
    if (came_bytes > most_between_bytes) throw tooMuch('the answer is larger than');
  });
  return found.reduce<NodeJS.ReadableStream>(
    (stream, decoder) => {
      let bytes = 0;
      const unfolded = counting((more) => {
        bytes += more;
        if (bytes > most_between_bytes) throw tooMuch('the answer unfolds to more than');
        if (bytes > unfolded_freely_bytes && bytes > most_unfolding * came_bytes) {
          throw new AnswerOutOfBounds(`the answer unfolds to more than ${most_unfolding} times its size`);
        }
      });
      // An error in any of the streams reaches the reader of the last one.
      return pipeline(stream, decoder(), unfolded, () => {});
    },
    pipeline(body, came, () => {}),
  ) as AsyncIterable<Uint8Array>;
}

function tooMuch(what: string): AnswerOutOfBounds {
  return new AnswerOutOfBounds(`${what} ${most_between_bytes / 1024 / 1024} MiB`);
}

/** Passes on what it is given, as long as nobody throws. */
function counting(count: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      try {
        count(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
