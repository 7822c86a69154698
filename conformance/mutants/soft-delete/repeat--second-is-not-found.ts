import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const secondIsNotFound: Mutant = {
  id: 'soft-delete/repeat--second-is-not-found',
  clauses: ['deletion.second'],
  check: 'soft-delete/repeat',
  mistake:
    'A deleted asset is looked up like any other before it is deleted, and the documented success of a repeat is a refusal.',
  applyTo(parts) {
    const { deleteAsset } = parts.handlers;
    const handlers: typeof parts.handlers = {
      ...parts.handlers,
      async deleteAsset(call) {
        const asset = await parts.store.asset(String(call.request.path.id).toLowerCase());
        if (asset?.deleted_at) throw new Refused('not_found');
        return deleteAsset(call);
      },
    };
    return { ...parts, handlers };
  },
};
