/** The query of one operation in a target's dialect: parameters by role to names and values, and back. */
import { type OperationId, operations, roles } from '../contract/operations.ts';
import type { CanonicalQuery, QueryRole, Raw } from './canonical.ts';
import { run_reads } from './catalog/operations.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { Inexpressible, MissingChoice } from './dialect-errors.ts';
import { createFilterDialect } from './filter-dialect.ts';
import type { Pairs } from './query-string.ts';
import { sameValue } from './same-value.ts';
import { createSpellings, type SpelledRole, type Spelling } from './spellings.ts';

export interface QueryDialect {
  /** @throws MissingChoice, Inexpressible */
  write(query: CanonicalQuery): [string, string][];
  /** Reads pairs in the order sent. Of a role that comes twice the first is read; the rest count as unknown. */
  read(pairs: Pairs): CanonicalQuery;
}

/** The order in which parameters are written. */
const queryRoles = ['filter', 'sort', 'fields', 'embed', 'page_size', 'cursor', 'backward', 'presign'] as const;

/** The roles that an operation's query has in the document. */
export function rolesOf(operation: OperationId): QueryRole[] {
  return queryRoles.filter((role) => operations[operation].query_parameters.includes(roles[role]));
}

/** The same by choice: `embed` where a run shows its parts on request alone; no role without a name. */
function takenRoles(choices: ChoicesDocument, operation: OperationId): QueryRole[] {
  const takes_embed =
    run_reads.includes(operation) && chosen(choices, 'records.run_embeds', operation) === 'on_request';
  const names = chosen(choices, 'lists.parameters', operation) ?? {};
  const roles = rolesOf(operation).filter((role) => names[role] !== null);
  return takes_embed ? [...roles, 'embed'] : roles;
}

export function createQueryDialect(choices: ChoicesDocument, operation: OperationId): QueryDialect {
  const taken = takenRoles(choices, operation);
  const names = chosen(choices, 'lists.parameters', operation) ?? {};
  const filterDialect = createFilterDialect(choices, operation);
  const named = taken.filter((role) => role !== 'filter' || filterDialect.in_one_parameter);
  const byName = new Map(named.flatMap((role) => (names[role] == null ? [] : [[names[role], role] as const])));
  const spellings = createSpellings(choices, operation);

  function nameOf(role: QueryRole): string {
    if (!taken.includes(role)) throw new Inexpressible('lists.parameters', operation, `it takes no ${role}`);
    const name = names[role];
    if (name == null) throw new MissingChoice(`lists.parameters.${role}`, operation);
    return name;
  }

  function pairsOf<Role extends QueryRole>(role: Role, value: NonNullable<CanonicalQuery[Role]>): [string, string][] {
    if (role === 'filter') {
      if (!taken.includes(role)) nameOf(role);
      return filterDialect.write(value as NonNullable<CanonicalQuery['filter']>, () => nameOf('filter'));
    }
    const spelling = spellings[role as SpelledRole] as Spelling<unknown>;
    return [[nameOf(role), isRaw(value) ? value.raw : spelling.write(value)]];
  }

  function read(pairs: Pairs): CanonicalQuery {
    const query: Record<string, unknown> = {};
    const others: (readonly [string, string])[] = [];
    for (const pair of pairs) {
      const role = byName.get(pair[0]);
      if (role === undefined || role in query) others.push(pair);
      else if (role === 'filter') query.filter = filterDialect.readText(pair[1]);
      else query[role] = spellings[role].read(pair[1]) ?? { raw: pair[1] };
    }
    const { filter, rest } = taken.includes('filter') ? filterDialect.takePairs(others) : { rest: others };
    if (filter !== undefined) query.filter = filter;
    if (rest.length > 0) query.unknown = rest;
    return query;
  }

  /** Written text must be read as what was meant; only raw text may mean anything. */
  function prove(query: CanonicalQuery, pairs: [string, string][]): void {
    const back = read(pairs);
    for (const role of [...queryRoles, 'unknown'] as const) {
      const meant = query[role];
      const understood = back[role];
      const nothing = Array.isArray(meant) && meant.length === 0 && understood === undefined;
      const raw = isRaw(meant) && understood !== undefined;
      if (nothing || raw || sameValue(understood, meant)) continue;
      const why = `${JSON.stringify(meant)} as ${role} would be read as ${JSON.stringify(understood) ?? 'something else'}`;
      throw new Inexpressible('lists.parameters', operation, why);
    }
  }

  return {
    write(query) {
      const sent = queryRoles.filter((role) => query[role] !== undefined);
      const pairs = sent.flatMap((role) => pairsOf(role, query[role]!));
      for (const [name, value] of query.unknown ?? []) pairs.push([name, value]);
      prove(query, pairs);
      return pairs;
    },
    read,
  };
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && 'raw' in value;
}
