import { Refused } from '../../../src/server/refused.ts';
import { createRequired } from '../../checks/workflows/create-required.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(createRequired, {
  'graph-later': {
    breaks: ['workflows.create-required'],
    mistake: 'The graph may be drawn later: without one, an empty one is kept.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'createGraphWorkflow') return parts.validate(world, operation, request);
        const { inputs: _, outputs: __, ...body } = request.body as Record<string, unknown>;
        if (Object.hasOwn(body, 'workflow_json')) return parts.validate(world, operation, request);
        const workflow_json = { '1': { class_type: 'Note', inputs: {} } };
        return parts.validate(world, operation, { ...request, body: { ...body, workflow_json } });
      },
    }),
  },
  'row-first': {
    breaks: ['workflows.invalid-create-changes-nothing'],
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
  },
  untitled: {
    breaks: ['workflows.create-required'],
    mistake: 'A workflow without a name is called Untitled.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (operation.id !== 'createGraphWorkflow') return parts.validate(world, operation, request);
        return parts.validate(world, operation, {
          ...request,
          body: { name: 'Untitled', ...(request.body as object) },
        });
      },
    }),
  },
});
