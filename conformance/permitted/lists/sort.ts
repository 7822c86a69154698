import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { OperationId } from '../../../src/contract/operations.ts';
import { type Call, callerOf, type Handler, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { sorts } from '../../checks/lists/sort.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withReply } from '../../mutants/changed-replies.ts';
import { apart_from_foreign_runs } from '../foreign-runs.ts';
import { permittedOf } from '../permitted.ts';
import { isUserOfOne, withUsersRefused } from '../users-of-one.ts';

const of_users: readonly string[] = ['created_at', 'name'];

/** @param change what is made of what a user of one organization asks such a list for */
function withUsersAsking(
  parts: Parts,
  operations: readonly OperationId[],
  change: (query: CanonicalQuery) => CanonicalQuery,
): Parts {
  const ofUsers =
    (handle: Handler): Handler =>
    async (call) => {
      if (!(await isUserOfOne(parts, callerOf(call).token))) return handle(call);
      return handle({ ...call, request: { ...call.request, query: change(call.request.query) } });
    };
  return withHandlers(parts, (handlers) =>
    Object.fromEntries(operations.map((operation) => [operation, ofUsers(handlers[operation])])),
  );
}

const lists = ['listAssets', 'listBatchItems'] as const;
const least_of_users = 5;
const most_of_users = 100;

/** The servers that tell no field to filter by. */
const apart_from_one_of_each = {
  'everywhere/lists--one-of-each': 'no filter by name tells by which fields a list is filtered',
};

export const permitted = permittedOf(sorts, {
  'fields-for-each-role': {
    users_may_less: true,
    obeys: ['sorting.order', 'filtering.only-matching', 'lists.queryable-fields'],
    what: 'By which fields a list is sorted depends on who asks: users may name the time of creation and the name, and no target file says so.',
    apart: apart_from_one_of_each,
    untold: ['lists.queryable_fields'],
    applyTo: (parts) =>
      ['listAssets' as const, 'listBatchItems' as const].reduce(
        (changed, list) =>
          withHandlers(changed, (handlers) => ({
            async [list](call: Call) {
              const { sort } = call.request.query;
              const names = Array.isArray(sort) ? sort.map(({ field }) => field) : [];
              const is_meant = names.some((name) => !of_users.includes(name));
              if (is_meant && (await isUserOfOne(parts, callerOf(call).token))) throw new Refused('invalid');
              return handlers[list](call);
            },
          })),
        parts,
      ),
  },
  'users-ask-in-vain': {
    users_may_less: true,
    obeys: ['sorting.order', 'filtering.only-matching', 'projection.only-named', 'lists.queryable-fields'],
    what: 'Users are shown batches and assets whole and as they come, whatever order, filter by id or fields they ask for, and no target file says so.',
    apart: apart_from_one_of_each,
    untold: ['lists.queryable_fields', 'lists.unknown_sort', 'lists.unknown_filter', 'lists.unknown_field'],
    applyTo: (parts) =>
      withUsersAsking(parts, [...lists, 'getBatchItem'], ({ sort: _, fields: __, filter, ...query }) => {
        const is_open = Array.isArray(filter) && !filter.some(({ field }) => field === 'id');
        return is_open ? { ...query, filter } : query;
      }),
  },
  'users-look-for-themselves': {
    users_may_less: true,
    obeys: ['filtering.only-matching', 'lists.queryable-fields', 'lists.short-pages'],
    what: 'Users ask for an asset by its id in vain, and are shown all of them, one to a page; no target file says so.',
    apart: apart_from_one_of_each,
    untold: ['lists.queryable_fields', 'lists.unknown_filter'],
    applyTo: (parts) =>
      withUsersAsking(parts, ['listAssets'], ({ filter, ...query }) => {
        const is_open = Array.isArray(filter) && !filter.some(({ field }) => field === 'id');
        return { ...query, ...(is_open && { filter }), page_size: 1 };
      }),
  },
  'pages-for-each-role': {
    obeys: ['pagination.at-most-page-size', 'lists.page-size-bounds'],
    what: 'Pages of batch items hold 5 to 100 of them for users, who ask for less or more in vain; no target file says so.',
    apart: apart_from_foreign_runs,
    untold: ['lists.page_size_bounds', 'lists.page_size_out_of_range'],
    applyTo: (parts) =>
      withUsersAsking(parts, ['listBatchItems'], ({ page_size, ...query }) => {
        if (typeof page_size !== 'number') return query;
        if (page_size > most_of_users) throw new Refused('invalid');
        return { ...query, page_size: Math.max(least_of_users, page_size) };
      }),
  },
  'users-are-told-what-they-may': {
    obeys: ['projection.only-named', 'records.extra-fields'],
    what: 'Each item that users are shown says what they may do with it, whatever they ask for.',
    applyTo: (parts) =>
      [...lists, 'getBatchItem' as const].reduce(
        (changed, operation) =>
          withReply(changed, operation, async (reply, call) => {
            if (!(await isUserOfOne(parts, callerOf(call).token))) return reply;
            const telling = (record: object) => ({ ...record, you_may: ['look'] });
            if (reply.kind === 'record') return { ...reply, record: telling(reply.record) };
            return reply.kind === 'page'
              ? { ...reply, page: { ...reply.page, items: reply.page.items.map(telling) } }
              : reply;
          }),
        parts,
      ),
  },
  'users-see-lists-alone': {
    users_may_less: true,
    obeys: ['projection.only-named', 'batches.item-read-as-list'],
    what: 'Users are shown the items of a batch in lists, and forbidden to read a single one.',
    applyTo: (parts) => withUsersRefused(parts, ['getBatchItem']),
  },
});
