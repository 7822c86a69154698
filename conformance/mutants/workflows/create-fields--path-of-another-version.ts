import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const pathOfAnotherVersion: Mutant = {
  id: 'workflows/create-fields--path-of-another-version',
  clauses: ['workflows.prefix'],
  check: 'workflows/create-fields',
  mistake: 'The route was registered under the name that workflows had in an older version.',
  applyTo(parts) {
    const createGraphWorkflow = async () => {
      throw new Refused('unknown_route');
    };
    return { ...parts, handlers: { ...parts.handlers, createGraphWorkflow } };
  },
};
