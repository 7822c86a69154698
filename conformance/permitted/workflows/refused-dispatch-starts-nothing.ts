import { refusedDispatchStartsNothing } from '../../checks/workflows/refused-dispatch-starts-nothing.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(refusedDispatchStartsNothing, {
  'refused-as-a-wrong-field': {
    obeys: ['workflows.deleted-not-dispatched', 'workflows.refused-dispatch-starts-nothing'],
    what: 'The dispatch of a deleted workflow is answered 404 in the envelope that tells of wrong fields.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { error_envelope: 'validation' } } } },
  },
});
