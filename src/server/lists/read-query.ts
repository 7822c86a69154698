/** The query of a request against the document and the fields of its records. */
import type { CanonicalQuery, Issue, QueryRole } from '../../choices/canonical.ts';
import { chosen } from '../../choices/chosen.ts';
import { type Operation, roles } from '../../contract/operations.ts';
import { validateQuery } from '../../contract/validators.ts';
import { counted } from '../../input/counted.ts';
import { collections } from '../../store/collections.ts';
import type { World } from '../parts.ts';
import { isKnownEmbed } from './embeds.ts';
import { collectionOf } from './list-collections.ts';
import { queryIssue } from './query-issue.ts';
import type { UnderstoodQuery } from './understood-query.ts';

export interface ReadQuery {
  /** The query less everything unknown that the choices ignore; nothing raw is in it. */
  query: UnderstoodQuery;
  issues: readonly Issue[];
}

export function readQuery(world: World, operation: Operation, { unknown = [], ...given }: CanonicalQuery): ReadQuery {
  // As most reads of one record do.
  if (unknown.length === 0 && Object.keys(given).length === 0) return { query: {}, issues: [] };
  const policies = world.policies(operation.id).lists;
  const issues: Issue[] = [];
  const refuse = (role: QueryRole, message: string, type: string) =>
    issues.push(queryIssue(world, operation.id, role, message, type));

  if (policies.unknown_parameter === 'refused') {
    const names = chosen(world.choices, 'lists.parameters', operation.id) ?? {};
    // Of a parameter that comes twice the dialect reads the first.
    const isRead = (name: string) => (Object.keys(given) as QueryRole[]).some((role) => names[role] === name);
    for (const [name, input] of unknown) {
      const [message, type] = isRead(name) ? given_twice : strange;
      issues.push({ at: ['query', name], message, type, input });
    }
  }

  const query: Record<string, unknown> = {};
  for (const [role, value] of Object.entries(given) as [QueryRole, CanonicalQuery[QueryRole]][]) {
    const raw = typeof value === 'object' && 'raw' in value ? value.raw : undefined;
    if (raw === undefined) query[role] = value;
    else refuse(role, `${JSON.stringify(raw)} is not understood.`, 'syntax');
  }
  const read = query as UnderstoodQuery;
  issues.push(...documentIssues(world, operation, read));

  /** Takes out what is not known; says so unless the choices ignore it. */
  function onlyKnown<Item>(
    role: Named,
    items: readonly Item[],
    isOne: (name: string) => boolean,
    nameOf: (item: Item) => string,
  ) {
    return items.filter((item) => {
      const isKnown = isOne(nameOf(item));
      if (!isKnown && policies[named[role]] === 'refused')
        refuse(role, `${nameOf(item)} is not known here.`, 'unknown');
      return isKnown;
    });
  }

  const collection = collectionOf[operation.id];
  const { queryable_fields } = policies;
  const isChosen = (role: keyof typeof queryable_fields, name: string) =>
    queryable_fields[role] === 'scalars' || queryable_fields[role].includes(name);
  const queryable = (role: 'filter' | 'sort') => (name: string) =>
    collection !== undefined && Object.hasOwn(collections[collection].fields, name) && isChosen(role, name);
  const projectable = (name: string) => operation.success.fields.includes(name) && isChosen('project', name);
  const embeddable = (name: string) => isKnownEmbed(operation.id, name);
  if (read.filter) read.filter = onlyKnown('filter', read.filter, queryable('filter'), ({ field }) => field);
  if (read.sort) read.sort = onlyKnown('sort', read.sort, queryable('sort'), ({ field }) => field);
  if (read.fields) read.fields = onlyKnown('fields', read.fields, projectable, (field) => field);
  if (read.embed) read.embed = onlyKnown('embed', read.embed, embeddable, (name) => name);
  // An empty list was not asked for: cursor URLs must not carry it either.
  for (const role of namedRoles) if (read[role]?.length === 0) delete read[role];
  if (read.page_size !== undefined) {
    const [least, most] = policies.page_size_bounds;
    const inside = Math.min(Math.max(read.page_size, least), most);
    if (policies.page_size_out_of_range === 'clamped') read.page_size = inside;
    else if (read.page_size < least) refuse('page_size', `A page holds at least ${counted(least, 'item')}.`, 'minimum');
    else if (read.page_size > most) refuse('page_size', `A page holds at most ${counted(most, 'item')}.`, 'maximum');
  }
  return { query: read, issues };
}

const strange = ['This parameter is not known.', 'unknown'] as const;
const given_twice = ['This parameter is given twice; one of them is read.', 'repeated'] as const;

/** The parameters that hold names, and the policy for names that are not known. */
const named = {
  filter: 'unknown_filter',
  sort: 'unknown_sort',
  fields: 'unknown_field',
  embed: 'unknown_embed',
} as const;
type Named = keyof typeof named;
const namedRoles = Object.keys(named) as Named[];

/**
 * Issues by the document's own schemas. Names and page sizes are not among them: the choices decide how far those are
 * refused, and so does the text of filter and order, which the dialect has read already.
 */
function documentIssues(
  world: World,
  operation: Operation,
  { filter, sort, fields, embed, cursor }: UnderstoodQuery,
): Issue[] {
  if (!filter && !sort && !fields && !embed && cursor === undefined) return [];
  const empty = (items: readonly unknown[] | undefined) => (items?.length === 0 ? '' : undefined);
  const values = {
    [roles.filter]: empty(filter),
    [roles.sort]: empty(sort),
    [roles.fields]: empty(fields),
    [roles.embed]: empty(embed),
    [roles.cursor]: cursor,
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const roleOf = (name: string) => (Object.keys(roles) as (keyof typeof roles)[]).find((role) => roles[role] === name)!;
  return validateQuery(operation.id, given).map(({ pointer, message, keyword }) => {
    const name = pointer.slice(1);
    return queryIssue(world, operation.id, roleOf(name), `${name} ${message}.`, keyword);
  });
}
