import { runIdIsTheRun } from '../../checks/events/run-id-is-the-run.ts';
import { withPayload } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(runIdIsTheRun, {
  'run-id-in-capitals': {
    obeys: ['events.run-id-is-the-run', 'events.completed', 'events.failed', 'events.cancelled', 'events.one-outcome'],
    what: 'A payload writes the id of the run with capital letters, and the run in it ends by one of several words in turn.',
    choices: { records: { status_words: { completed: ['succeeded', 'done'], failed: ['error', 'errored'] } } },
    applyTo: (parts) =>
      withPayload(parts, (payload) =>
        typeof payload.run_id === 'string' ? { ...payload, run_id: payload.run_id.toUpperCase() } : payload,
      ),
  },
});
