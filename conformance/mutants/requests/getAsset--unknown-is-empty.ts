import type { Mutant } from '../mutant.ts';

export const unknownAssetIsEmpty: Mutant = {
  id: 'requests/getAsset--unknown-is-empty',
  clauses: ['assets.unknown-not-served'],
  check: 'requests/getAsset',
  mistake: 'Where no row is found, the record is made of what the request said.',
  applyTo(parts) {
    const { getAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getAsset(call) {
          const { id } = call.request.path;
          if (await parts.store.asset(id!)) return getAsset(call);
          return { kind: 'record', success: 'read', record: { id } };
        },
      },
    };
  },
};
