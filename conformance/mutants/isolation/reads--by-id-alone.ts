import type { Mutant } from '../mutant.ts';

export const readByIdAlone: Mutant = {
  id: 'isolation/reads--by-id-alone',
  clauses: ['isolation.reads'],
  check: 'isolation/reads',
  mistake: 'The asset is looked up by its id, and nobody compares its organization with that of the caller.',
  applyTo(parts) {
    const { getAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!);
          const caller = call.caller && {
            ...call.caller,
            organization_id: asset?.org_id ?? call.caller.organization_id,
          };
          return getAsset({ ...call, caller });
        },
      },
    };
  },
};
