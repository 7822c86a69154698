import { isObject } from '../../../src/json/is-object.ts';
import { isolatedRecords } from '../../checks/isolation/embedded-records.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const elsewhere = '0b7f8d2c-93a1-4f57-8d5e-6a1c40f2e9b3';

export const mutants = mutantsOf(isolatedRecords, {
  'run-of-anyone-in-items': {
    breaks: ['isolation.embedded'],
    mistake: 'The runs of batch items are joined by their place in a batch, and every organization has a first batch.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        isObject(item.run) ? { ...item, run: { ...item.run, org_id: elsewhere } } : item,
      ),
  },
  'workflow-by-its-slug': {
    breaks: ['isolation.embedded'],
    mistake: 'The workflow of a run is looked up by its slug, which another organization has given to a private one.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        isObject(run.graph_workflow)
          ? { ...run, graph_workflow: { ...run.graph_workflow, org_id: elsewhere, is_public: false } }
          : run,
      ),
  },
});
