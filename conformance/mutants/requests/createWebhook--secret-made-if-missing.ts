import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const secretMadeIfMissing: Mutant = {
  id: 'requests/createWebhook--secret-made-if-missing',
  clauses: ['webhooks.required-refused'],
  check: 'requests/createWebhook',
  mistake: 'A secret that is missing is made, and never told.',
  applyTo: (parts) => withBody(parts, 'createWebhook', (body) => ({ secret: 'not-told-to-anybody', ...body })),
};
