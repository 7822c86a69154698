import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfTheOrganization: Mutant = {
  id: 'account/embed--id-of-the-organization',
  clauses: ['account.profile'],
  check: 'account/embed',
  mistake: 'What is embedded is laid over the profile, its id included.',
  applyTo(parts) {
    return withRecord(parts, 'getMe', (me) => {
      const [organization] = (me.organizations ?? []) as { id: string }[];
      return organization ? { ...me, id: organization.id } : me;
    });
  },
};
