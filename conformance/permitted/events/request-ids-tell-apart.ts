import { requestIdsTellApart } from '../../checks/events/request-ids-tell-apart.ts';
import { withRequestIds } from '../../mutants/other-request-ids.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestIdsTellApart, {
  'id-of-the-run': {
    obeys: ['events.request-id-correlates', 'events.request-id'],
    what: 'All that is told of one run, to whichever receiver and however often, bears the id of the run.',
    choices: { events: { request_id: 'delivery' } },
    applyTo: (parts) => withRequestIds(parts, (own, { body }) => String(JSON.parse(body).run_id ?? own)),
  },
});
