import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const schemaOfCompletedOnly: Mutant = {
  id: 'webhooks/event-types--schema-of-completed-only',
  clauses: ['webhooks.event-types'],
  check: 'webhooks/event-types',
  mistake: 'Only the event that everybody uses has a schema; the others shall get theirs.',
  applyTo: (parts) =>
    withRecord(parts, 'listEventTypes', (type) => (type.code === 'run.completed' ? type : { ...type, schema: null })),
};
