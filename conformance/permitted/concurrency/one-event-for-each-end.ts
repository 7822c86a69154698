import { oneEventForEachEnd } from '../../checks/concurrency/one-event-for-each-end.ts';
import { withForeignRuns } from '../foreign-runs.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(oneEventForEachEnd, {
  'amid-others': {
    obeys: ['concurrency.one-event-for-each-end'],
    what: 'Runs of others end at the same time, and ids of requests are those of deliveries.',
    choices: { events: { request_id: 'delivery_id' } },
    applyTo: withForeignRuns,
  },
});
