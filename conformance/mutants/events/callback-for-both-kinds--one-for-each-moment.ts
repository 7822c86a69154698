import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

const spared_ms = 5_000;

export const hostCalledOnceAMoment: Mutant = {
  id: 'events/callback-for-both-kinds--one-for-each-moment',
  clauses: ['callbacks.both-kinds'],
  check: 'events/callback-for-both-kinds',
  mistake:
    'A host is called once in a few seconds, to spare it, and what else is due to it then is dropped instead of put off.',
  applyTo(parts) {
    const called = new Map<string, number>();
    return withDeliveries(parts, (deliveries, { completed_at }) =>
      deliveries.filter(({ channel, url }) => {
        if (channel === 'webhook') return true;
        const { host } = new URL(url);
        const at_ms = Date.parse(completed_at ?? '');
        const is_spared = at_ms - (called.get(host) ?? 0) < spared_ms;
        if (!is_spared) called.set(host, at_ms);
        return !is_spared;
      }),
    );
  },
};
