import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const keyHolderInLists: Mutant = {
  id: 'isolation/embedded--key-holder-in-lists',
  clauses: ['isolation.embedded'],
  check: 'isolation/embedded',
  mistake: 'Lists leave the id of the maker out, and take the user to embed from the session that called before.',
  applyTo(parts) {
    let last: string | undefined;
    const kept = {
      ...parts,
      authorize: async (...given: Parameters<typeof parts.authorize>) => {
        const caller = await parts.authorize(...given);
        if (caller.kind === 'api_key') last = caller.user_id;
        return caller;
      },
    };
    return withRecord(kept, 'listAssets', ({ created_by, ...asset }) => {
      const user = asset.created_by_user as object | undefined;
      if (!user) return { ...asset, created_by };
      return { ...asset, created_by: null, created_by_user: { ...user, id: last ?? created_by } };
    });
  },
};
