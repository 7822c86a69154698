import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const folderBeforeTheToken: Mutant = {
  id: 'authentication/refusal-changes-nothing--folder-first',
  clauses: ['authentication.refusal-changes-nothing'],
  check: 'authentication/refusal-changes-nothing',
  mistake: 'The guard of folders waits for the service of accounts, and the deletion does not wait for the guard.',
  applyTo(parts) {
    const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        try {
          return await parts.authenticate(world, operation, authorization);
        } catch (error) {
          if (operation.id === 'deleteAssetFolder' && authorization === undefined) return nobody;
          throw error;
        }
      },
      async authorize(world, operation, request, token) {
        if (token !== nobody) return parts.authorize(world, operation, request, token);
        const at = new Date(parts.clock.now_ms()).toISOString();
        await parts.store.softDeleteFolder(request.path.id!, { at, by: null });
        throw new Refused('unauthenticated');
      },
    };
  },
};
