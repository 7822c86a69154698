import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const nodesOfOutputsAsNumbers: Mutant = {
  id: 'schema/createGraphWorkflow--nodes-of-outputs-as-numbers',
  clauses: ['types.graph-output-fields'],
  check: 'schema/createGraphWorkflow',
  mistake: 'Keys of nodes that look like numbers become numbers on the way through a form.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', (workflow) =>
      withMembers(workflow, 'outputs', (output) => ({ ...output, graph_node_id: Number(output.graph_node_id) })),
    ),
};
