import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const nameKeptForTheRefused: Mutant = {
  id: 'scopes/workflow-create--name-kept-for-the-refused',
  clauses: ['scopes.refusal-changes-nothing'],
  check: 'scopes/workflow-create',
  mistake: 'The name is reserved while the scope is looked up, and nobody gives it free when the scope is missing.',
  applyTo(parts) {
    const reserved = new Set<unknown>();
    const { createGraphWorkflow } = parts.handlers;
    const nameIn = (body: unknown) => (body as { name?: unknown } | undefined)?.name;
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          if (operation.id === 'createGraphWorkflow') reserved.add(nameIn(request.body));
          throw error;
        }
      },
      handlers: {
        ...parts.handlers,
        async createGraphWorkflow(call) {
          if (reserved.has(nameIn(call.request.body))) throw new Refused('conflict');
          return createGraphWorkflow(call);
        },
      },
    };
  },
};
