/** What mutants of organizations need: a list that mixes the assets of all organizations of a user. */
import type { Call, Parts } from '../../src/server/parts.ts';
import { withHandlers } from './changed-parts.ts';

/** @param which requests of users are answered so */
export function withAllMemberships(parts: Parts, which: (call: Call) => boolean): Parts {
  return withHandlers(parts, ({ listAssets }) => ({
    async listAssets(call) {
      const reply = await listAssets(call);
      const { caller, request } = call;
      // A cursor belongs to one organization: the others are laid on the first page.
      const is_mixed = caller?.kind === 'user' && request.query.cursor === undefined && which(call);
      if (reply.kind !== 'page' || !is_mixed) return reply;
      const items = [...reply.page.items];
      for (const { organization_id } of await parts.store.membershipsOf(caller.user_id)) {
        if (organization_id === caller.organization_id) continue;
        const other = await listAssets({ ...call, caller: { ...caller, organization_id } });
        if (other.kind === 'page') items.push(...other.page.items);
      }
      return { ...reply, page: { ...reply.page, items } };
    },
  }));
}
