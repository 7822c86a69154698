/** The Range header of a GET (RFC 9110, section 14): one range of bytes, or the whole. */
import type { ByteRange } from './blob-store.ts';

/**
 * @param header the value of Range
 * @returns undefined for the whole blob (no header, another unit, several ranges, nonsense: a server may ignore those)
 */
export function parseRange(header: string | undefined, size_bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return undefined;
  const [first, last] = [parts[1]!, parts[2]!];
  if (first === '') {
    const count = Math.min(Number(last), size_bytes);
    return count === 0 ? 'unsatisfiable' : { start: size_bytes - count, end: size_bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size_bytes - 1 : Math.min(Number(last), size_bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size_bytes ? 'unsatisfiable' : { start, end };
}
