import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { deletedWorkflow, onceMore } from './live-again.ts';

export const calledOffLoudly: Mutant = {
  id: 'workflows/refused-dispatch-starts-nothing--called-off-loudly',
  clauses: ['workflows.refused-dispatch-starts-nothing'],
  check: 'workflows/refused-dispatch-starts-nothing',
  mistake:
    'The run is started, and called off when its workflow turns out to be deleted, which is told like every other end.',
  applyTo(parts) {
    const { dispatchGraphWorkflowRun } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async dispatchGraphWorkflowRun(call) {
          const workflow = await deletedWorkflow(call);
          if (!workflow) return dispatchGraphWorkflowRun(call);
          const reply = await dispatchGraphWorkflowRun(onceMore(call, workflow));
          if (reply.kind === 'record') await parts.runs.cancel(String(reply.record.run_id));
          throw new Refused('not_found');
        },
      },
    };
  },
};
