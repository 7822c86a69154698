import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const firstNameAlone: Mutant = {
  id: 'account/embed--first-name-alone',
  clauses: ['account.embed', 'account.memberships-when-embedded'],
  check: 'account/embed',
  mistake: 'Of several names in embed the first is understood and the others are dropped.',
  applyTo(parts) {
    return withAsked(parts, 'getMe', (query) => {
      const { embed } = query;
      return embed && !('raw' in embed) ? { ...query, embed: embed.slice(0, 1) } : query;
    });
  },
};
