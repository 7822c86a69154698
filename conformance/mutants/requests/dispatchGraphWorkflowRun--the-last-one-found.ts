import { exchanged } from '../../../src/server/parts.ts';
import type { WorkflowRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const lastWorkflowFound: Mutant = {
  id: 'requests/dispatchGraphWorkflowRun--the-last-one-found',
  clauses: ['workflows.dispatch-path'],
  check: 'requests/dispatchGraphWorkflowRun',
  mistake: 'Slugs that are not found are taken for old ones of the workflow that was found last.',
  applyTo(parts) {
    let last: WorkflowRow | undefined;
    return {
      ...parts,
      store: exchanged(parts.store, {
        async workflowBySlug(organization, slug) {
          last = (await parts.store.workflowBySlug(organization, slug)) ?? last;
          return last;
        },
      }),
    };
  },
};
