import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const severalEmbedsRefused: Mutant = {
  id: 'requests/getMe--several-embeds-refused',
  clauses: ['account.embed'],
  check: 'requests/getMe',
  mistake: 'The parameter is compared with each allowed value as a whole, and a list with commas is none of them.',
  applyTo: (parts) => withRefusal(parts, 'getMe', ({ query }) => Array.isArray(query.embed) && query.embed.length > 1),
};
