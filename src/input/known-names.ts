import { InputError } from './input-error.ts';
import { nearest } from './nearest.ts';

/** @throws InputError for what is no object, and for the first name that is not known */
export function refuseUnknownNames(what: string, given: unknown, known: readonly string[]): void {
  if (given === null || typeof given !== 'object') throw new InputError(`${what}: ${String(given)} is no object`);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const [meant] = nearest(unknown, known);
  const hint = meant === undefined ? `there are ${known.join(', ')}` : `did you mean ${meant}?`;
  throw new InputError(`${what}: ${unknown} is not known; ${hint}`);
}
