import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const unlistedCreate: Mutant = {
  id: 'scopes/honoured--create-not-listed',
  clauses: ['scopes.workflow-create'],
  check: 'scopes/honoured',
  mistake: 'The scope to create is given to everybody by the code and listed for nobody.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', (record) => {
      if (!Array.isArray(record.memberships)) return record;
      const memberships = record.memberships.map((each: { scopes: string[] }) => ({
        ...each,
        scopes: each.scopes.filter((scope) => scope !== 'graph-workflows:create'),
      }));
      return { ...record, memberships };
    }),
};
