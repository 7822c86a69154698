/** Choices filled in, and kept: filling in a long document takes longer than all else that a further world needs. */
import { type ChoicesDocument, type ResolvedChoices, referenceChoices, resolve } from '../../choices/choices.ts';

/** By the text of the document; a pure function of it. */
const kept = new Map<string, ResolvedChoices>();
const most_kept = 32;

/** @throws InputError see `resolve` */
export function resolvedChoices(document: ChoicesDocument | undefined): ResolvedChoices {
  if (document === undefined) return referenceChoices;
  const text = JSON.stringify(document);
  const known = kept.get(text);
  if (known) return known;
  const resolved = resolve(document);
  if (kept.size >= most_kept) kept.delete(kept.keys().next().value!);
  kept.set(text, resolved);
  return resolved;
}
