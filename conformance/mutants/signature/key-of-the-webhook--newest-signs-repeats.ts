import type { Mutant } from '../mutant.ts';
import { hexOf, withDeliveries, withHeader, withSent } from './other-signature.ts';

export const newestSignsRepeats: Mutant = {
  id: 'signature/key-of-the-webhook--newest-signs-repeats',
  clauses: ['webhooks.secret-of-its-own'],
  check: 'signature/key-of-the-webhook',
  mistake: 'The job that tries again looks the secret up by the organization, and finds that of its newest webhook.',
  applyTo: (parts) => {
    let newest: string | null = null;
    const sent = new Set<string>();
    const remembering = withDeliveries(parts, (deliveries) => {
      newest = deliveries.findLast(({ channel }) => channel === 'webhook')?.secret ?? newest;
      return [...deliveries];
    });
    return withSent(remembering, (event) => {
      const is_repeat = sent.has(event.body);
      sent.add(event.body);
      const secret = newest;
      if (event.channel !== 'webhook' || !is_repeat || secret === null) return event;
      return withHeader(event, () => hexOf('sha256', secret, event.body));
    });
  },
};
