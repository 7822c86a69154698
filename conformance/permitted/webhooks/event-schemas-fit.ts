import type { Parts } from '../../../src/server/parts.ts';
import { eventSchemasFit } from '../../checks/webhooks/event-schemas-fit.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

interface Listed {
  code: string;
  schema: unknown;
}

const uuid = { type: 'string', format: 'uuid' };

export const permitted = permittedOf(eventSchemasFit, {
  'of-the-run-alone': {
    obeys: ['webhooks.event-schemas-fit'],
    what: 'The schemas are those of the run that a payload holds, by draft-07 with a reference, and in the manner of OpenAPI with nulls.',
    choices: { events: { event_types_answer: 'array' } },
    rests_on: ['events.payload_layout'],
    apart: { 'events/one-payload-shape--other-layout': 'its payload leaves out the run, whose schema is listed' },
    applyTo: (parts) =>
      withSchemas(parts, () => ({
        $schema: 'http://json-schema.org/draft-07/schema#',
        $ref: '#/definitions/Run',
        definitions: {
          Run: {
            type: 'object',
            required: ['id', 'status_code'],
            properties: {
              id: uuid,
              status_code: { type: 'string', pattern: '(?i)^[a-z]+$' },
              failure_code: { type: 'string', nullable: true },
              callback_url: { type: 'string', format: 'uri' },
            },
          },
        },
      })),
  },
  'of-the-delivery-by-2020-12': {
    obeys: ['webhooks.event-schemas-fit'],
    what: 'The schemas are closed ones, by 2020-12, of the member that tells of the delivery.',
    choices: { events: { event_types_answer: 'array' } },
    applyTo: (parts) =>
      withSchemas(parts, () => ({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: { id: uuid, created_at: { type: 'string' } },
        unevaluatedProperties: false,
      })),
  },
  'written-in-other-languages': {
    obeys: ['webhooks.event-schemas-fit'],
    what: 'One schema is true, one lists the members with a word for each, and one is a URL.',
    choices: { events: { event_types_answer: 'array' } },
    costs: { 'webhooks/event-schemas-fit': 'no schema is listed that says anything in JSON Schema' },
    applyTo: (parts) =>
      withSchemas(parts, (code) => {
        if (code === 'run.completed') return true;
        return code === 'run.failed'
          ? { type: 'string', run_id: 'integer', tenant: 'text' }
          : 'https://schemas.example/run-cancelled.json';
      }),
  },
});

function withSchemas(parts: Parts, schemaOf: (code: string) => unknown): Parts {
  return withWire(parts, 'listEventTypes', (wire) => {
    const listed = JSON.parse(wire.body!) as Listed[];
    return { ...wire, body: JSON.stringify(listed.map((one) => ({ ...one, schema: schemaOf(one.code) }))) };
  });
}
