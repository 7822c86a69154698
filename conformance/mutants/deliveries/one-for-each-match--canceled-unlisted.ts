import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const canceledUnlisted: Mutant = {
  id: 'deliveries/one-for-each-match--canceled-unlisted',
  clauses: ['deliveries.one-for-each-match'],
  check: 'deliveries/one-for-each-match',
  mistake: 'The log is joined with the results of runs, and a canceled run has none.',
  applyTo: (parts) =>
    withItems(parts, 'listWebhookDeliveries', (items) => items.filter(({ event }) => event !== 'run.cancelled')),
};
