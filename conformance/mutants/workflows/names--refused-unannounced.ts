import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const refusedUnannounced: Mutant = {
  id: 'workflows/names--refused-unannounced',
  clauses: ['workflows.name-twice'],
  check: 'workflows/names',
  mistake: 'A rule that names are unique came with a new version, and nobody wrote it down.',
  applyTo(parts) {
    const names = new Set<unknown>();
    const { createGraphWorkflow } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async createGraphWorkflow(call) {
          const { name } = call.request.body as { name: unknown };
          if (names.has(name)) throw new Refused('conflict');
          names.add(name);
          return createGraphWorkflow(call);
        },
      },
    };
  },
};
