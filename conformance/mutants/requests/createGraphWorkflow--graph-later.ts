import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const graphLater: Mutant = {
  id: 'requests/createGraphWorkflow--graph-later',
  clauses: ['workflows.create-required'],
  check: 'requests/createGraphWorkflow',
  mistake: 'A workflow may be begun without a graph, which the editor fills in later.',
  applyTo: (parts) =>
    withBody(parts, 'createGraphWorkflow', (body) => ({
      workflow_json: { '1': { class_type: 'ComposeText', inputs: { text: '' } } },
      ...body,
      ...(body.workflow_json === undefined && { inputs: [], outputs: [] }),
    })),
};
