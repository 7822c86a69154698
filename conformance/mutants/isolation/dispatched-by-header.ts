import { operationsIn } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { dispatchedByHeader } from '../../checks/isolation/dispatched-by-header.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withTrustedHeader } from '../other-callers.ts';
import { withStart } from '../runs/changed-runs.ts';

export const mutants = mutantsOf(dispatchedByHeader, {
  'people-where-the-header-says': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'The page sends the organization that a user has chosen, and nobody asks whether the user belongs there.',
    applyTo: (parts) =>
      operationsIn('dispatches').reduce((all, operation) => withTrustedHeader(all, operation, isOfUser), parts),
  },
  'models-for-others': {
    breaks: ['runs.belong-to-organization'],
    mistake:
      'Everybody may dispatch a public model, and so nobody asks whether the caller belongs where the run is charged.',
    applyTo: (parts) =>
      operationsIn('model_dispatches').reduce<Parts>((all, operation) => withTrustedHeader(all, operation), parts),
  },
  'longer-paths-for-others': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'Models with a variant have a route of their own, which was added without the guard of the first one.',
    applyTo: (parts) => withTrustedHeader(parts, 'dispatchModelRun3'),
  },
  'workflows-for-others': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'A workflow is found for the caller, and its run is charged to the organization that the header names.',
    applyTo(parts) {
      let named: string | undefined;
      const guarded: Parts = {
        ...parts,
        authorize(world, operation, { organization, ...rest }, token) {
          const is_dispatch = operation.id === 'dispatchGraphWorkflowRun';
          named = is_dispatch ? organization : undefined;
          const kept = is_dispatch || organization === undefined ? rest : { ...rest, organization };
          return parts.authorize(world, operation, kept, token);
        },
      };
      return withStart(guarded, (run) => {
        const org_id = run.record.graph_workflow_id && named ? named : run.record.org_id;
        return parts.runs.start({ ...run, record: { ...run.record, org_id } });
      });
    },
  },
});
