import { everyAttemptSigned } from '../../checks/signature/every-attempt.ts';
import { withAttempt, withDeliveries, withoutHeader } from '../changed-events.ts';
import { withRepeats } from '../events/other-repeats.ts';
import { mutantsOf } from '../mutant.ts';
import { withManners } from '../other-manners.ts';
import { isUser, withDeliveriesOfCallers } from '../runs-of-callers.ts';
import { hexOf, withHeader, withSignature } from './other-signature.ts';

export const mutants = mutantsOf(everyAttemptSigned, {
  'runs-of-users-unsigned': {
    breaks: ['events.signature-header'],
    mistake: 'The secret comes with the API key that dispatched the run, and a user has no key.',
    applyTo: (parts) =>
      withDeliveriesOfCallers(parts, isUser, (deliveries) => deliveries.map((one) => ({ ...one, secret: null }))),
  },
  'bare-behind-a-reset': {
    breaks: ['events.signature-each-attempt'],
    mistake:
      'After a lost connection the pool sends the request once more from what it has kept of it, which is not all of its head.',
    applyTo: (parts) =>
      withRepeats(parts, (event, before) => (before.kind === 'failed' ? withoutHeader(event, 'signature') : event)),
  },
  'first-signature-again': {
    breaks: ['events.signature-each-attempt'],
    mistake: 'The signature is made once for each delivery, though the body of each attempt tells its number.',
    applyTo: (parts) => {
      const first = new Map<string, string>();
      const numbering = withManners(parts, ({ callback, webhook }) => ({
        callback: { ...callback, anew: ['attempt_number'] },
        webhook: { ...webhook, anew: ['attempt_number'] },
      }));
      return withAttempt(numbering, (event) => {
        const delivery = `${event.url} ${event.body.replace(/"attempt_number":\d+/, '')}`;
        return withHeader(event, (value) => {
          const signature = first.get(delivery) ?? value;
          first.set(delivery, signature);
          return signature;
        });
      });
    },
  },
  'missing-on-repeats': {
    breaks: ['events.signature-each-attempt'],
    mistake: 'Headers are made when a delivery is made, and the job that tries again knows the body alone.',
    applyTo: (parts) => {
      const sent = new Set<string>();
      return withAttempt(parts, (event) => {
        const key = `${event.url} ${event.body}`;
        if (sent.has(key)) return withHeader(event, () => undefined);
        sent.add(key);
        return event;
      });
    },
  },
  'other-header': {
    breaks: ['events.signature-header'],
    mistake: 'The header is named as another service names it.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => {
        const bare = withHeader(event, () => undefined);
        const [signature] = Object.entries(event.headers).flatMap(([name, value]) =>
          name.endsWith('signature') ? [value] : [],
        );
        return signature === undefined
          ? event
          : { ...bare, headers: { ...bare.headers, 'x-hub-signature-256': signature } };
      }),
  },
  'pretty-body': {
    breaks: ['events.signature'],
    mistake: 'The HTTP client is handed the parsed payload, which it writes in its own way after it was signed.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => ({ ...event, body: JSON.stringify(JSON.parse(event.body), null, 2) })),
  },
  'unsigned-workflows': {
    breaks: ['events.signature-header'],
    mistake:
      'The end of a workflow makes its callback without a look at the organization, whose secret it therefore does not know.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries, { model_id }) =>
        deliveries.map((one) => (one.channel === 'callback' && model_id === null ? { ...one, secret: null } : one)),
      ),
  },
  'secrets-without-signs': {
    breaks: ['events.signature'],
    mistake: 'Secrets are cleaned like names when they are saved, so that letters and digits are left of them.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) =>
        deliveries.map((delivery) => ({ ...delivery, secret: delivery.secret?.replace(/[^\w-]/g, '') ?? null })),
      ),
  },
  'secrets-as-latin-1': {
    breaks: ['events.signature'],
    mistake: 'The key is the secret in the encoding of the machine, which has a byte for each letter.',
    applyTo: (parts) => withSignature(parts, (body, secret) => hexOf('sha256', Buffer.from(secret, 'latin1'), body)),
  },
});
