/** A mutant is the reference server with one seeded fault: what a check must find, and proof that it can. */
import type { Parts } from '../../src/server/parts.ts';

export interface Mutant {
  /** The id of the check that must kill it, `--`, and how the rule is broken: the path below `conformance/mutants`. */
  id: string;
  /** The clauses that it breaks; the check must fail for one of these. */
  clauses: readonly string[];
  /** The check that must kill it. */
  check: string;
  /** Which real mistake it stands for, in one sentence. */
  mistake: string;
  /** The parts of a world with the fault in them. It keeps no state outside of what it returns. */
  applyTo(parts: Parts): Parts;
}
