/**
 * Faults of a choices document whose shape is right: two roles with one name, a choice where the specification leaves
 * none, a grammar that cannot read what it writes. One clear line each, the key path first.
 */
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import { behaviourProblems } from './behaviour-problems.ts';
import { type ChoiceKey, type ChoicesDocument, type GroupName, isOther, type ListChoices } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { eventProblems } from './event-problems.ts';
import { fillTemplate } from './filter-grammar.ts';
import { grammarProblems } from './grammar-problems.ts';
import { listProblems } from './list-problems.ts';
import { rolesOf } from './query-dialect.ts';
import { recordProblems } from './record-problems.ts';
import { sameValue } from './same-value.ts';
import { statedPart } from './stated.ts';

/** All problems, in the document's order; empty for a document that can be used. */
export function problemsOf(document: ChoicesDocument): string[] {
  return [
    ...statedProblems(document),
    ...parameterProblems(document),
    ...operationIds.flatMap((operation) => nameProblems(document, operation)),
    ...wordProblems(document),
    ...operationIds.flatMap((operation) => pageSizeProblems(document, operation)),
    ...[...places(document, 'lists')].flatMap((place) =>
      listProblems({ ...place, choices: place.choices as ListChoices }),
    ),
    ...grammarProblems(document),
    ...statusProblems(document),
    ...fieldProblems(document),
    ...recordProblems(document),
    ...eventProblems(document),
    ...behaviourProblems(document),
  ].filter((problem, index, all) => all.indexOf(problem) === index);
}

/** Every place that may hold a choice: the group, and each operation under `for`. */
function* places(document: ChoicesDocument, group: GroupName) {
  const { for: own = {}, ...whole } = (document[group] ?? {}) as { for?: Record<string, Record<string, unknown>> };
  yield { place: group as string, operation: undefined, choices: whole as Record<string, unknown> };
  for (const [operation, choices] of Object.entries(own)) {
    yield { place: `${group}.for.${operation}`, operation: operation as OperationId, choices };
  }
}

/** An operation's own choice may not touch what the specification states for it. */
function statedProblems(document: ChoicesDocument): string[] {
  const problems: string[] = [];
  for (const group of ['lists', 'codes'] as const) {
    for (const { place, operation, choices } of places(document, group)) {
      if (operation === undefined) continue;
      for (const [name, value] of Object.entries(choices)) {
        const fixed = statedPart(operation, `${group}.${name}` as ChoiceKey);
        if (fixed !== undefined) problems.push(...touched(`${place}.${name}`, value, fixed));
      }
    }
  }
  return problems;
}

function touched(place: string, value: unknown, fixed: unknown): string[] {
  const states = (part: string, text: unknown) =>
    `${part}: the specification states ${JSON.stringify(text)} here; it cannot be chosen`;
  if (typeof fixed !== 'object' || Array.isArray(fixed) || isOther(value)) {
    return sameValue(value, fixed) ? [] : [states(place, fixed)];
  }
  const given = value as Record<string, unknown>;
  if ('parameter' in given) return [states(place, fixed)];
  const parts = Object.entries(fixed as Record<string, unknown>);
  const differing = parts.filter(([part, text]) => given[part] !== undefined && given[part] !== text);
  return differing.map(([part, text]) => states(`${place}.${part}`, text));
}

/** A name for a role that the operation lacks, or that the specification names; no name for one that it states. */
function parameterProblems(document: ChoicesDocument): string[] {
  const problems: string[] = [];
  for (const { place, operation, choices } of places(document, 'lists')) {
    for (const [role, name] of Object.entries((choices as ListChoices).parameters ?? {})) {
      const among = operation === undefined ? operationIds : [operation];
      const takers = among.filter((id) => rolesOf(id).some((taken) => taken === role));
      const fixed = takers.map((id) => statedPart(id, 'lists.parameters')?.[role as 'embed']);
      if (takers.length === 0) {
        const taken = operation === undefined ? [] : rolesOf(operation);
        const has = taken.length === 0 ? 'no parameter that can be named' : taken.join(', ');
        problems.push(`${place}.parameters.${role}: ${operation} does not take it; it takes ${has}`);
      } else if (operation === undefined && fixed.every((stated) => stated !== undefined && stated !== name)) {
        const states = `the specification states ${JSON.stringify(fixed[0])} wherever it occurs`;
        problems.push(`${place}.parameters.${role}: ${states}; it cannot be chosen`);
      } else if (name === null) {
        const stated = takers.find((id) => statedPart(id, 'lists.page_size_bounds'));
        const states = `the specification states that ${stated} takes one`;
        const mend = operation === undefined ? '; write null under lists.for, for the operation that takes none' : '';
        if (stated) problems.push(`${place}.parameters.${role}: ${states}${mend}`);
      }
    }
  }
  return problems;
}

/** Two roles of one operation with one name. */
function nameProblems(document: ChoicesDocument, operation: OperationId): string[] {
  const names = chosen(document, 'lists.parameters', operation) ?? {};
  const grammar = chosen(document, 'lists.filter_grammar', operation);
  const each = grammar !== undefined && 'parameter' in grammar;
  const roles = rolesOf(operation).filter((role) => names[role] != null && !(role === 'filter' && each));
  const problems: string[] = [];
  for (const [index, role] of roles.entries()) {
    const twin = roles.slice(0, index).find((earlier) => names[earlier] === names[role]);
    if (twin === undefined) continue;
    const both = `${twin} and ${role} of ${operation} are both called ${JSON.stringify(names[role])}`;
    problems.push(`lists.parameters: ${both}; give each a name of its own`);
  }
  if (!each) return problems;
  // Parameters of single conditions are names too.
  const prefix = grammar.parameter.split('{')[0]!;
  if (!roles.some((role) => names[role]!.startsWith(prefix))) return problems;
  const words = Object.values(chosen(document, 'lists.operators', operation) ?? { eq: '' });
  for (const field of operations[operation].success.fields) {
    const own = words.map((word) => fillTemplate(grammar.parameter, { field, operator: word }));
    const role = roles.find((taken) => own.includes(names[taken]!));
    if (!role) continue;
    const both = `${role} and the filter on ${field} of ${operation} are both called ${JSON.stringify(names[role])}`;
    problems.push(`lists.parameters: ${both}; give each a name of its own`);
  }
  return problems;
}

function wordProblems(document: ChoicesDocument): string[] {
  const problems: string[] = [];
  for (const { place, choices } of places(document, 'lists')) {
    const { boolean_values, boolean_values_accepted = [], operators = {} } = choices as ListChoices;
    const pairs = [...(boolean_values ? [boolean_values] : []), ...boolean_values_accepted];
    const twice = pairs.map(([yes]) => yes).find((yes) => pairs.some(([, no]) => no === yes));
    if (twice !== undefined)
      problems.push(`${place}.boolean_values: ${JSON.stringify(twice)} means both true and false`);
    const words = Object.entries(operators);
    for (const [index, [operator, word]] of words.entries()) {
      const twin = words.slice(0, index).find(([, earlier]) => earlier === word);
      if (!twin) continue;
      const both = `${twin[0]} and ${operator} are both written ${JSON.stringify(word)}`;
      problems.push(`${place}.operators: ${both}; give each a word of its own`);
    }
  }
  return problems;
}

function pageSizeProblems(document: ChoicesDocument, operation: OperationId): string[] {
  if (!rolesOf(operation).includes('page_size')) return [];
  const bounds = chosen(document, 'lists.page_size_bounds', operation);
  const usual = chosen(document, 'lists.default_page_size', operation);
  if (bounds === undefined || isOther(bounds)) return [];
  const [least, greatest] = bounds;
  if (least > greatest) return [`lists.page_size_bounds: ${least} is greater than ${greatest}; write the least first`];
  if (typeof usual !== 'number' || (usual >= least && usual <= greatest)) return [];
  return [`lists.default_page_size: ${usual} lies outside the bounds ${least} to ${greatest} of ${operation}`];
}

/** A status for a way to succeed that the operation does not have. */
function statusProblems(document: ChoicesDocument): string[] {
  const problems: string[] = [];
  for (const { place, operation, choices } of places(document, 'codes')) {
    const success = Object.keys((choices.success ?? {}) as object);
    if (operation === undefined || success.length === 0 || operations[operation].method !== 'GET') continue;
    problems.push(`${place}.success: ${operation} is a read, which succeeds with 200; it cannot be chosen`);
  }
  return problems;
}

function fieldProblems(document: ChoicesDocument): string[] {
  const problems: string[] = [];
  for (const { place, operation, choices } of places(document, 'records')) {
    const extra = choices.extra_fields as { add?: Record<string, unknown> } | string | undefined;
    if (typeof extra !== 'object' || !extra.add) continue;
    for (const name of Object.keys(extra.add)) {
      const among = operation === undefined ? operationIds : [operation];
      const owner = among.find((id) => operations[id].success.fields.includes(name));
      if (owner) problems.push(`${place}.extra_fields.add.${name}: the record of ${owner} has this field already`);
    }
  }
  return problems;
}
