import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const batchesOfAnybody: Mutant = {
  id: 'isolation/reads--batches-of-anybody',
  clauses: ['isolation.reads'],
  check: 'isolation/reads',
  mistake: 'Items are listed by the id of their batch, whose organization is never looked at.',
  applyTo: (parts) =>
    withOrganization(parts, 'listBatchItems', async ({ request }) => {
      return (await parts.store.batch(request.path.batch_id ?? ''))?.org_id;
    }),
};
