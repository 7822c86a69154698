import type { Mutant } from '../mutant.ts';

export const drawnLater: Mutant = {
  id: 'workflows/create-required--graph-later',
  clauses: ['workflows.create-required'],
  check: 'workflows/create-required',
  mistake: 'The graph may be drawn later: without one, an empty one is kept.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'createGraphWorkflow') return parts.validate(world, operation, request);
        const { inputs: _, outputs: __, ...body } = request.body as Record<string, unknown>;
        if (Object.hasOwn(body, 'workflow_json')) return parts.validate(world, operation, request);
        const workflow_json = { '1': { class_type: 'Note', inputs: {} } };
        return parts.validate(world, operation, { ...request, body: { ...body, workflow_json } });
      },
    };
  },
};
