import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const lastCallerForTheAuthor: Mutant = {
  id: 'isolation/embedded--last-caller-for-the-author',
  clauses: ['isolation.embedded', 'embedding.asset-user-matches'],
  check: 'isolation/embedded',
  mistake: 'The user to embed is taken from a field that the last API key filled, in whichever organization.',
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
    return withRecord(kept, 'getAsset', (asset) => {
      const user = asset.created_by_user as object | undefined;
      return user && last !== undefined ? { ...asset, created_by_user: { ...user, id: last } } : asset;
    });
  },
};
