import { unsignedWithoutSecret } from '../../checks/signature/absent-without-secret.ts';
import { withAttempt, withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';
import { hexOf } from './other-signature.ts';

export const mutants = mutantsOf(unsignedWithoutSecret, {
  'empty-key': {
    breaks: ['events.callback-unsigned-without-secret'],
    mistake: 'No secret is taken for an empty one, so that everybody can forge what looks signed.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => deliveries.map((one) => ({ ...one, secret: one.secret ?? '' }))),
  },
  'null-on-repeats': {
    breaks: ['events.callback-unsigned-without-secret'],
    mistake: 'A repeat is kept as text, where no secret becomes the word null, and that word signs.',
    applyTo: (parts) => {
      const sent = new Set<string>();
      return withAttempt(parts, (event) => {
        const names = Object.keys(event.headers);
        if (names.some((name) => name.endsWith('signature'))) return event;
        const key = `${event.url} ${event.body}`;
        const request_id = names.find((name) => name.endsWith('request-id'));
        if (sent.has(key) && request_id !== undefined) {
          const name = request_id.replace('request-id', 'signature');
          return { ...event, headers: { ...event.headers, [name]: hexOf('sha256', 'null', event.body) } };
        }
        sent.add(key);
        return event;
      });
    },
  },
});
