import { isolatedWebhooks } from '../../checks/isolation/webhooks.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(isolatedWebhooks, {
  'pinged-when-made': {
    obeys: ['isolation.webhooks'],
    what: 'A webhook is sent something that is no event of any run, when it is made.',
    choices: { events: { ping: 'ping' } },
  },
});
