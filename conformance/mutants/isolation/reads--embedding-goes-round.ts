import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const embeddingGoesRound: Mutant = {
  id: 'isolation/reads--embedding-goes-round',
  clauses: ['isolation.reads'],
  check: 'isolation/reads',
  mistake: 'The read with a user embedded is a statement of its own, in which nobody put the organization.',
  applyTo: (parts) =>
    withOrganization(parts, 'getAsset', async ({ request: { path, query } }) => {
      return query.embed ? (await parts.store.asset(path.id ?? ''))?.org_id : undefined;
    }),
};
