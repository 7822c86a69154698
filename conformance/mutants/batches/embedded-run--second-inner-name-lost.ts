import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const secondInnerNameLost: Mutant = {
  id: 'batches/embedded-run--second-inner-name-lost',
  clauses: ['embedding.batch-run-nested'],
  check: 'batches/embedded-run',
  mistake: 'embed is split at every comma, also within brackets, and what is left of the second name is not known.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', (query) => {
      const { embed } = query;
      if (!embed || 'raw' in embed) return query;
      return { ...query, embed: embed.map((name) => name.replace(/,.*\)/, ')')) };
    });
  },
};
