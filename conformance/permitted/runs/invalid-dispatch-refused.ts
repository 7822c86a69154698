import { operationsIn } from '../../../src/contract/operations.ts';
import { invalidDispatchRefused } from '../../checks/runs/invalid-dispatch-refused.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(invalidDispatchRefused, {
  'refused-as-another-media-type': {
    obeys: ['runs.invalid-dispatch-refused'],
    what: 'A list in the place of the inputs is refused as a media type that is not taken.',
    applyTo: (parts) =>
      operationsIn('dispatches').reduce(
        (changed, operation) => withRefusal(changed, operation, (_, body) => Array.isArray(body), 'wrong_media_type'),
        parts,
      ),
  },
});
