import { setTimeout as pause } from 'node:timers/promises';
import { deletionsAtOnce } from '../../checks/concurrency/deletions.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(deletionsAtOnce, {
  'looked-then-marked': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'The state of an asset is read first, and its marks are written later.',
    applyTo(parts) {
      const marks = new Map<string, { at: string; by: string | null }>();
      let under_way = 0;
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          const is_deleted = Boolean((await store.asset(id))?.deleted_at);
          under_way += 1;
          // Each writer waits for those before it, in a queue of one connection.
          await pause(40 * under_way - 30);
          under_way -= 1;
          if (!is_deleted) marks.set(id, deletion);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          const mark = marks.get(id);
          return asset && mark ? { ...asset, deleted_at: mark.at, deleted_by: mark.by } : asset;
        },
      }));
    },
  },
  'one-at-a-time': {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'While a deletion is under way the others are answered as done, and forgotten.',
    applyTo(parts) {
      let is_under_way = false;
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          if (is_under_way) return 'deleted';
          is_under_way = true;
          await pause(20);
          is_under_way = false;
          return store.softDeleteAsset(id, deletion);
        },
      }));
    },
  },
  toggled: {
    breaks: ['concurrency.some-order-explains'],
    mistake: 'A deletion that comes while another one is under way is taken for its undoing.',
    applyTo(parts) {
      const under_way = new Set<string>();
      const undone = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          if (under_way.has(id)) undone.add(id);
          under_way.add(id);
          await pause(20);
          under_way.delete(id);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          return asset && undone.has(id) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }));
    },
  },
});
