import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const lastUrlOfTheOrganization: Mutant = {
  id: 'events/callback-only-with-url--last-one-of-the-organization',
  clauses: ['callbacks.none-without-url'],
  check: 'events/callback-only-with-url',
  mistake: 'The callback_url of a dispatch is kept as a setting of the organization, for all runs that bring none.',
  applyTo(parts) {
    const { deliveries, runs } = parts;
    const last = new Map<string, string>();
    return {
      ...parts,
      runs: exchanged(runs, {
        start(world, run) {
          const { org_id, callback_url } = run.record;
          if (callback_url !== null) last.set(org_id, callback_url);
          return runs.start(world, run);
        },
      }),
      deliveries: exchanged(deliveries, {
        deliveriesOf: (world, run) =>
          deliveries.deliveriesOf(world, { ...run, callback_url: run.callback_url ?? last.get(run.org_id) ?? null }),
      }),
    };
  },
};
