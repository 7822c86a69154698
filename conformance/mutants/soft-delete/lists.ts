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
  'last-one-alone-left-out': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'The index of the list hears of a deletion once, and the next one takes its place before it is written.',
    applyTo(parts) {
      const { store } = parts;
      let last: string | undefined;
      const listing = withRows(parts, 'assets', async (request, list) => {
        const slice = await list({ ...request, deleted: 'shown' });
        const rows = slice.rows.filter(({ id }) => id !== last);
        return { ...slice, rows: rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
      });
      return {
        ...listing,
        store: exchanged(listing.store, {
          softDeleteAsset(id, deletion) {
            last = id;
            return store.softDeleteAsset(id, deletion);
          },
        }),
      };
    },
  },
  'joined-with-their-users': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake:
      'Assets with their users are read by a join of its own, which has neither the marks nor a condition on them.',
    applyTo: (parts) => withListsFromTheArchive(parts, ({ embed }) => embed !== undefined),
  },
  'projected-from-the-archive': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'A projection is a statement of its own, made of the fields that are asked for, without the condition.',
    applyTo: (parts) => withListsFromTheArchive(parts, ({ fields }) => fields !== undefined),
  },
  'backward-from-the-archive': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'The end of a list that is asked for backward is found without the condition on deletions.',
    applyTo: (parts) => withListsFromTheArchive(parts, ({ backward, cursor }) => Boolean(backward) && !cursor),
  },
  'by-name-from-the-archive': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'The index of names is that of the archive, in which deletions are not told.',
    applyTo: (parts) => withListsFromTheArchive(parts, ({ sort }) => Array.isArray(sort) && sort[0]?.field === 'name'),
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
  'old-cursors-show-them': {
    breaks: ['soft-delete.never-live-in-lists'],
    mistake: 'A cursor reads on in the index of names, which has no column for deletions.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        if (!request.after) return list(request);
        const slice = await list({ ...request, deleted: 'shown' });
        return { ...slice, rows: slice.rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
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
