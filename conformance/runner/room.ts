/** Bound for an answer. All are kept in memory and in the history, so the bound sinks as they grow. */

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;
/** No record or page of the interface comes near it; a target that streams without end is cut here. */
const max_body_bytes = 8 * mebibyte;
/** Only those above it count as large. */
const large_body_bytes = mebibyte;

/**
 * Sums of kept bytes, and the bound of one more answer from there on; the last one that fits holds. A run of more cases
 * keeps more: the sum is at least so many bytes for each answer. A run over the reference server has 5,900 answers and
 * keeps 33 MB of them, none above 0.4 MB; it writes 9 MB, and eight times that where JSON is spelled in another way than
 * ours (indented, with escapes), since records in it are no parts of the history then.
 */
const bounds = [
  { of: 'large', bytes: 12 * mebibyte, each: 0, next: large_body_bytes },
  { of: 'all', bytes: 64 * mebibyte, each: 14 * kibibyte, next: 64 * kibibyte },
  { of: 'all', bytes: 80 * mebibyte, each: 17.5 * kibibyte, next: 4 * kibibyte },
  { of: 'written', bytes: 96 * mebibyte, each: 24 * kibibyte, next: 16 * kibibyte },
  { of: 'written', bytes: 112 * mebibyte, each: 28 * kibibyte, next: kibibyte },
] as const;

const kept_as = {
  large: 'large answers are in memory',
  all: 'answers are in memory',
  written: 'the history is on disk',
} as const;

export interface Room {
  /** Bytes that one more answer may have, and why it may not have more. */
  next(): { most_bytes: number; why: string; is_budget: boolean };
  /** An answer of so many bytes is in memory from now on. */
  took(bytes: number): void;
  /** The history has so many bytes by now. */
  wrote(bytes: number): void;
}

export function createRoom(): Room {
  const kept = { large: 0, all: 0, written: 0 };
  let answers = 0;
  return {
    next() {
      const reached = bounds
        .map(({ of, bytes, each, next }) => ({ of, bytes: Math.max(bytes, each * answers), next }))
        .filter(({ of, bytes }) => kept[of] > bytes);
      const [tightest] = reached.toSorted((a, b) => a.next - b.next);
      if (!tightest) {
        const why = `the answer is larger than ${sizeOf(max_body_bytes)}`;
        return { most_bytes: max_body_bytes, why, is_budget: false };
      }
      const { of, bytes, next } = tightest;
      const why = `more than ${sizeOf(bytes)} of ${kept_as[of]}, and an answer larger than ${sizeOf(next)} is not taken`;
      return { most_bytes: next, why, is_budget: true };
    },
    took(bytes) {
      answers += 1;
      kept.all += bytes;
      if (bytes > large_body_bytes) kept.large += bytes;
    },
    wrote(bytes) {
      kept.written = bytes;
    },
  };
}

function sizeOf(bytes: number): string {
  return bytes < mebibyte ? `${bytes / kibibyte} KiB` : `${Math.floor(bytes / mebibyte)} MiB`;
}
