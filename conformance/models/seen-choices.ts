/**
 * Behaviour of a target about open clauses: reported as observations, and compared with what its file declares.
 * The value is in the form of the choices document; a declared `{other: …}` promises nothing that could be broken.
 */
import type { ChoiceKey } from '../../src/choices/choices-document.ts';
import { isOther } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { sameValue } from '../../src/choices/same-value.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Evidence, Mismatch, Observation } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';

export interface SeenChoice {
  key: ChoiceKey;
  value: unknown;
  /** The exchange that showed it, of the operation that the choice is about unless `operation` names another. */
  exchange: Exchange | undefined;
  operation?: OperationId;
  /** Completes "the target file declares KEY: VALUE, and": what was seen instead. */
  but: string;
  /** Only a part of it was seen: it is compared with what is declared, and not reported. */
  is_partial?: boolean;
  /** Compares a declared value with what was seen; equality unless given. */
  agrees?(declared: unknown): boolean;
}

/** The clause is that of the choice. */
export const declared_codes = {
  'not-as-declared': { level: 'declared', message: 'The target does otherwise than its target file declares.' },
} satisfies Codes;

/** The clause of a choice has its name, with hyphens. */
export function clauseOfChoice(key: ChoiceKey): string {
  return key.replaceAll('_', '-');
}

export function observeSeen(seen: readonly SeenChoice[]): Observation[] {
  return seen.flatMap(({ key, value, exchange, is_partial = false, operation = exchange?.request.operation }) =>
    value === undefined || is_partial ? [] : [{ choice: key, value, ...(operation && { operation }) }],
  );
}

/** `not-as-declared`, at level `declared`. */
export function judgeSeen(evidence: Pick<Evidence, 'facts'>, seen: readonly SeenChoice[], tally: Tally): Mismatch[] {
  return seen.flatMap(({ key, value, exchange, but, agrees, operation = exchange?.request.operation }) => {
    const declared: unknown = chosen(evidence.facts.choices, key, operation);
    if (value === undefined || isOther(value) || declared === undefined || isOther(declared)) return [];
    return tally.holds(agrees ? agrees(declared) : sameValue(declared, value), 'not-as-declared', {
      at: exchange,
      clause: clauseOfChoice(key),
      message: `the target file declares ${key}: ${JSON.stringify(declared)}, and ${but}`,
      expected: declared,
      actual: value,
      operation,
    });
  });
}
