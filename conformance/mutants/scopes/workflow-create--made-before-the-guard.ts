import type { Mutant } from '../mutant.ts';

export const madeBeforeTheGuard: Mutant = {
  id: 'scopes/workflow-create--made-before-the-guard',
  clauses: ['scopes.refusal-changes-nothing'],
  check: 'scopes/workflow-create',
  mistake: 'The guard stands behind the handler, as the last layer that was put in.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          if (operation.id !== 'createGraphWorkflow' || token.organization_id === null) throw error;
          const caller = { ...token, organization_id: token.organization_id, token };
          const call = { world, operation, request, request_id: '', baseUrl: () => '', caller };
          await parts.handlers.createGraphWorkflow(call);
          throw error;
        }
      },
    };
  },
};
