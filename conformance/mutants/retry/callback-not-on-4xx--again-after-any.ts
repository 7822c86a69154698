import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const againAfterAny4xx: Mutant = {
  id: 'retry/callback-not-on-4xx--again-after-any',
  clauses: ['callbacks.no-retry-on-4xx'],
  check: 'retry/callback-not-on-4xx',
  mistake: 'Callbacks are tried again by the rule of webhooks: after everything that is no 2xx.',
  applyTo: (parts) => withRule(parts, 'callback', ({ again_on }) => ({ again_on: [...again_on, '4xx', '3xx'] })),
};
