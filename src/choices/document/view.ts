/** From where a part of the document is seen: whose choices hold there, and which way its values go. */
import type { OperationId } from '../../contract/operations.ts';
import type { ChoiceKey, ChoicesDocument, Settled } from '../choices-document.ts';
import { chosen } from '../chosen.ts';
import type { Dialect } from '../dialect.ts';
import { referenceChoices } from '../reference-choices.ts';
import { sameValue } from '../same-value.ts';
import type { ComponentPool } from './component-pool.ts';

export interface View {
  /** With every choice made. */
  choices: ChoicesDocument;
  dialect: Dialect;
  /** Dialect of the examples in the bundled document. */
  reference: Dialect;
  pool: ComponentPool;
  /** Operation whose choices hold; undefined for those of the whole group, which events follow. */
  operation: OperationId | undefined;
  direction: 'request' | 'reply' | 'event';
}

/** The value of a choice where every choice is made. */
export function settledChoice<Key extends ChoiceKey>({ choices, operation }: View, key: Key): Settled<Key> {
  return chosen(choices, key, operation) as unknown as Settled<Key>;
}

/** True where a choice is the reference's here. */
export function isReferenceChoice({ choices, operation }: View, key: ChoiceKey): boolean {
  return sameValue(chosen(choices, key, operation), chosen(referenceChoices, key, operation));
}
