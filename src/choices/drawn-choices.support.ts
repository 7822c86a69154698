/** Drawn choices for the laws of the dialect: a fixed number of documents, since drawing one takes longer than a law. */
import fc from 'fast-check';
import { choicesDocuments } from './arbitrary.ts';
import { resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';

const count = 150;

/** Documents with every choice made. The same ones each time. */
export function drawnChoices(): fc.Arbitrary<ChoicesDocument> {
  const documents = fc.sample(choicesDocuments(), { numRuns: count, seed: 1 });
  return fc.constantFrom(...documents.map((document) => resolve(document) as ChoicesDocument));
}
