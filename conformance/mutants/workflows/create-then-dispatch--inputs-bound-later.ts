import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const inputsBoundLater: Mutant = {
  id: 'workflows/create-then-dispatch--inputs-bound-later',
  clauses: ['workflows.create-then-dispatch'],
  check: 'workflows/create-then-dispatch',
  mistake:
    'The inputs of a workflow are registered when it is opened in the editor, and until then each of them is unknown.',
  applyTo(parts) {
    const { createGraphWorkflow, dispatchGraphWorkflowRun } = parts.handlers;
    const unopened = new Set<unknown>();
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async createGraphWorkflow(call) {
          const reply = await createGraphWorkflow(call);
          if (reply.kind === 'record') unopened.add(reply.record.slug);
          return reply;
        },
        async dispatchGraphWorkflowRun(call) {
          const { callback_url: _, ...inputs } = call.request.body as Record<string, unknown>;
          const is_unknown = unopened.has(call.request.path.slug) && Object.keys(inputs).length > 0;
          if (is_unknown) throw new Refused('invalid');
          return dispatchGraphWorkflowRun(call);
        },
      },
    };
  },
};
