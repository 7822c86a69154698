/**
 * Decodes the content codings of an answer. The suite sends no Accept-Encoding, and then a gateway may choose any.
 */
import { pipeline, type Readable } from 'node:stream';
import zlib from 'node:zlib';

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  zstd: zlib.createZstdDecompress,
};

/** @returns the body itself where it bears no coding, or one that nobody knows */
export function decoded(
  body: Readable,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): AsyncIterable<Uint8Array> {
  const named = [headers['content-encoding'] ?? []].flat().join(',').split(',');
  const found = named.flatMap((name) => decoders[name.trim().toLowerCase()] ?? []).toReversed();
  return found.reduce<NodeJS.ReadableStream>(
    // An error in any of the streams reaches the reader of the last one.
    (stream, decoder) => pipeline(stream, decoder(), () => {}),
    body,
  ) as AsyncIterable<Uint8Array>;
}
