/** Faults of the choices of lists: a field that no item has, a choice for an operation that answers no list. */
import { type OperationId, operations, operationsIn } from '../contract/operations.ts';
import { isOther, type ListChoices } from './choices-document.ts';
import { rolesOf } from './query-dialect.ts';

/** One place that may hold choices of lists; the operation is left out for the whole group. */
export interface ListPlace {
  place: string;
  operation: OperationId | undefined;
  choices: ListChoices;
}

/** Choices that only a page can show. */
const choices_of_pages = [
  'short_pages',
  'default_order',
  'text_order',
  'null_order',
  'tie_break',
  'cursor_lifetime',
  'read_your_writes',
] as const satisfies readonly (keyof ListChoices)[];

const lists: readonly OperationId[] = operationsIn('lists');

export function listProblems({ place, operation, choices }: ListPlace): string[] {
  return [...misplaced({ place, operation, choices }), ...unknownFields({ place, operation, choices })];
}

function misplaced({ place, operation, choices }: ListPlace): string[] {
  if (operation === undefined || lists.includes(operation)) return [];
  const takes_fields = rolesOf(operation).some((role) => role === 'filter' || role === 'sort' || role === 'fields');
  const names = [...choices_of_pages, ...(takes_fields ? [] : (['queryable_fields'] as const))];
  return names
    .filter((name) => choices[name] !== undefined)
    .map((name) => `${place}.${name}: ${operation} answers no list; it cannot be chosen`);
}

function unknownFields({ place, operation, choices }: ListPlace): string[] {
  const { default_order, queryable_fields = {} } = choices;
  const named = Object.entries(queryable_fields).flatMap(([use, fields]) =>
    Array.isArray(fields) ? fields.map((field: string) => ({ at: `queryable_fields.${use}`, field })) : [],
  );
  if (default_order !== undefined && !isOther(default_order)) {
    named.push({ at: 'default_order.field', field: default_order.field });
  }
  const known = operation === undefined ? lists.flatMap(fieldsOf) : fieldsOf(operation);
  return named
    .filter(({ field }) => !known.includes(field))
    .map(({ at, field }) => {
      const whose = operation === undefined ? 'no list has items' : `${operation} has no items`;
      const mend = operation === undefined ? '' : `; they have ${known.join(', ')}`;
      return `${place}.${at}: ${whose} with a field ${JSON.stringify(field)}${mend}`;
    });
}

function fieldsOf(operation: OperationId): readonly string[] {
  return operations[operation].success.fields;
}
