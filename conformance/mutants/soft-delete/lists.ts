import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import type { Parts, World } from '../../../src/server/parts.ts';
import { exchanged } from '../../../src/server/parts.ts';
import { deletedInLists } from '../../checks/soft-delete/lists.ts';
import { withPart } from '../changed-parts.ts';
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

/** @param which queries are answered by lists that know nothing of deletions */
function withListsFromTheArchive(parts: Parts, which: (query: CanonicalQuery) => boolean): Parts {
  return withPart(parts, 'lists', (lists) => ({
    async page(call, list) {
      if (call.operation.id !== 'listAssets' || !which(call.request.query)) return lists.page(call, list);
      const page = await lists.page({ ...call, world: showingDeleted(call.world) }, list);
      return { ...page, items: page.items.map((item) => ({ ...item, deleted_at: null, deleted_by: null })) };
    },
  }));
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
  'sorted-from-the-archive': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'Lists that somebody sorts come from the archive, which knows nothing of deletions.',
    applyTo: (parts) => withListsFromTheArchive(parts, ({ sort }) => sort !== undefined),
  },
});
