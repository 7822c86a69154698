import type { Parts } from '../../../src/server/parts.ts';
import { latePut } from '../../checks/soft-delete/late-put.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

/** The news of the file of an asset, by the key under which storage has it. */
interface Revival {
  deleted(key: string): void;
  arrived(key: string): void;
  isBack(key: string): boolean;
}

function withRevival(parts: Parts, { deleted, arrived, isBack }: Revival): Parts {
  const stored = withPart(parts, 'store', (store) => ({
    async softDeleteAsset(id, deletion) {
      const asset = await store.asset(id);
      if (asset) deleted(asset.blob_key);
      return store.softDeleteAsset(id, deletion);
    },
    async asset(id) {
      const asset = await store.asset(id);
      return asset && isBack(asset.blob_key) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
    },
  }));
  return withPart(stored, 'presigner', (presigner) => ({
    check(world, grant, query) {
      const checked = presigner.check(world, grant, query);
      if (checked === 'valid' && grant.method === 'PUT') arrived(grant.key);
      return checked;
    },
  }));
}

export const mutants = mutantsOf(latePut, {
  'arrival-makes-it-live': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'Whatever arrives at an upload URL sets the asset to "there", and deletion is but another such state.',
    applyTo(parts) {
      const there = new Set<string>();
      return withRevival(parts, {
        deleted: (key) => there.delete(key),
        arrived: (key) => there.add(key),
        isBack: (key) => there.has(key),
      });
    },
  },
  'first-arrival-completes-it': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'The first file that comes for an asset completes it, and what is complete is live.',
    applyTo(parts) {
      const [sent, gone, completed] = [new Set<string>(), new Set<string>(), new Set<string>()];
      return withRevival(parts, {
        deleted: (key) => gone.add(key),
        arrived(key) {
          if (gone.has(key) && !sent.has(key)) completed.add(key);
          sent.add(key);
        },
        isBack: (key) => completed.has(key),
      });
    },
  },
});
