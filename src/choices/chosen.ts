/** Looking up one choice, for a whole group or for one operation. */
import type { OperationId } from '../contract/operations.ts';
import { choiceKeys, choiceOf } from './catalog/catalog.ts';
import type { ChoiceKey, ChoicesDocument, ChoiceValue, GroupName } from './choices-document.ts';
import { withStated } from './stated.ts';

/** Choices made by parts or names: an operation's parts go over those of the group, those over the reference's. */
export const madeByName: ReadonlySet<ChoiceKey> = new Set(choiceKeys.filter((key) => choiceOf(key).values.parts));

type Choices = Record<string, unknown>;

/**
 * The value of a choice, for one operation where one is named: its own, else the group's, and in any case the parts
 * that the specification states. Undefined when nothing is declared.
 */
export function chosen<Key extends ChoiceKey>(
  document: ChoicesDocument,
  key: Key,
  operation?: OperationId,
): ChoiceValue<Key> | undefined {
  const value = declared(document, key, operation);
  return operation === undefined ? value : withStated(operation, key, value);
}

/** The same without what the specification states: what the document itself says. */
export function declared<Key extends ChoiceKey>(
  document: ChoicesDocument,
  key: Key,
  operation?: OperationId,
): ChoiceValue<Key> | undefined {
  const [groupName, name] = key.split('.') as [GroupName, string];
  const group = document[groupName] as (Choices & { for?: Record<string, Choices> }) | undefined;
  const whole = group?.[name];
  const own = operation === undefined ? undefined : group?.for?.[operation]?.[name];
  const value =
    madeByName.has(key) && own !== undefined ? { ...(whole as Choices), ...(own as Choices) } : (own ?? whole);
  return value as ChoiceValue<Key> | undefined;
}
