import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const otherScopeNames: Mutant = {
  id: 'scopes/honoured--other-names',
  clauses: ['workflows.prefix'],
  check: 'scopes/honoured',
  mistake: 'The account shows the names that scopes have in the database, and not those that operations ask for.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', (record) => {
      if (!Array.isArray(record.memberships)) return record;
      const memberships = record.memberships.map((each: { scopes: string[] }) => ({
        ...each,
        scopes: each.scopes.map((scope) => scope.replace('graph-workflows:', 'workflow:')),
      }));
      return { ...record, memberships };
    }),
};
