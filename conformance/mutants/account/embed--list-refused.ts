import { Refused } from '../../../src/server/refused.ts';
import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const embedListRefused: Mutant = {
  id: 'account/embed--list-refused',
  clauses: ['account.embed'],
  check: 'account/embed',
  mistake: 'embed is one of three words, and a list of them is none of the three.',
  applyTo(parts) {
    return withAsked(parts, 'getMe', (query) => {
      const { embed } = query;
      if (embed && !('raw' in embed) && embed.length > 1) throw new Refused('invalid');
      return query;
    });
  },
};
