import { requestCheck } from '../../checks/requests/operation.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('createWebhook'), {
  'list-required': {
    breaks: ['webhooks.create-body'],
    mistake: 'A webhook without a list never fires, so the list is required.',
    applyTo: (parts) => withRefusal(parts, 'createWebhook', (_, body) => !('event_types' in body)),
  },
  'named-after-its-url': {
    breaks: ['webhooks.required-refused'],
    mistake: 'A webhook without a name is called after its URL.',
    applyTo: (parts) => withBody(parts, 'createWebhook', (body) => ({ name: body.url, ...body })),
  },
  'secret-made-if-missing': {
    breaks: ['webhooks.required-refused'],
    mistake: 'A secret that is missing is made, and never told.',
    applyTo: (parts) => withBody(parts, 'createWebhook', (body) => ({ secret: 'not-told-to-anybody', ...body })),
  },
});
