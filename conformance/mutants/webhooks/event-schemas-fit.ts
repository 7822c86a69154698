import type { Parts } from '../../../src/server/parts.ts';
import { eventSchemasFit } from '../../checks/webhooks/event-schemas-fit.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

interface Listed {
  required: readonly string[];
  properties: Readonly<Record<string, unknown>>;
}

export const mutants = mutantsOf(eventSchemasFit, {
  'requires-what-is-not-sent': {
    breaks: ['webhooks.event-schemas-fit'],
    mistake: 'The schemas were written for the first plan, in which each event named its organization.',
    applyTo: (parts) =>
      withSchema(parts, (schema) => ({ ...schema, required: [...schema.required, 'organization_id'] })),
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
