import { runsBelong } from '../../checks/runs/belong-to-organization.ts';
import { isEnded } from '../../mutants/runs/changed-runs.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(runsBelong, {
  'place-told-in-the-end': {
    obeys: ['runs.belong-to-organization'],
    what: 'A run shows its organization once it has ended, and not before.',
    applyTo: (parts) => withShownRuns(parts, ({ org_id, ...run }) => (isEnded(run) ? { ...run, org_id } : run)),
  },
});
