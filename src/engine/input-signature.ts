/** A digest of the inputs of a node or a run. */
import { createHash } from 'node:crypto';

/** SHA-256 in lower-case hex: equal where the values are equal, in whatever order their members came. */
export function inputSignature(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input, inOrder) ?? '')
    .digest('hex');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
