import type { Mutant } from '../mutant.ts';

export const untitled: Mutant = {
  id: 'workflows/create-required--untitled',
  clauses: ['workflows.create-required'],
  check: 'workflows/create-required',
  mistake: 'What has no name is called Untitled.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'createGraphWorkflow') return parts.validate(world, operation, request);
        return parts.validate(world, operation, {
          ...request,
          body: { name: 'Untitled', ...(request.body as object) },
        });
      },
    };
  },
};
