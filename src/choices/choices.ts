/** The door to choices documents: what one says, and what it means with the reference filled in. */
import { operationIds } from '../contract/operations.ts';
import { InputError } from '../input/input-error.ts';
import {
  type ChoiceKey,
  type ChoicesDocument,
  type GroupName,
  isOther,
  type ResolvedChoices,
} from './choices-document.ts';
import { declared, madeByName } from './chosen.ts';
import { problemsOf } from './problems.ts';
import { referenceChoices } from './reference-choices.ts';
import { followsStated } from './stated.ts';

export type { ChoiceKey, ChoicesDocument, ChoiceValue, ResolvedChoices } from './choices-document.ts';
export { isOther } from './choices-document.ts';
export { chosen } from './chosen.ts';
export { referenceChoices } from './reference-choices.ts';

type Choices = Record<string, unknown>;
type AnyGroup = Choices & { for?: Record<string, Choices> };

/**
 * The document with the reference for everything it leaves out. A choice that it makes for a whole group holds for
 * every operation, also where the reference has one of an operation's own.
 * @throws InputError when a choice is `other`, or when the result contradicts itself
 */
export function resolve(document: ChoicesDocument): ResolvedChoices {
  if (Object.keys(document).length === 0) return referenceChoices;
  const resolved = Object.fromEntries(
    Object.entries(referenceChoices).map(([name, reference]) => [
      name,
      resolveGroup(name, (document[name as GroupName] ?? {}) as AnyGroup, reference as AnyGroup),
    ]),
  ) as unknown as ResolvedChoices;
  fillStatedGrammars(resolved);
  const [problem] = problemsOf(resolved as ChoicesDocument);
  if (problem !== undefined) throw new InputError(problem);
  return resolved;
}

/** Other needs of a filter are the reference's where its form is stated and the chosen form is another. */
function fillStatedGrammars(resolved: ResolvedChoices): void {
  const key = 'lists.filter_grammar';
  for (const operation of operationIds) {
    if (followsStated(operation, key, declared(resolved as ChoicesDocument, key, operation))) continue;
    const { lists } = resolved;
    const own = { ...lists.for?.[operation], filter_grammar: referenceChoices.lists.filter_grammar };
    resolved.lists = { ...lists, for: { ...lists.for, [operation]: own } };
  }
}

function resolveGroup(groupName: string, given: AnyGroup, reference: AnyGroup): AnyGroup {
  const { for: own = {}, ...whole } = given;
  const { for: referenceOwn = {}, ...names } = reference;
  refuseOther(groupName, whole);
  for (const [operation, choices] of Object.entries(own)) refuseOther(`${groupName}.for.${operation}`, choices);
  const group: AnyGroup = { ...names };
  for (const [name, value] of Object.entries(whole)) {
    const byName = madeByName.has(`${groupName}.${name}` as ChoiceKey);
    group[name] = byName ? { ...(names[name] as Choices), ...(value as Choices) } : value;
  }
  const operations = new Set([...Object.keys(referenceOwn), ...Object.keys(own)]);
  const perOperation = [...operations].map((operation) => {
    const kept = Object.entries(referenceOwn[operation] ?? {}).filter(([name]) => !(name in whole));
    return [operation, { ...Object.fromEntries(kept), ...own[operation] }] as const;
  });
  return perOperation.length === 0 ? group : { ...group, for: Object.fromEntries(perOperation) };
}

function refuseOther(place: string, choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    if (madeByName.has(`${place.split('.')[0]}.${name}` as ChoiceKey))
      refuseOther(`${place}.${name}`, value as Choices);
    if (isOther(value)) {
      throw new InputError(
        `${place}.${name}: the server cannot do {other: ${value.other}}; leave it out, or choose a word`,
      );
    }
  }
}
