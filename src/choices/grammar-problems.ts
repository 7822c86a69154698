/** Test of the declared templates of filters and sorts: each must read back a few plain values. */
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import type { Condition, Operator, QueryRole } from './canonical.ts';
import {
  type ChoiceKey,
  type ChoicesDocument,
  type FilterGrammar,
  isOther,
  type SortGrammar,
} from './choices-document.ts';
import { chosen, declared } from './chosen.ts';
import { Inexpressible, MissingChoice } from './dialect-errors.ts';
import { createFilterDialect, type FilterDialect } from './filter-dialect.ts';
import { asksForNull, between } from './filter-grammar.ts';
import { rolesOf } from './query-dialect.ts';
import { sameValue } from './same-value.ts';
import { readSort, writeSort } from './sort-grammar.ts';

/** Problems of the templates themselves; if there are none, of what they write. */
export function grammarProblems(document: ChoicesDocument): string[] {
  const problems = templateProblems(document);
  if (problems.length > 0) return problems;
  return [...filterReadBack(document), ...sortReadBack(document)];
}

function templateProblems(document: ChoicesDocument): string[] {
  const problems: string[] = [];
  const places = [['lists', document.lists] as const, ...Object.entries(document.lists?.for ?? {})];
  for (const [name, choices] of places) {
    const place = name === 'lists' ? 'lists' : `lists.for.${name}`;
    const { filter_grammar: filter, sort_grammar: sort } = choices ?? {};
    if (filter && !isOther(filter)) problems.push(...filterTemplateProblems(`${place}.filter_grammar`, filter));
    if (sort && !isOther(sort)) problems.push(...sortTemplateProblems(`${place}.sort_grammar`, sort));
  }
  return problems;
}

const count = (template: string, placeholder: string) => template.split(placeholder).length - 1;

function filterTemplateProblems(place: string, grammar: FilterGrammar): string[] {
  const template = 'condition' in grammar ? grammar.condition : `${grammar.parameter}${between}${grammar.value}`;
  const problems: string[] = [];
  for (const placeholder of ['{field}', '{value}']) {
    if (count(template, placeholder) !== 1) problems.push(`${place}: ${placeholder} must stand in it exactly once`);
  }
  if (count(template, '{operator}') > 1) problems.push(`${place}: {operator} can stand in it only once`);
  const last = Math.max(template.indexOf('{field}'), template.indexOf('{operator}'));
  if (template.indexOf('{value}') < last) problems.push(`${place}: {value} must come after {field} and {operator}`);
  if (template.includes('{field}{value}')) problems.push(`${place}: nothing parts {field} from {value}`);
  const stranger = template.replaceAll(/\{(field|operator|value)\}/g, '').match(/\{\w*\}/)?.[0];
  if (stranger) problems.push(`${place}: ${stranger} is no placeholder; allowed: {field}, {operator}, {value}`);
  return problems;
}

function sortTemplateProblems(place: string, { ascending, descending }: SortGrammar): string[] {
  const problems: string[] = [];
  for (const [name, template] of Object.entries({ ascending, descending })) {
    if (count(template, '{field}') !== 1) problems.push(`${place}.${name}: {field} must stand in it exactly once`);
    const stranger = template.replaceAll('{field}', '').match(/\{\w*\}/)?.[0];
    if (stranger) problems.push(`${place}.${name}: ${stranger} is no placeholder; allowed: {field}`);
  }
  if (ascending === descending) problems.push(`${place}: both directions are written ${JSON.stringify(ascending)}`);
  return problems;
}

/** One operation for each different value of the choices named, and for each kind of record, among the role's takers. */
function different(document: ChoicesDocument, role: QueryRole, keys: readonly ChoiceKey[]): OperationId[] {
  const takers = operationIds.filter(
    (id) => rolesOf(id).includes(role) && declared(document, keys[0]!, id) !== undefined,
  );
  const valuesOf = (id: OperationId) => keys.map((key) => chosen(document, key, id));
  const kinds = takers.map((id) => [JSON.stringify([operations[id].success.record, ...valuesOf(id)]), id] as const);
  return [...new Map(kinds).values()];
}

/** Each operator alone, and before another condition where there may be one. */
function filterReadBack(document: ChoicesDocument): string[] {
  const key = 'lists.filter_grammar';
  const among = different(document, 'filter', [key, 'lists.operators', 'lists.multiple_conditions', 'lists.quoting']);
  return among
    .filter((operation) => !areReadBack(document, operation))
    .map((operation) => `${key}: ${unreadable(operation)}`);
}

function areReadBack(document: ChoicesDocument, operation: OperationId): boolean {
  const grammar = chosen(document, 'lists.filter_grammar', operation)!;
  if (isOther(grammar)) return true;
  const template = 'condition' in grammar ? grammar.condition : `${grammar.parameter}${between}${grammar.value}`;
  const words = Object.keys(chosen(document, 'lists.operators', operation) ?? {}) as Operator[];
  const offered = words.filter((operator) => operator === 'eq' || template.includes('{operator}'));
  const joined = !('condition' in grammar) || grammar.join !== undefined;
  const several = joined && chosen(document, 'lists.multiple_conditions', operation) === 'and';
  // Fields can hold an operator's word where nothing parts the two: `descriptio` `ne` `qx`.
  const fused = /\{field\}\{operator\}|\{operator\}\{field\}/.test(template);
  const all = operations[operation].success.fields;
  const any = all[0]!;
  const fields = fused ? all : [any];
  const conditions = fields.flatMap((field) => offered.map((operator) => plain(field, operator)));
  const { null_word, null_operator } = grammar;
  if (asksForNull({ template, null_word, null_operator })) {
    conditions.push(...(['eq', 'ne'] as const).map((operator) => ({ ...plain(any, operator), value: null })));
  }
  const dialect = createFilterDialect(document, operation);
  const second = plain(any, 'eq');
  return conditions.every(
    (condition) => isReadBack(dialect, [condition]) && (!several || isReadBack(dialect, [condition, second])),
  );
}

function isReadBack(dialect: FilterDialect, filter: Condition[]): boolean {
  try {
    const pairs = dialect.write(filter, () => '');
    const back = dialect.in_one_parameter ? dialect.readText(pairs[0]![1]) : dialect.takePairs(pairs).filter;
    return sameValue(back, filter);
  } catch (error) {
    // Undeclared quoting may be what tells them apart.
    if (error instanceof MissingChoice) return true;
    if (error instanceof Inexpressible) return error.key !== 'lists.quoting';
    throw error;
  }
}

function plain(field: string, operator: Operator): Condition {
  return { field, operator, value: operator === 'in' ? ['a1'] : 'a1' };
}

function sortReadBack(document: ChoicesDocument): string[] {
  const key = 'lists.sort_grammar';
  const ascending = { field: 'created_at', direction: 'asc' } as const;
  const descending = { field: 'name', direction: 'desc' } as const;
  return different(document, 'sort', [key])
    .filter((operation) => {
      const grammar = chosen(document, key, operation)!;
      if (isOther(grammar)) return false;
      return [[ascending], [descending], [ascending, descending], [descending, ascending]].some((keys) => {
        const text = writeSort(grammar, keys);
        return text !== undefined && !sameValue(readSort(grammar, text), keys);
      });
    })
    .map((operation) => `${key}: ${unreadable(operation)}`);
}

function unreadable(operation: OperationId): string {
  return `what it writes for ${operation} cannot be read back; part its pieces more clearly`;
}
