import { AsyncLocalStorage } from 'node:async_hooks';
import type { Parts } from '../../../src/server/parts.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { ListRequest } from '../../../src/store/store.ts';
import { deletedInLists } from '../../checks/soft-delete/lists.ts';
import { cursorOf } from '../../mutants/changed-pages.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deletedInLists, {
  'cursors-of-a-snapshot': {
    obeys: ['soft-delete.never-live-in-lists'],
    what: 'The pages of one walk show the list as it was when the first of them was read, whatever was deleted meanwhile.',
    rests_on: ['lists.read_your_writes'],
    applyTo: withSnapshots,
  },
});

/** Every cursor leads to the list as it was on the first page, and each deletion lies after all that was read before. */
function withSnapshots(parts: Parts): Parts {
  const begun = new Map<string, number>();
  const snapshot = new AsyncLocalStorage<number | undefined>();
  let last_ms = 0;
  const now_ms = () => {
    last_ms = Math.max(last_ms, parts.clock.now_ms());
    return last_ms;
  };
  return {
    ...parts,
    store: exchanged(parts.store, {
      list<Row>(request: ListRequest) {
        const time_ms = snapshot.getStore();
        return parts.store.list<Row>(time_ms === undefined ? request : { ...request, as_of: timestamp(time_ms) });
      },
      softDeleteAsset(id, deletion) {
        last_ms = now_ms() + 1;
        return parts.store.softDeleteAsset(id, { ...deletion, at: timestamp(last_ms) });
      },
    }),
    lists: exchanged(parts.lists, {
      async page(call, list) {
        const { cursor } = call.request.query;
        const time_ms = cursor === undefined ? undefined : begun.get(cursor);
        const page = await snapshot.run(time_ms, () => parts.lists.page(call, list));
        if (call.operation.id !== 'listAssets') return page;
        for (const url of [page.next, page.previous]) {
          const leads_on = url === null ? undefined : cursorOf(url).cursor;
          if (leads_on !== undefined) begun.set(leads_on, time_ms ?? now_ms());
        }
        return page;
      },
    }),
  };
}

const timestamp = (time_ms: number) => new Date(time_ms).toISOString();
