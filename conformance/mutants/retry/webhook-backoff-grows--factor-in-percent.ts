import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const factorInPercent: Mutant = {
  id: 'retry/webhook-backoff-grows--factor-in-percent',
  clauses: ['webhooks.backoff-grows'],
  check: 'retry/webhook-backoff-grows',
  mistake:
    'The factor of the backoff is taken for percent, so that each wait is longer than the last one by next to nothing.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 + backoff.factor / 100 } })),
};
