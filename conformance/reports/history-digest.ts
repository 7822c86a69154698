/** Digest of a history, by which a stranger knows that a report is of it: that of `sha256sum history.jsonl`. */
import { createHash } from 'node:crypto';

export interface JudgedHistory {
  /** Of the bytes of `history.jsonl`, in hexadecimal. */
  sha256: string;
  /** Version of the judges, as `judgesDigest` gives it; absent where nobody said. */
  judges?: string;
}

export function historyDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
