import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const itemsOfAnyBatch: Mutant = {
  id: 'isolation/reads--items-of-any-batch',
  clauses: ['isolation.reads'],
  check: 'isolation/reads',
  mistake: 'The list of a batch asks whose it is; the read of one item, which came later, does not.',
  applyTo: (parts) =>
    withOrganization(parts, 'getBatchItem', async ({ request }) => {
      return (await parts.store.batch(request.path.batch_id ?? ''))?.org_id;
    }),
};
