/**
 * Draws whole choices documents: every permitted implementation, as far as choices are implemented. Every one that is
 * drawn loads, and unless `other` is asked for, the reference server can do it.
 */
import fc from 'fast-check';
import { isOperationId, type OperationId, operationIds, operations } from '../contract/operations.ts';
import { arbitraryOf, maybe } from './arbitrary-values.ts';
import { catalog, choiceOf, mayBeOther } from './catalog/catalog.ts';
import { resolve } from './choices.ts';
import type { ChoiceKey, ChoicesDocument, GroupName } from './choices-document.ts';
import { operationsOf } from './misplaced.ts';
import { problemsOf } from './problems.ts';
import { rolesOf } from './query-dialect.ts';
import { recordByKey } from './record-by-key.ts';
import { specialArbitraries } from './special-arbitraries.ts';

export interface DrawnChoices {
  /** Also `{other: …}`, which only the suite can live with. */
  other?: boolean;
  /** All choices but this one. */
  without?: ChoiceKey;
}

/** Documents that make some choices, or all, for whole groups and for single operations. */
export function choicesDocuments(drawn: DrawnChoices = {}): fc.Arbitrary<ChoicesDocument> {
  return unsiftedDocuments(drawn)
    .map(withoutImpossible)
    .filter((document) => problemsOf(document).length === 0 && (drawn.other || isResolvable(document)));
}

/** The same, before what nobody could choose is taken out. */
export function unsiftedDocuments(drawn: DrawnChoices = {}): fc.Arbitrary<ChoicesDocument> {
  const groups = Object.keys(catalog) as GroupName[];
  return recordByKey(
    Object.fromEntries(
      groups.map((group) => {
        const own = takersOf(group).map((operation) => [operation, seldom(groupArbitrary(group, drawn, operation))]);
        const choices = { ...choicesOf(group, drawn), for: recordByKey(Object.fromEntries(own)).map(unlessEmpty) };
        return [group, maybe(recordByKey(choices))];
      }),
    ),
  );
}

/** Some choices of a group, or all; those of one operation where it is given. */
export function groupArbitrary(
  group: GroupName,
  drawn: DrawnChoices = {},
  operation?: OperationId,
): fc.Arbitrary<object> {
  return recordByKey(choicesOf(group, drawn, operation));
}

function choicesOf(
  group: GroupName,
  { other = false, without }: DrawnChoices,
  operation?: OperationId,
): Record<string, fc.Arbitrary<unknown>> {
  const choices = Object.entries(catalog[group].choices).flatMap(([name, choice]) => {
    const key = `${group}.${name}` as ChoiceKey;
    if (key === without || (operation && choice.on && !choice.on.includes(operation))) return [];
    const value = choiceArbitrary(key);
    const open = other && mayBeOther(choice);
    return [[name, maybe(open ? fc.oneof({ arbitrary: value, weight: 5 }, otherwise) : value)] as const];
  });
  return Object.fromEntries(choices);
}

function choiceArbitrary(key: ChoiceKey): fc.Arbitrary<unknown> {
  const special = specialArbitraries[key];
  if (special) return special;
  const { values } = choiceOf(key);
  if (values.drawing === undefined) throw new Error(`${key}: say in the catalog what is drawn, such as drawn(…)`);
  return arbitraryOf(values.drawing);
}

const unlessEmpty = (own: object) => (Object.keys(own).length === 0 ? undefined : own);

/** One operation in ten chooses something of its own. */
const seldom = (own: fc.Arbitrary<unknown>) =>
  fc.oneof({ withCrossShrink: true }, { arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: own, weight: 1 });

const otherwise = fc.constantFrom({ other: 'as the moon stands' }, { other: 'by agreement' });

export const operationsWithQuery = operationIds.filter((operation) => rolesOf(operation).length > 0);

/** The operations that choices of a group are drawn for. */
function takersOf(group: GroupName): readonly OperationId[] {
  return group === 'lists' ? operationsWithQuery : operationsOf(group);
}

const ofFields = new Set(['queryable_fields', 'default_order']);

/** The document less roles that an operation does not take, statuses of a read, and stated choices. */
function withoutImpossible(document: ChoicesDocument): ChoicesDocument {
  const clean = structuredClone(document);
  for (const [operation, choices] of Object.entries(clean.lists?.for ?? {})) {
    if (!isOperationId(operation)) continue;
    const taken: readonly string[] = rolesOf(operation);
    const kept = Object.entries(choices.parameters ?? {}).filter(([role]) => taken.includes(role));
    if (choices.parameters) choices.parameters = Object.fromEntries(kept);
  }
  for (const [operation, choices] of Object.entries(clean.codes?.for ?? {})) {
    if (isOperationId(operation) && operations[operation].method === 'GET') delete choices.success;
  }
  // The rest of this kind touches stated choices, or names fields that the list has not; the loader names it, and here
  // it is taken out.
  for (const problem of problemsOf(clean)) {
    if (problem.startsWith('access.user_default_organization:')) withoutHomeless(clean);
    const [, group, operation, name] = /^(\w+)\.for\.(\w+)\.(\w+)/.exec(problem) ?? [];
    if (!problem.endsWith('it cannot be chosen') && !ofFields.has(name!)) continue;
    const own = (clean[group as 'lists']?.for as Record<string, Record<string, unknown>> | undefined)?.[operation!];
    if (own && name) delete own[name];
  }
  return clean;
}

/** Users who name no organization then act in their first one. */
function withoutHomeless({ access }: ChoicesDocument): void {
  for (const choices of [access, ...Object.values(access?.for ?? {})]) delete choices?.user_default_organization;
}

function isResolvable(document: ChoicesDocument): boolean {
  try {
    resolve(document);
    return true;
  } catch {
    return false;
  }
}
