import { setTimeout } from 'node:timers/promises';
import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const secondSeesItLive: Mutant = {
  id: 'concurrency/deletions--second-sees-it-live',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/deletions',
  mistake: 'A deleted asset is refused to whoever deletes it again, by a look that comes well before the deletion.',
  applyTo(parts) {
    const { deleteAsset } = parts.handlers;
    const handlers: typeof parts.handlers = {
      ...parts.handlers,
      async deleteAsset(call) {
        const asset = await parts.store.asset(String(call.request.path.id).toLowerCase());
        await setTimeout(20);
        if (asset?.deleted_at) throw new Refused('not_found');
        return deleteAsset(call);
      },
    };
    return { ...parts, handlers };
  },
};
