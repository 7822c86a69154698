import type { World } from '../../../src/server/parts.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

function showingDeleted(world: World): World {
  return exchanged(world, {
    policies(operation) {
      const policies = world.policies(operation);
      return { ...policies, deletion: { ...policies.deletion, in_lists: 'shown' } };
    },
  });
}

export const sortedFromTheArchive: Mutant = {
  id: 'soft-delete/lists--sorted-from-the-archive',
  clauses: ['soft-delete.never-live-in-lists'],
  check: 'soft-delete/lists',
  mistake: 'Lists that somebody sorts come from the archive, which knows nothing of deletions.',
  applyTo(parts) {
    const { lists } = parts;
    return {
      ...parts,
      lists: exchanged(lists, {
        async page(call, list) {
          if (call.operation.id !== 'listAssets' || !call.request.query.sort) return lists.page(call, list);
          const page = await lists.page({ ...call, world: showingDeleted(call.world) }, list);
          return { ...page, items: page.items.map((item) => ({ ...item, deleted_at: null, deleted_by: null })) };
        },
      }),
    };
  },
};
