/** Bodies under a content coding: a sender signs the bytes as they came. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Arrival } from './receiver.ts';

/** More than any event needs; what unfolds to more stays as it came. */
const most_bytes = 1_048_576;

const decoders = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync, br: brotliDecompressSync } as const;

/** The body without its coding; as it came where it has none, or one that cannot be read. */
export function unfolded({ body, headers }: Pick<Arrival, 'body' | 'headers'>): Buffer {
  const [, coding = ''] = headers.find(([name]) => name.toLowerCase() === 'content-encoding') ?? [];
  const name = coding.trim().toLowerCase();
  if (!Object.hasOwn(decoders, name)) return body;
  try {
    return decoders[name as keyof typeof decoders](body, { maxOutputLength: most_bytes });
  } catch {
    return body;
  }
}
