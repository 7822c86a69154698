import { ownCallback } from '../../checks/runs/own-callback.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(ownCallback, {
  'callbacks-by-their-host': {
    obeys: ['runs.dispatch-inputs'],
    what: 'Of where it calls, a run shows the host alone, since the rest of the URL may hold a secret.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        URL.canParse(String(run.callback_url))
          ? { ...run, callback_url: new URL(String(run.callback_url)).origin }
          : run,
      ),
  },
  'last-letter-kept-back': {
    obeys: ['runs.dispatch-inputs', 'workflows.request-shown'],
    what: 'An x stands in the place of the last letter of a callback URL, so that nobody can call it who reads the run.',
    applyTo: (parts) =>
      withShownRuns(parts, (run) =>
        typeof run.callback_url === 'string' ? { ...run, callback_url: run.callback_url.replace(/.$/, 'x') } : run,
      ),
  },
});
