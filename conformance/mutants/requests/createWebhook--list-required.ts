import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const listOfEventsRequired: Mutant = {
  id: 'requests/createWebhook--list-required',
  clauses: ['webhooks.create-body'],
  check: 'requests/createWebhook',
  mistake: 'A webhook without a list never fires, so the list is required.',
  applyTo: (parts) => withRefusal(parts, 'createWebhook', (_, body) => !('event_types' in body)),
};
