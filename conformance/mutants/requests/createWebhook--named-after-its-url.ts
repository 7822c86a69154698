import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const namedAfterItsUrl: Mutant = {
  id: 'requests/createWebhook--named-after-its-url',
  clauses: ['webhooks.required-refused'],
  check: 'requests/createWebhook',
  mistake: 'A webhook without a name is called after its URL.',
  applyTo: (parts) => withBody(parts, 'createWebhook', (body) => ({ name: body.url, ...body })),
};
