import { withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { hexOf, withDeliveries, withHeader } from './other-signature.ts';

export const webhookSecretAtTheLast: Mutant = {
  id: 'signature/key-of-the-organization--webhook-secret-at-the-last',
  clauses: ['events.signature-key'],
  check: 'signature/key-of-the-organization',
  mistake:
    'From the third attempt on a callback is in the queue of webhooks, and is signed with the secret of one that heard of the run.',
  applyTo: (parts) => {
    const secrets = new Map<string, string>();
    const remembering = withDeliveries(parts, (deliveries) => {
      for (const { secret, run_id, channel } of deliveries) {
        if (channel === 'webhook' && secret !== null) secrets.set(run_id, secret);
      }
      return [...deliveries];
    });
    return withAttempt(remembering, (event, number) => {
      const secret = secrets.get((JSON.parse(event.body) as { run_id: string }).run_id);
      if (event.channel !== 'callback' || number < 3 || secret === undefined) return event;
      return withHeader(event, () => hexOf('sha256', secret, event.body));
    });
  },
};
