import { payloadOnRepeat } from '../../checks/events/payload-on-repeat.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(payloadOnRepeat, {
  'payload-anew': {
    obeys: ['events.payload-on-repeat', 'events.same-id-on-repeat', 'events.signature-each-attempt'],
    what: 'The payload of each attempt tells its number and when it was sent.',
    choices: { events: { payload_on_repeat: ['attempt_number', 'sent_at'] } },
  },
});
