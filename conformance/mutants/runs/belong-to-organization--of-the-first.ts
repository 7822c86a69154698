import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const organizationOfTheFirst: Mutant = {
  id: 'runs/belong-to-organization--of-the-first',
  clauses: ['runs.belong-to-organization'],
  check: 'runs/belong-to-organization',
  mistake: 'Whoever runs a model first, pays for all of its runs.',
  applyTo(parts) {
    const first = new Map<unknown, unknown>();
    return withReadRun(parts, (run) => {
      if (!first.has(run.model_id)) first.set(run.model_id, run.org_id);
      return { ...run, org_id: first.get(run.model_id) };
    });
  },
};
