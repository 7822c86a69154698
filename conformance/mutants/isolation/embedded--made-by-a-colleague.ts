import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const madeByAColleague: Mutant = {
  id: 'isolation/embedded--made-by-a-colleague',
  clauses: ['isolation.embedded'],
  check: 'isolation/embedded',
  mistake:
    'Assets are made in the name of the first other member of the organization, whose profile is embedded, then.',
  applyTo: (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      async insertAsset(asset) {
        const members = await parts.store.membersOf(asset.org_id);
        const colleague = members.find(({ user_id }) => user_id !== asset.created_by);
        return parts.store.insertAsset({ ...asset, created_by: colleague?.user_id ?? asset.created_by });
      },
    }),
  }),
};
