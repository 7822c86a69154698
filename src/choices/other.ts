import type { Other } from '../generated/choices.ts';

/** Tells `{other: …}` from any other value of a choice. */
export function isOther(value: unknown): value is Other {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}
