import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const scopesInOneText: Mutant = {
  id: 'account/scopes-listed--in-one-text',
  clauses: ['account.scopes-listed'],
  check: 'account/scopes-listed',
  mistake: 'The scopes of a second membership are loaded as the token has them, in one text with spaces between them.',
  applyTo(parts) {
    const inOneText = (membership: Record<string, unknown>, index: number) =>
      index === 0 ? membership : { ...membership, scopes: (membership.scopes as string[]).join(' ') };
    return withRecord(parts, 'getMe', (profile) => withMembers(profile, 'memberships', inOneText));
  },
};
