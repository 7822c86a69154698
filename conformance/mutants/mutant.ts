/** A mutant is the reference server with one seeded fault: what a check must find, and proof that it can. */
import type { Parts } from '../../src/server/parts.ts';
import { byCheck, type OfCheck } from './by-check.ts';

export interface Fault {
  /** The clauses that it breaks; the check must fail for one of these. */
  breaks: readonly string[];
  /** The real mistake that it stands for, in one sentence. */
  mistake: string;
  /** The parts of a world with the fault in them. It keeps no state outside of what it returns. */
  applyTo(parts: Parts): Parts;
}

/** Its `check` is the one that must kill it; the key in the table says how the rule is broken. */
export type Mutant = OfCheck<Fault>;

/** The mutants that one check must kill. */
export const mutantsOf = byCheck<Fault>;
