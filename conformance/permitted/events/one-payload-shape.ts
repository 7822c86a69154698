import { onePayloadShape } from '../../checks/events/one-payload-shape.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(onePayloadShape, {
  'list-of-one': {
    obeys: ['events.one-payload-shape', 'events.delivery-id', 'events.run-id-is-the-run'],
    what: 'Events are posted as a list, which always holds one.',
    // A dialect that writes such places would make a member called 0, so that the server is not told of them.
    declares: {
      events: {
        payload_layout: { event: '/0/event', delivery_id: '/0/delivery/id', run_id: '/0/run_id', run: '/0/run' },
      },
    },
    // Fields that a repeat has anew are written into an object, and this is a list.
    rests_on: ['events.payload_on_repeat'],
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) =>
        deliveries.map((delivery) => ({ ...delivery, body: `[${delivery.body}]` })),
      ),
  },
  'other-layout': {
    obeys: ['events.one-payload-shape'],
    what: 'The payload has the event, the delivery and the run at other places, and leaves the run out.',
    costs: { 'signature/any-text': 'the payload holds nothing that a caller sent' },
    choices: {
      events: {
        payload_layout: { event: '/meta/type', delivery_id: '/meta/delivery', run_id: '/data/run/id', run: null },
      },
    },
  },
});
