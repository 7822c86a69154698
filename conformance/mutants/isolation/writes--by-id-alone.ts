import type { Mutant } from '../mutant.ts';

export const deletedByIdAlone: Mutant = {
  id: 'isolation/writes--by-id-alone',
  clauses: ['isolation.writes'],
  check: 'isolation/writes',
  mistake: 'Reads compare the organization; the delete, written later, does not.',
  applyTo(parts) {
    const { deleteAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!);
          const caller = call.caller && {
            ...call.caller,
            organization_id: asset?.org_id ?? call.caller.organization_id,
          };
          return deleteAsset({ ...call, caller });
        },
      },
    };
  },
};
