/** Differences of the choices from the reference, in words: one line for each key. */
import { type OperationId, operationIds } from '../../contract/operations.ts';
import { choiceKeys } from '../catalog/catalog.ts';
import { type ChoiceKey, type ChoicesDocument, isOther } from '../choices-document.ts';
import { declared } from '../chosen.ts';
import { referenceChoices } from '../reference-choices.ts';
import { sameValue } from '../same-value.ts';

/**
 * Lines such as `lists.end_of_list: absent` and `lists.end_of_list of listAssets: url_to_empty_page`.
 * @param choices with every choice made
 */
export function differencesOf(choices: ChoicesDocument): string[] {
  return choiceKeys.flatMap((key) => [
    ...differing(choices, key),
    ...operationIds.flatMap((operation) => differing(choices, key, operation)),
  ]);
}

function differing(choices: ChoicesDocument, key: ChoiceKey, operation?: OperationId): string[] {
  const value = declared(choices, key, operation);
  if (sameValue(value, declared(referenceChoices, key, operation))) return [];
  if (operation !== undefined && sameValue(value, declared(choices, key))) return [];
  return [`${key}${operation === undefined ? '' : ` of ${operation}`}: ${said(value)}`];
}

function said(value: unknown): string {
  if (isOther(value)) return value.other;
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}

/** The choices without those that no word says, and a line for each of these. */
export function withoutOther(choices: ChoicesDocument): { choices: ChoicesDocument; others: string[] } {
  const others: string[] = [];
  const strip = (value: unknown, place: string): unknown => {
    if (isOther(value)) {
      others.push(`${place.slice(1)}: ${value.other}`);
      return undefined;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept = Object.entries(value).map(([name, inner]) => [name, strip(inner, `${place}.${name}`)] as const);
    return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
  };
  return { choices: strip(choices, '') as ChoicesDocument, others };
}
