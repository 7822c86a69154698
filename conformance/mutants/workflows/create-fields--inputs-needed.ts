import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const inputsNeeded: Mutant = {
  id: 'workflows/create-fields--inputs-needed',
  clauses: ['workflows.create-required'],
  check: 'workflows/create-fields',
  mistake: 'The form of the web page always sends inputs, so that the service came to need them.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const needs = operation.id === 'createGraphWorkflow';
        if (needs && !Object.hasOwn(request.body as object, 'inputs')) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    };
  },
};
