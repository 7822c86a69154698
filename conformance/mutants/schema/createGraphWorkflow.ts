import { schemaCheck } from '../../checks/schema/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('createGraphWorkflow'), {
  'nodes-of-outputs-as-numbers': {
    breaks: ['types.graph-output-fields'],
    mistake: 'Keys of nodes that look like numbers become numbers on the way through a form.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) =>
        withMembers(workflow, 'outputs', (output) => ({ ...output, graph_node_id: Number(output.graph_node_id) })),
      ),
  },
  'only-its-slug': {
    breaks: ['workflows.create-answers-workflow'],
    mistake: 'The answer shows the name to dispatch by, and nothing else.',
    applyTo: (parts) => withRecord(parts, 'createGraphWorkflow', ({ slug }) => ({ slug })),
  },
  'processor-as-a-record': {
    breaks: ['types.gpu-model-entry-fields'],
    mistake: 'The code of a processor is replaced by the record that it names.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) =>
        withMembers(workflow, 'gpu_explicit_models', (entry) => ({
          ...entry,
          gpu_model_code: { code: entry.gpu_model_code },
        })),
      ),
  },
  'public-as-a-word': {
    breaks: ['types.graph-workflow-fields'],
    mistake: 'The visibility of a workflow has more than two values inside.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) => ({ ...workflow, is_public: 'organization' })),
  },
  'required-as-a-word': {
    breaks: ['types.graph-input-fields'],
    mistake: 'Flags of inputs are shown as they came from the form.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) =>
        withMembers(workflow, 'inputs', (input) => ({ ...input, is_required: 'yes' })),
      ),
  },
  'version-as-number': {
    breaks: ['versioning.version-fields'],
    mistake: 'A new workflow has the first version, a number.',
    applyTo: (parts) => withRecord(parts, 'createGraphWorkflow', (workflow) => ({ ...workflow, version: 1 })),
  },
});
