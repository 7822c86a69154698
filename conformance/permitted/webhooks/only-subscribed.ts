import { onlySubscribed } from '../../checks/webhooks/only-subscribed.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(onlySubscribed, {
  'all-unless-told': {
    obeys: ['webhooks.only-subscribed', 'webhooks.create-body', 'webhooks.required-refused'],
    what: 'A webhook without a list gets everything, and unknown codes in one are ignored; what is invalid is 400.',
    choices: {
      events: { subscription_absent: 'all', subscription_unknown: 'ignored' },
      codes: { for: { createWebhook: { refusal: { invalid: 400 }, unknown_body_field: 'ignored' } } },
    },
  },
});
