import { Refused } from '../../../src/server/refused.ts';
import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const workBeforeTheGuard: Mutant = {
  id: 'authentication/refusal-changes-nothing--work-before-the-guard',
  clauses: ['authentication.refusal-changes-nothing'],
  check: 'authentication/refusal-changes-nothing',
  mistake: 'The guard only decides what is answered; by then the deletion is under way.',
  applyTo(parts) {
    const nobody = { user_id: '', scopes: [] as string[] } as unknown as TokenRow;
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        try {
          return await parts.authenticate(world, operation, authorization);
        } catch (error) {
          if (operation.id === 'deleteAsset') return nobody;
          throw error;
        }
      },
      async authorize(world, operation, request, token) {
        if (token !== nobody) return parts.authorize(world, operation, request, token);
        const at = new Date(parts.clock.now_ms()).toISOString();
        await parts.store.softDeleteAsset(request.path.id!, { at, by: null });
        throw new Refused('unauthenticated');
      },
    };
  },
};
