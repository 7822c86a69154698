/** Choices drawn from a seed: how some other permitted implementation may behave. */
import fc from 'fast-check';
import { choicesDocuments } from './arbitrary.ts';
import type { ChoicesDocument } from './choices-document.ts';

/** @param seed a whole number. Equal ones give equal choices, in the same version of the kit */
export function drawnChoices(seed: number): ChoicesDocument {
  return fc.sample(choicesDocuments(), { seed, numRuns: 1 })[0]!;
}
