import { createRequired } from '../../checks/workflows/create-required.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(createRequired, {
  'refused-as-a-conflict': {
    obeys: ['workflows.create-required', 'workflows.invalid-create-changes-nothing'],
    what: 'A creation without a name is refused as a conflict with the workflow that has none, and one without a graph as not found.',
    applyTo: (parts) => {
      const nameless = withRefusal(parts, 'createGraphWorkflow', (_, { name }) => (name ?? null) === null, 'conflict');
      return withRefusal(
        nameless,
        'createGraphWorkflow',
        (_, body) => (body.workflow_json ?? null) === null,
        'not_found',
      );
    },
  },
});
