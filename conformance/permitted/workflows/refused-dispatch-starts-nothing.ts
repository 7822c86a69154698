import { refusedDispatchStartsNothing } from '../../checks/workflows/refused-dispatch-starts-nothing.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(refusedDispatchStartsNothing, {
  'refused-as-deleted-long-ago': {
    obeys: ['workflows.deleted-not-dispatched', 'workflows.refused-dispatch-starts-nothing'],
    what: 'The dispatch of a deleted workflow is answered 404 in the envelope of wrong fields, and an unsound body is refused before the workflow is looked for.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { error_envelope: 'validation' } } } },
  },
});
