import type { Parts } from '../../../src/server/parts.ts';
import { eventSchemasFit } from '../../checks/webhooks/event-schemas-fit.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

interface Listed {
  properties: Readonly<Record<string, unknown>>;
}

export const mutants = mutantsOf(eventSchemasFit, {
  'of-a-list': {
    breaks: ['webhooks.event-schemas-fit'],
    mistake: 'The generator of schemas was handed the list of events, so that each schema is one of a list.',
    applyTo: (parts) =>
      withRecord(parts, 'listEventTypes', (type) => ({ ...type, schema: { type: 'array', items: type.schema } })),
  },
  'spelt-like-the-status': {
    breaks: ['webhooks.event-schemas-fit'],
    mistake: 'The schema of a cancelled run has the spelling of the status for the event.',
    applyTo: (parts) =>
      withSchema(parts, (schema, code) =>
        code === 'run.cancelled'
          ? { ...schema, properties: { ...schema.properties, event: { const: 'run.canceled' } } }
          : schema,
      ),
  },
});

function withSchema(parts: Parts, change: (schema: Listed, code: unknown) => Listed): Parts {
  return withRecord(parts, 'listEventTypes', (type) => ({ ...type, schema: change(type.schema as Listed, type.code) }));
}
