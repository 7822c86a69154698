import { eventTypesListed } from '../../checks/webhooks/event-types.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(eventTypesListed, {
  'cancellations-for-keys-alone': {
    breaks: ['webhooks.event-types-name-the-three'],
    mistake: 'The form for webhooks offers people a list of its own, which is shorter.',
    applyTo: (parts) =>
      withReply(parts, 'listEventTypes', (reply, { caller }) => {
        if (reply.kind !== 'page' || caller?.kind !== 'user') return reply;
        const items = reply.page.items.filter(({ code }) => code !== 'run.cancelled');
        return { ...reply, page: { ...reply.page, items } };
      }),
  },
  'code-taken-apart': {
    breaks: ['webhooks.event-types'],
    mistake: 'The code of one event is split into topic and action.',
    applyTo: (parts) =>
      withRecord(parts, 'listEventTypes', ({ code, ...type }) =>
        code === 'run.failed' ? { ...type, code: { topic: 'run', action: 'failed' } } : { ...type, code },
      ),
  },
  'schema-of-completed-only': {
    breaks: ['webhooks.event-types'],
    mistake: 'Only the event that everybody uses has a schema; the others shall get theirs.',
    applyTo: (parts) =>
      withRecord(parts, 'listEventTypes', (type) => (type.code === 'run.completed' ? type : { ...type, schema: null })),
  },
  'spelt-like-the-status': {
    breaks: ['webhooks.event-types-name-the-three'],
    mistake: 'The list spells the event as the status is spelled, with one l.',
    applyTo: (parts) =>
      withRecord(parts, 'listEventTypes', (type) =>
        type.code === 'run.cancelled' ? { ...type, code: 'run.canceled' } : type,
      ),
  },
});
