import { signedWithAnyText } from '../../checks/signature/any-text.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
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
});

function inAscii(text: string): string {
  return text.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
