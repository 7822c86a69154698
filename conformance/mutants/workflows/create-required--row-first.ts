import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const rowFirst: Mutant = {
  id: 'workflows/create-required--row-first',
  clauses: ['workflows.invalid-create-changes-nothing'],
  check: 'workflows/create-required',
  mistake:
    'The row is made with its name as soon as the request is there; the graph is looked at when it is filled in.',
  applyTo(parts) {
    const { createGraphWorkflow } = parts.handlers;
    const halves = new WeakSet<object>();
    return {
      ...parts,
      validate(world, operation, request) {
        const body = request.body as Record<string, unknown>;
        const is_half = operation.id === 'createGraphWorkflow' && !Object.hasOwn(body, 'workflow_json');
        if (!is_half || !Object.hasOwn(body, 'name')) return parts.validate(world, operation, request);
        const whole = { name: body.name, workflow_json: { '1': { class_type: 'Note', inputs: {} } } };
        halves.add(whole);
        return { ...request, body: whole };
      },
      handlers: {
        ...parts.handlers,
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (halves.has(call.request.body as object)) throw new Refused('invalid');
          return reply;
        },
      },
    };
  },
};
