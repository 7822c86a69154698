import { nameFitsTheEnd } from '../../checks/events/name-fits-the-end.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(nameFitsTheEnd, {
  'canceled-with-a-reason': {
    obeys: ['runs.canceled-spelling'],
    what: 'A run that was called off is canceled, and its failure_code and message spell the word with two l.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        run.status_code === 'canceled'
          ? { ...run, failure_code: 'run_cancelled', failure_message: 'The run was cancelled.' }
          : run,
      ),
  },
});
