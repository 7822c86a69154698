/** A server on which a person sees the assets that he or she made, and an API key sees all of them. */
import type { Condition } from '../../src/choices/canonical.ts';
import { type Call, callerOf, exchanged, type Handler, type Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';
import { withHandlers } from '../mutants/changed-parts.ts';

/** Users see their own assets alone. */
export function withOwnAssetsAlone(parts: Parts): Parts {
  const lists: Parts['lists'] = exchanged(parts.lists, {
    page(call, list) {
      if (list.collection !== 'assets') return parts.lists.page(call, list);
      const { kind, user_id } = callerOf(call);
      if (kind !== 'user') return parts.lists.page(call, list);
      const own: Condition = { field: 'created_by', operator: 'eq', value: user_id };
      return parts.lists.page(call, { ...list, within: [...(list.within ?? []), own] });
    },
  });
  const own =
    (handle: Handler): Handler =>
    async (call: Call) => {
      const { kind, user_id } = callerOf(call);
      const asset = await parts.store.asset(call.request.path.id!.toLowerCase());
      if (kind === 'user' && asset && asset.created_by !== user_id) throw new Refused('foreign_record');
      return handle(call);
    };
  return withHandlers({ ...parts, lists }, ({ getAsset, deleteAsset }) => ({
    getAsset: own(getAsset),
    deleteAsset: own(deleteAsset),
  }));
}
