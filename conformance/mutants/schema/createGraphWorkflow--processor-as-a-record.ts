import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const processorAsRecord: Mutant = {
  id: 'schema/createGraphWorkflow--processor-as-a-record',
  clauses: ['types.gpu-model-entry-fields'],
  check: 'schema/createGraphWorkflow',
  mistake: 'The code of a processor is replaced by the record that it names.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', (workflow) =>
      withMembers(workflow, 'gpu_explicit_models', (entry) => ({
        ...entry,
        gpu_model_code: { code: entry.gpu_model_code },
      })),
    ),
};
