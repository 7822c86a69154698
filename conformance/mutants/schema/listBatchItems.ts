import { schemaCheck } from '../../checks/schema/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listBatchItems'), {
  'errors-as-texts': {
    breaks: ['types.batch-item-fields'],
    mistake: 'An error is told in words where there is one.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) => (item.error ? { ...item, error: 'failed' } : item)),
  },
  'nodes-of-embedded-runs': {
    breaks: ['types.run-fields'],
    mistake: 'The embedded run counts its nodes as a fraction in words.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        withMembers(item, 'run', (run) => ({ ...run, nodes_completed: `${run.nodes_completed}/${run.nodes_total}` })),
      ),
  },
});
