/**
 * Draws whole choices documents: every permitted implementation, as far as choices are implemented. Every one that is
 * drawn loads, and unless `other` is asked for, the reference server can do it.
 */
import fc from 'fast-check';
import { isOperationId, type OperationId, operationIds, operations } from '../contract/operations.ts';
import { arbitraryOf } from './arbitrary-values.ts';
import { catalog, choiceOf, mayBeOther } from './catalog/catalog.ts';
import { resolve } from './choices.ts';
import type { ChoiceKey, ChoicesDocument, GroupName } from './choices-document.ts';
import { operationsOf } from './misplaced.ts';
import { problemsOf } from './problems.ts';
import { rolesOf } from './query-dialect.ts';
import { referenceChoices } from './reference-choices.ts';
import { specialArbitraries } from './special-arbitraries.ts';

export interface DrawnChoices {
  /** Also `{other: …}`, which only the suite can live with. */
  other?: boolean;
}

/** Documents that make some choices, or all, for whole groups and for single operations. */
export function choicesDocuments({ other = false }: DrawnChoices = {}): fc.Arbitrary<ChoicesDocument> {
  const groups = Object.keys(catalog) as GroupName[];
  const drawn = groups.map((group) => [group, withOwn(groupArbitrary(group, { other }), takersOf(group))]);
  return fc
    .record(Object.fromEntries(drawn) as Record<GroupName, fc.Arbitrary<unknown>>, some)
    .map((document) => withoutImpossible(document as ChoicesDocument))
    .filter((document) => problemsOf(document).length === 0 && (other || isResolvable(document)));
}

/** Some choices of a group, or all. */
export function groupArbitrary(group: GroupName, { other = false }: DrawnChoices = {}): fc.Arbitrary<object> {
  const choices = Object.entries(catalog[group].choices).map(([name, choice]) => {
    const value = choiceArbitrary(`${group}.${name}` as ChoiceKey);
    const open = other && mayBeOther(choice);
    return [name, open ? fc.oneof({ arbitrary: value, weight: 5 }, otherwise) : value] as const;
  });
  return fc.record(Object.fromEntries(choices), some);
}

function choiceArbitrary(key: ChoiceKey): fc.Arbitrary<unknown> {
  const special = specialArbitraries[key];
  if (special) return special;
  const { values } = choiceOf(key);
  if (values.drawing === undefined) throw new Error(`${key}: say in the catalog what is drawn, such as drawn(…)`);
  return arbitraryOf(values.drawing);
}

const some: { requiredKeys: []; noNullPrototype: true } = { requiredKeys: [], noNullPrototype: true };

const otherwise = fc.constantFrom({ other: 'as the moon stands' }, { other: 'by agreement' });

function withOwn(choices: fc.Arbitrary<object>, among: readonly OperationId[]): fc.Arbitrary<object> {
  return fc
    .tuple(choices, fc.array(fc.tuple(fc.constantFrom(...among), choices), { maxLength: 3 }))
    .map(([whole, own]) => (own.length === 0 ? whole : { ...whole, for: Object.fromEntries(own) }));
}

export const operationsWithQuery = operationIds.filter((operation) => rolesOf(operation).length > 0);

/** The operations that choices of a group are drawn for. */
function takersOf(group: GroupName): readonly OperationId[] {
  if (group === 'lists') return operationsWithQuery;
  return group === 'events' ? operationsOf('events') : operationIds;
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
    return resolve(document) !== referenceChoices;
  } catch {
    return false;
  }
}
