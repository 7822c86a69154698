import { setTimeout } from 'node:timers/promises';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletionRolledBack: Mutant = {
  id: 'concurrency/creations--deletion-rolled-back',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/creations',
  mistake:
    'All writes of an organization share one transaction, and a creation that is under way takes back a deletion beside it.',
  applyTo(parts) {
    const { createAssetUpload, deleteAsset } = parts.handlers;
    const taken_back = new Set<string>();
    let under_way = 0;
    const handlers: typeof parts.handlers = {
      ...parts.handlers,
      async createAssetUpload(call) {
        under_way += 1;
        await setTimeout(20);
        under_way -= 1;
        return createAssetUpload(call);
      },
      async deleteAsset(call) {
        await setTimeout(10);
        if (under_way > 0) taken_back.add(String(call.request.path.id).toLowerCase());
        return deleteAsset(call);
      },
    };
    const store = exchanged(parts.store, {
      async asset(id) {
        const asset = await parts.store.asset(id);
        return asset && taken_back.has(id) ? { ...asset, deleted_at: null, deleted_by: null } : asset;
      },
    });
    return { ...parts, handlers, store };
  },
};
