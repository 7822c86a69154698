import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const workflowRefusalTellsTheName: Mutant = {
  id: 'isolation/workflows--refusal-tells-the-name',
  clauses: ['isolation.reads'],
  check: 'isolation/workflows',
  mistake: 'The refusal of a delete is made for those who look for mistakes, and names the workflow.',
  applyTo(parts) {
    const { deleteGraphWorkflow } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteGraphWorkflow(call) {
          try {
            return await deleteGraphWorkflow(call);
          } catch (error) {
            if (!(error instanceof Refused) || error.refusal !== 'foreign_record') throw error;
            const workflow = await parts.store.workflow(call.request.path.id!);
            throw new Refused('foreign_record', { message: `${workflow?.record.name} is not one of your workflows.` });
          }
        },
      },
    };
  },
};
