import type { HandlerReply } from '../../../src/server/parts.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const oneForEachGraph: Mutant = {
  id: 'workflows/create-fields--one-for-each-graph',
  clauses: ['workflows.create-answers-workflow'],
  check: 'workflows/create-fields',
  mistake:
    'Creations are made safe to repeat by their graph: an equal one is answered with the workflow that was made before.',
  applyTo(parts) {
    const made = new Map<string, HandlerReply>();
    return withReply(parts, 'createGraphWorkflow', (reply, { request }) => {
      const key = JSON.stringify((request.body as { workflow_json?: unknown }).workflow_json);
      const first = made.get(key) ?? reply;
      made.set(key, first);
      return first;
    });
  },
};
