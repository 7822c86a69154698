import { dispatchResponse } from '../../checks/runs/dispatch-response.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(dispatchResponse, {
  'dispatch-answers-at-the-end': {
    obeys: ['runs.dispatch-response'],
    what: 'A dispatch is answered with the whole run, when that has ended.',
    costs: { 'feedback/before-end': 'a run has ended before anybody can rate it' },
    choices: { runs: { dispatch_response: { id: '/id', status: '/status_code', body: 'run', answers: 'ended' } } },
  },
});
