import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const innerNamesRefused: Mutant = {
  id: 'batches/embedded-run--inner-names-refused',
  clauses: ['embedding.batch-run-nested'],
  check: 'batches/embedded-run',
  mistake: 'The allowed values of embed are compared as whole words, so that brackets are refused.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      const { embed } = query;
      if (embed && !('raw' in embed) && embed.some((name) => name.includes('('))) throw new Refused('invalid');
      return query;
    });
  },
};
