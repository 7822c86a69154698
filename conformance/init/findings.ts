/** Results of `init`: choices with the exchanges that prove them, and doubts with what was tried. */

import type { ChoiceKey, ChoicesDocument } from '../../src/choices/choices.ts';
import { madeByName } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Answer } from './asker.ts';

export interface Find {
  key: ChoiceKey;
  /** Operation of the find, which holds for no other; null where it can only be chosen for all. */
  operation: OperationId | null;
  value: unknown;
  /** Request lines with their statuses. */
  proof: readonly string[];
}

/** The open question, in a sentence. */
interface Doubt {
  about: string;
  tried: string;
}

export interface Findings {
  readonly finds: readonly Find[];
  readonly doubts: readonly Doubt[];
  choices(): ChoicesDocument;
  find(key: ChoiceKey, operation: OperationId | null, value: unknown, proof: readonly Pick<Answer, 'line'>[]): void;
  doubt(about: string, tried: string): void;
}

type Group = Record<string, unknown> & { for?: Record<string, Record<string, unknown>> };
type Groups = Record<string, Group>;

export function createFindings(): Findings {
  const finds: Find[] = [];
  const doubts: Doubt[] = [];
  const document: Groups = {};
  return {
    finds,
    doubts,
    choices: () => structuredClone(document) as unknown as ChoicesDocument,
    find(key, operation, value, proof) {
      finds.push({ key, operation, value, proof: proof.map(({ line }) => line) });
      put(document, key, operation, value);
    },
    doubt: (about, tried) => void doubts.push({ about, tried }),
  };
}

/** A choices document that adds one choice of one operation to another document. */
export function withChoice(
  choices: ChoicesDocument,
  operation: OperationId,
  added: Readonly<Partial<Record<ChoiceKey, unknown>>>,
): ChoicesDocument {
  const copy = structuredClone(choices) as unknown as Groups;
  for (const [key, value] of Object.entries(added)) put(copy, key as ChoiceKey, operation, value);
  return copy as unknown as ChoicesDocument;
}

function put(document: Groups, key: ChoiceKey, operation: OperationId | null, value: unknown): void {
  const [group_name, name] = key.split('.') as [string, string];
  document[group_name] ??= {};
  let place: Record<string, unknown> = document[group_name];
  if (operation !== null) {
    const group = document[group_name];
    group.for ??= {};
    group.for[operation] ??= {};
    place = group.for[operation];
  }
  place[name] = madeByName.has(key) ? { ...(place[name] as object), ...(value as object) } : value;
}
