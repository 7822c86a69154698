import { createFields } from '../../checks/workflows/create-fields.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(createFields, {
  'answers-a-handful': {
    obeys: ['workflows.create-answers-workflow', 'workflows.create-echoes', 'workflows.create-optional'],
    what: 'The answer to a creation shows the id, the slug, the name in its tidied form, and nothing of what was sent otherwise.',
    choices: { workflows: { stored_name: 'normalised' } },
    applyTo: (parts) => withRecord(parts, 'createGraphWorkflow', ({ id, slug, name }) => ({ id, slug, name })),
  },
  'filled-in': {
    obeys: ['workflows.create-answers-workflow', 'workflows.create-required', 'workflows.create-echoes'],
    what: 'A workflow that names no inputs or outputs is answered with those that its graph has, and with a description that nobody wrote; the name is told with the number of its version.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', ({ name, ...workflow }) => ({
        ...workflow,
        name,
        description: `Made of ${Object.keys(workflow).length} parts.`,
        version: '1',
      })),
  },
});
