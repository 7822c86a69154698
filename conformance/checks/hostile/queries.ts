import fc from 'fast-check';
import type { CanonicalQuery, QueryRole } from '../../../src/choices/canonical.ts';
import { chosen } from '../../../src/choices/choices.ts';
import { rolesOf } from '../../../src/choices/query-dialect.ts';
import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { hostile_query_texts, hostileText } from '../../arbitraries/hostile.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { drawn, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case {
  operation: OperationId;
  role: QueryRole;
  value: string;
}

/** Filters, sorts, projections, embeds, sizes, cursors and flags of any text are refused, ignored or understood. */
export const hostileQueries = attackCheck<Case>({
  id: 'hostile/queries',
  title: 'No query brings a list or a read down',
  how: 'One parameter of a query that the target names holds a hostile text: any success and any refusal is right, the same 5xx three times is not.',
  since: '0.1.0',
  needs: {
    writes: 'unless_read_only',
    one_of: operationIds.filter((id) => rolesOf(id).length > 0),
    told(facts) {
      const reason = 'the target file names no parameter of a query: choices.lists.parameters';
      return placesOf(facts).length > 0 ? undefined : { verdict: 'could-not-run', reason };
    },
  },
  cases(facts) {
    const places = placesOf(facts);
    if (places.length === 0) return table([]);
    // A quote, and the worst of each parameter, are tried everywhere; all else where it falls.
    const named = places.flatMap(({ operation, role }) =>
      ["it's", ...(worst_of_role[role] ?? [])].map((value) => ({ operation, role, value })),
    );
    return { ...drawn(hostileQuery(places), 40), named };
  },
  attack(ctx, { operation, role, value }, plain) {
    const query: CanonicalQuery = { [role]: role === 'cursor' ? value : { raw: value } };
    return ctx.call(callerOf(operation), { ...plain, query }, 'attempt');
  },
  nameOf: ({ role }) => `a hostile ${words[role]} in its query`,
});

const words: Readonly<Record<QueryRole, string>> = {
  filter: 'filter',
  sort: 'sort',
  fields: 'projection',
  embed: 'embed',
  page_size: 'page size',
  cursor: 'cursor',
  backward: 'flag of direction',
  presign: 'presign flag',
};

/** Texts over which a reader of this parameter alone stumbles: a grammar cut off, a number that no integer holds. */
const worst_of_role: Readonly<Partial<Record<QueryRole, readonly string[]>>> = {
  filter: ['id.eq:', 'id.eq:no-uuid'],
  sort: ['created_at'],
  embed: ['run(logs', 'run)'],
  page_size: ['9'.repeat(40), '1.5'],
};

type Place = Pick<Case, 'operation' | 'role'>;

/** The parameters whose names are stated or declared. */
function placesOf(facts: Facts): Place[] {
  return callable(facts).flatMap((operation) => {
    const names = chosen(facts.choices, 'lists.parameters', operation) ?? {};
    return rolesOf(operation)
      .filter((role) => names[role] != null)
      .map((role) => ({ operation, role }));
  });
}

function hostileQuery(places: readonly Place[]): fc.Arbitrary<Case> {
  const texts = fc.oneof(fc.constantFrom<string>(...hostile_query_texts), hostileText());
  return fc
    .record({ place: fc.integer({ min: 0, max: places.length - 1 }), value: texts })
    .map(({ place, value }) => ({ ...places[place]!, value }));
}
