import type { Mutant } from '../mutant.ts';

export const nameSharedByCreations: Mutant = {
  id: 'concurrency/creations--shared-name',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/creations',
  mistake: 'The body under way is kept in a variable of the module, and read again behind an await.',
  applyTo(parts) {
    const { createAssetFolder } = parts.handlers;
    let body: unknown;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async createAssetFolder(call) {
          ({ body } = call.request);
          await new Promise((over) => setTimeout(over, 20));
          return createAssetFolder({ ...call, request: { ...call.request, body } });
        },
      },
    };
  },
};
