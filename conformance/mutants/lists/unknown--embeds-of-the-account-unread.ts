import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const embedsOfTheAccountUnread: Mutant = {
  id: 'lists/unknown--embeds-of-the-account-unread',
  clauses: ['lists.unknown-embed'],
  check: 'lists/unknown',
  mistake: 'The account looks for the embeds that it knows, and not at the others.',
  applyTo: (parts) => withListPolicies(parts, 'getMe', { unknown_embed: 'ignored' }),
};
