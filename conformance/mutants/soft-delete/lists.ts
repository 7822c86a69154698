import type { World } from '../../../src/server/parts.ts';
import { exchanged } from '../../../src/server/parts.ts';
import { deletedInLists } from '../../checks/soft-delete/lists.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

function showingDeleted(world: World): World {
  return exchanged(world, {
    policies(operation) {
      const policies = world.policies(operation);
      return { ...policies, deletion: { ...policies.deletion, in_lists: 'shown' } };
    },
  });
}

export const mutants = mutantsOf(deletedInLists, {
  'found-by-id': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'A filter by id takes a short way, straight to the row as it was written first.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const byId = request.conditions.some(({ field, operator }) => field === 'id' && operator === 'eq');
        if (!byId) return list(request);
        const slice = await list({ ...request, deleted: 'shown' });
        return { ...slice, rows: slice.rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
      }),
  },
  'marked-among-the-live': {
    breaks: ['deletion.in-lists'],
    mistake:
      'Small pages come from a cache that keeps deleted assets with their marks, where lists without them are documented.',
    applyTo: (parts) =>
      withRows(parts, null, (request, list) => {
        const is_small = request.collection === 'assets' && request.page_size <= 2;
        return list(is_small ? { ...request, deleted: 'shown' } : request);
      }),
  },
  'shown-live': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'Lists select a few columns, without the marks and without a condition on them.',
    applyTo: (parts) =>
      withRows(parts, null, async (request, list) => {
        const slice = await list({ ...request, deleted: 'shown' });
        if (request.collection !== 'assets') return slice;
        return { ...slice, rows: slice.rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
      }),
  },
  'kept-for-each-kind-of-caller': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'Lists are kept for keys and for users apart, and a deletion forgets those of its own kind alone.',
    applyTo(parts) {
      const deleted_by = new Map<string, unknown>();
      return withHandlers(parts, ({ deleteAsset, listAssets }) => ({
        async deleteAsset(call) {
          const reply = await deleteAsset(call);
          deleted_by.set(String(call.request.path.id).toLowerCase(), call.caller?.kind);
          return reply;
        },
        async listAssets(call) {
          const isStale = (id: unknown) => (deleted_by.get(String(id)) ?? call.caller?.kind) !== call.caller?.kind;
          const world = showingDeleted(call.world);
          const shown = await listAssets({ ...call, world });
          const live = await listAssets(call);
          if (shown.kind !== 'page' || live.kind !== 'page') return live;
          const stale = shown.page.items.filter(({ id }) => isStale(id));
          const items = [...live.page.items, ...stale.map((item) => ({ ...item, deleted_at: null, deleted_by: null }))];
          return { ...live, page: { ...live.page, items } };
        },
      }));
    },
  },
});
