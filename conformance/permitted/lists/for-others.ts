import { type Call, callerOf } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { listsForOthers } from '../../checks/lists/for-others.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';
import { toldWithout } from '../told-without.ts';
import { isUserOfOne, withUsersRefused } from '../users-of-one.ts';

const of_users: readonly string[] = ['created_at', 'name'];

export const permitted = permittedOf(listsForOthers, {
  'fields-for-each-role': {
    obeys: ['sorting.order', 'filtering.only-matching', 'lists.queryable-fields'],
    what: 'By which fields a list is sorted depends on who asks: users may name the time of creation and the name, and no target file says so.',
    told: toldWithout('lists.queryable_fields'),
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
  'users-see-lists-alone': {
    obeys: ['projection.only-named', 'batches.item-read-as-list'],
    what: 'Users are shown the items of a batch in lists, and forbidden to read a single one.',
    applyTo: (parts) => withUsersRefused(parts, ['getBatchItem']),
  },
});
