/** What a suite is told of a server that makes all choices of the reference and declares all of them but some. */
import { type ChoiceKey, type ChoicesDocument, resolve } from '../../src/choices/choices.ts';

export function toldWithout(...keys: readonly ChoiceKey[]): ChoicesDocument {
  const told = structuredClone(resolve({})) as unknown as Record<string, Record<string, unknown>>;
  for (const key of keys) {
    const [group, name] = key.split('.') as [string, string];
    delete told[group]![name];
  }
  return told as ChoicesDocument;
}
