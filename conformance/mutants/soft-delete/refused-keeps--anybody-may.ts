import type { Mutant } from '../mutant.ts';

export const anybodyMay: Mutant = {
  id: 'soft-delete/refused-keeps--anybody-may',
  clauses: ['soft-delete.authorized'],
  check: 'soft-delete/refused-keeps',
  mistake: 'Whoever has a token of any organization may delete whatever id it knows.',
  applyTo(parts) {
    const { deleteAssetFolder } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteAssetFolder(call) {
          const folder = await parts.store.folder(call.request.path.id!);
          const caller = call.caller && {
            ...call.caller,
            organization_id: folder?.org_id ?? call.caller.organization_id,
          };
          return deleteAssetFolder({ ...call, caller });
        },
      },
    };
  },
};
