import { signedWithAnyText } from '../../checks/signature/any-text.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(signedWithAnyText, {
  'all-in-ascii': {
    obeys: ['events.signature-any-text', 'events.signature', 'events.signature-key'],
    what: 'A body is written with spaces between its members, and every letter beyond ASCII is escaped.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) =>
        deliveries.map((delivery) => ({
          ...delivery,
          body: inAscii(JSON.stringify(JSON.parse(delivery.body), null, 1)),
        })),
      ),
  },
  'takes-little-text': {
    obeys: ['events.signature-any-text'],
    what: 'A model takes a text of at most 1,000 characters, and refuses a longer one.',
    applyTo: (parts) =>
      withRefusal(parts, 'dispatchModelRun2', (_, body) =>
        Object.values(body).some((one) => String(one).length > 1_000),
      ),
  },
});

function inAscii(text: string): string {
  return text.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
