import { exchanged } from '../../../src/server/parts.ts';
import type { WebhookRow } from '../../../src/store/run-rows.ts';
import type { Mutant } from '../mutant.ts';

export const keptByTheEvent: Mutant = {
  id: 'isolation/webhooks--kept-by-the-event',
  clauses: ['isolation.webhooks'],
  check: 'isolation/webhooks',
  mistake: 'An organization without webhooks is given those that were found last for this event, out of a cache.',
  applyTo(parts) {
    const { store } = parts;
    const kept = new Map<string, WebhookRow[]>();
    return {
      ...parts,
      store: exchanged(store, {
        async webhooksFor(organization, event) {
          const found = await store.webhooksFor(organization, event);
          if (found.length > 0) kept.set(event, found);
          return kept.get(event) ?? [];
        },
      }),
    };
  },
};
