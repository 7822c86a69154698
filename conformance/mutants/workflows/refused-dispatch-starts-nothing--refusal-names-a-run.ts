import { exchanged } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { deletedWorkflow, onceMore } from './live-again.ts';

export const refusalNamesARun: Mutant = {
  id: 'workflows/refused-dispatch-starts-nothing--refusal-names-a-run',
  clauses: ['workflows.refused-dispatch-starts-nothing'],
  check: 'workflows/refused-dispatch-starts-nothing',
  mistake:
    'What was asked for is kept as a run before the workflow is looked up, and the refusal tells which one it is.',
  applyTo(parts) {
    const { dialect, handlers } = parts;
    let run_id: unknown;
    return {
      ...parts,
      handlers: {
        ...handlers,
        async dispatchGraphWorkflowRun(call) {
          const workflow = await deletedWorkflow(call);
          if (!workflow) return handlers.dispatchGraphWorkflowRun(call);
          const { callback_url: _, ...body } = call.request.body as Record<string, unknown>;
          const silent = { ...call, request: { ...call.request, body } };
          const reply = await handlers.dispatchGraphWorkflowRun(onceMore(silent, workflow));
          run_id = reply.kind === 'record' ? reply.record.run_id : undefined;
          throw new Refused('not_found');
        },
      },
      dialect: exchanged(dialect, {
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          if (operation !== 'dispatchGraphWorkflowRun' || reply.refusal !== 'not_found') return wire;
          return { ...wire, body: JSON.stringify({ ...JSON.parse(wire.body ?? '{}'), run_id }) };
        },
      }),
    };
  },
};
