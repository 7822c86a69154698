import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const eventCodeTakenApart: Mutant = {
  id: 'webhooks/event-types--code-taken-apart',
  clauses: ['webhooks.event-types'],
  check: 'webhooks/event-types',
  mistake: 'The code of one event is split into topic and action.',
  applyTo: (parts) =>
    withRecord(parts, 'listEventTypes', ({ code, ...type }) =>
      code === 'run.failed' ? { ...type, code: { topic: 'run', action: 'failed' } } : { ...type, code },
    ),
};
