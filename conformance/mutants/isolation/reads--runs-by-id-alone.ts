import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const runReadByIdAlone: Mutant = {
  id: 'isolation/reads--runs-by-id-alone',
  clauses: ['isolation.reads'],
  check: 'isolation/reads',
  mistake: 'Ids of runs cannot be guessed, it was said, so that knowing one is enough.',
  applyTo: (parts) =>
    withOrganization(parts, 'getRun', async ({ request }) => {
      return (await parts.store.run(request.path.id ?? ''))?.record.org_id;
    }),
};
