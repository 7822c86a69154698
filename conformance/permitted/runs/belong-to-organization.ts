import { runsBelong } from '../../checks/runs/belong-to-organization.ts';
import { isEnded } from '../../mutants/runs/changed-runs.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';
import { hiddenFromUsers } from '../users-of-one.ts';

const seen_by_reading = 'who may not read a run cannot see how it is rated';

export const permitted = permittedOf(runsBelong, {
  'users-read-no-runs': {
    obeys: ['runs.dispatch-then-readable', 'runs.read'],
    what: 'Users may dispatch, and lack the scope to read runs: to them there is none, 404.',
    costs: { 'feedback/*': seen_by_reading, 'concurrency/ratings': seen_by_reading },
    ...hiddenFromUsers('getRun'),
  },
  'place-told-in-the-end': {
    obeys: ['runs.belong-to-organization'],
    what: 'A run shows its organization once it has ended, and not before.',
    applyTo: (parts) => withShownRuns(parts, ({ org_id, ...run }) => (isEnded(run) ? { ...run, org_id } : run)),
  },
});
