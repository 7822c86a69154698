/** What the suite is told of a server of the reference choices, of which something is kept from it. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';

/** @param paths what is left out: a group and a choice, and a part of it where it has parts */
export function toldBut(
  ...paths: readonly (readonly [group: string, choice: string, part?: string])[]
): ChoicesDocument {
  const told = structuredClone(referenceChoices) as Record<string, Record<string, unknown>>;
  for (const [group, choice, part] of paths) {
    if (part === undefined) delete told[group]![choice];
    else delete (told[group]![choice] as Record<string, unknown>)[part];
  }
  return told as ChoicesDocument;
}
