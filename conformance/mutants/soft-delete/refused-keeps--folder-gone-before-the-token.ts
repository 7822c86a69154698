import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const folderGoneBeforeTheToken: Mutant = {
  id: 'soft-delete/refused-keeps--folder-gone-before-the-token',
  clauses: ['soft-delete.refused-keeps'],
  check: 'soft-delete/refused-keeps',
  mistake: 'The token is compared while the folder is being marked; what is refused then is marked already.',
  applyTo(parts) {
    const unverified = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        try {
          return await parts.authenticate(world, operation, authorization);
        } catch (error) {
          if (operation.id === 'deleteAssetFolder' && authorization !== undefined) return unverified;
          throw error;
        }
      },
      async authorize(world, operation, request, token) {
        if (token !== unverified) return parts.authorize(world, operation, request, token);
        const at = new Date(parts.clock.now_ms()).toISOString();
        await parts.store.softDeleteFolder(request.path.id!, { at, by: null });
        throw new Refused('unauthenticated');
      },
    };
  },
};
