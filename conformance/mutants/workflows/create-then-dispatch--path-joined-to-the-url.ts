import type { Mutant } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';

export const pathJoinedToTheUrl: Mutant = {
  id: 'workflows/create-then-dispatch--path-joined-to-the-url',
  clauses: ['workflows.dispatch-body'],
  check: 'workflows/create-then-dispatch',
  mistake: 'The callback_url is taken for the base of several, and the path of the one for runs is joined to it.',
  applyTo: (parts) =>
    withReadRun(parts, (run) =>
      typeof run.callback_url === 'string' ? { ...run, callback_url: `${run.callback_url}/runs` } : run,
    ),
};
