import { onePayloadShape } from '../../checks/events/one-payload-shape.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(onePayloadShape, {
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
