import { exchanged } from '../../../src/server/parts.ts';
import { latePut } from '../../checks/soft-delete/late-put.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(latePut, {
  'arrival-makes-it-live': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'Whatever arrives at an upload URL sets the asset to "there", and deletion is but another such state.',
    applyTo(parts) {
      const arrived = new Set<string>();
      const stored = withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          const asset = await store.asset(id);
          if (asset) arrived.delete(asset.blob_key);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          return asset && arrived.has(asset.blob_key) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }));
      return {
        ...stored,
        presigner: exchanged(parts.presigner, {
          check(world, grant, query) {
            const checked = parts.presigner.check(world, grant, query);
            if (checked === 'valid' && grant.method === 'PUT') arrived.add(grant.key);
            return checked;
          },
        }),
      };
    },
  },
  'first-arrival-completes-it': {
    breaks: ['soft-delete.stays-deleted'],
    mistake: 'The first file that comes for an asset completes it, and what is complete is live.',
    applyTo(parts) {
      const [sent, deleted, completed] = [new Set<string>(), new Set<string>(), new Set<string>()];
      const stored = withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, deletion) {
          const asset = await store.asset(id);
          if (asset) deleted.add(asset.blob_key);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          return asset && completed.has(asset.blob_key) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }));
      return withPart(stored, 'presigner', (presigner) => ({
        check(world, grant, query) {
          const checked = presigner.check(world, grant, query);
          if (checked !== 'valid' || grant.method !== 'PUT') return checked;
          if (deleted.has(grant.key) && !sent.has(grant.key)) completed.add(grant.key);
          sent.add(grant.key);
          return checked;
        },
      }));
    },
  },
});
