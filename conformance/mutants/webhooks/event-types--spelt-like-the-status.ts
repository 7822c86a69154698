import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const eventTypeSpeltLikeStatus: Mutant = {
  id: 'webhooks/event-types--spelt-like-the-status',
  clauses: ['webhooks.event-types-name-the-three'],
  check: 'webhooks/event-types',
  mistake: 'The list spells the event as the status is spelled, with one l.',
  applyTo: (parts) =>
    withRecord(parts, 'listEventTypes', (type) =>
      type.code === 'run.cancelled' ? { ...type, code: 'run.canceled' } : type,
    ),
};
