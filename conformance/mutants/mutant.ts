/** A mutant is the reference server with one seeded fault: what a check must find, and proof that it can. */
import type { Parts } from '../../src/server/parts.ts';
import type { Check } from '../runner/check.ts';

export interface Fault {
  /** The clauses that it breaks; the check must fail for one of these. */
  breaks: readonly string[];
  /** Which real mistake it stands for, in one sentence. */
  mistake: string;
  /** The parts of a world with the fault in them. It keeps no state outside of what it returns. */
  applyTo(parts: Parts): Parts;
}

export interface Mutant extends Fault {
  /** The id of the check that must kill it, `--`, and how the rule is broken. */
  id: string;
  /** The check that must kill it. */
  check: string;
}

/**
 * The mutants that one check must kill.
 *
 * @param table the faults, by how each breaks the rule: the end of the mutant's id
 */
export function mutantsOf({ id: check }: Pick<Check, 'id'>, table: Readonly<Record<string, Fault>>): Mutant[] {
  return Object.entries(table).map(([how, fault]) => ({ ...fault, id: `${check}--${how}`, check }));
}

/** The id of the check that must kill the mutant of this id. */
export function checkIn(mutant: string): string {
  return mutant.split('--')[0]!;
}
