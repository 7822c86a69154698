/** What a suite is told of a server that makes all choices of the reference and declares all of them but one. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';

export function toldWithout(key: ChoiceKey): ChoicesDocument {
  const told = structuredClone(resolve({})) as unknown as Record<string, Record<string, unknown>>;
  const [group, name] = key.split('.') as [string, string];
  delete told[group]![name];
  return told as ChoicesDocument;
}
