import { runsBelong } from '../../checks/runs/belong-to-organization.ts';
import { isEnded } from '../../mutants/runs/changed-runs.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';
import { apart_from_unread_runs, costs_of_unread_runs, hiddenFromUsers } from '../users-of-one.ts';

export const permitted = permittedOf(runsBelong, {
  'users-read-no-runs': {
    users_may_less: true,
    obeys: ['runs.dispatch-then-readable', 'runs.read'],
    what: 'Users may dispatch, and lack the scope to read runs: to them there is none, 404.',
    apart: apart_from_unread_runs,
    costs: costs_of_unread_runs,
    ...hiddenFromUsers('getRun'),
  },
  'place-told-in-the-end': {
    obeys: ['runs.belong-to-organization'],
    what: 'A run shows its organization once it has ended, and not before.',
    applyTo: (parts) => withShownRuns(parts, ({ org_id, ...run }) => (isEnded(run) ? { ...run, org_id } : run)),
  },
});
