/** Schemas of webhooks, event types, deliveries and the payload of events under the choices. */
import { bundledDocument, type Schema, type SchemaObject } from '../../contract/document.ts';
import { placedFields } from '../event-records.ts';
import { overlap } from '../pointers.ts';
import { referenceChoices } from '../reference-choices.ts';
import { webhookNames } from '../webhook-fields.ts';
import { projected, withProperty } from './record-schemas.ts';
import type { SchemaChange, SchemaChanges } from './schema-change.ts';
import { requires, withOptional, withoutMember, withSchemaAt } from './schema-places.ts';
import { settledChoice, type View } from './view.ts';

/** Fields that stand elsewhere, after all the others. */
const placed: SchemaChange = (schema, view) => {
  const places = (view.operation && placedFields[view.operation]) ?? {};
  const pointers = settledChoice(view, 'events.answer_pointers');
  const moved = Object.entries(places).filter(([field, place]) => pointers[place] !== `/${field}`);
  const kept = moved.reduce((all, [field]) => withoutMember(all, field), schema);
  return moved.reduce(
    (all, [field, place]) => {
      const property = schema.properties![field] as Schema;
      return withSchemaAt(all, pointers[place], property, requires(schema, field));
    },
    renamedFields(kept, view),
  );
};

/** A whole record, whose fields need not be where the document has them. */
const whole: SchemaChange = (schema, view) => {
  const pointers = settledChoice(view, 'events.answer_pointers');
  const places = Object.entries((view.operation && placedFields[view.operation]) ?? {});
  const moved = places.filter(([field, place]) => pointers[place] !== `/${field}`).map(([field]) => field);
  return withOptional(schema, moved);
};

/** A webhook under the names that the choices give its fields. */
function renamedFields(schema: SchemaObject, { choices, operation }: View): SchemaObject {
  if (operation !== 'createWebhook') return schema;
  const names = webhookNames(choices, operation, ['name', 'url', 'event_types']);
  const nameOf = (field: string) => names.get(field) ?? field;
  const properties = Object.entries(schema.properties!).map(([field, property]) => [nameOf(field), property]);
  const required = schema.required?.map(nameOf);
  return { ...schema, ...(required && { required }), properties: Object.fromEntries(properties) };
}

const parts = ['event', 'delivery_id', 'run', 'run_id'] as const;
type Part = (typeof parts)[number];

const usual = referenceChoices.events.payload_layout;

/** Parts of the payload where the layout has them: those that the schema speaks of. */
function rearranged(schema: SchemaObject, view: View): SchemaObject {
  const layout = settledChoice(view, 'events.payload_layout');
  const moved = parts.filter((part) => layout[part] !== usual[part] && partOf(schema, part) !== undefined);
  const kept = moved.reduce(withoutPart, schema);
  return moved.reduce((all, part) => {
    const place = layout[part];
    const is_in_run = part === 'run_id' && layout.run !== null && overlap(place ?? '', layout.run);
    return place === null || is_in_run ? all : withSchemaAt(all, place, partOf(schema, part)!);
  }, kept);
}

function partOf({ properties = {} }: SchemaObject, part: Part): Schema | undefined {
  if (part !== 'delivery_id') return properties[part];
  return properties.delivery && deliveryFields().properties!.id;
}

function deliveryFields(): SchemaObject {
  return bundledDocument().components.schemas.EventDelivery as SchemaObject;
}

function withoutPart(schema: SchemaObject, part: Part): SchemaObject {
  if (part !== 'delivery_id') return withoutMember(schema, part);
  return withProperty(schema, 'delivery', withoutMember(deliveryFields(), 'id'));
}

const anew = {
  attempt_number: { description: 'Which try this is, counted from 1.', type: 'integer', minimum: 1 },
  sent_at: { description: 'When this try was made.', type: 'string', format: 'date-time' },
} as const;

const payload: SchemaChange = (schema, view) => {
  const names = new Set(
    ([undefined, 'createWebhook'] as const).flatMap((operation) =>
      settledChoice({ ...view, operation }, 'events.payload_on_repeat'),
    ),
  );
  const fields = [...names].map((name) => [name, anew[name]]);
  const whole = { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) } };
  return rearranged(whole, view);
};

/** The payload of one event: what it says of the event and of the status of the run. */
const outcome: (status: 'completed' | 'failed' | 'canceled') => SchemaChange = (status) => (schema, view) => {
  const [whole, own] = schema.allOf as [Schema, SchemaObject];
  const words = status === 'canceled' ? [status] : settledChoice(view, 'records.status_words')[status];
  const [run, said] = (own.properties!.run as { allOf: [Schema, SchemaObject] }).allOf;
  const value = words.length === 1 ? { type: 'string', const: words[0] } : { type: 'string', enum: words };
  const told = withProperty(own, 'run', { allOf: [run, withProperty(said, 'status_code', value)] });
  return { ...schema, allOf: [whole, rearranged(told, view)] };
};

export const eventChanges: SchemaChanges = {
  Delivery: whole,
  EventType: whole,
  Webhook: placed,
  EventTypeFields: placed,
  DeliveryFields: (schema, view) => placed(projected(schema, view), view),
  EventPayload: payload,
  RunCompletedPayload: outcome('completed'),
  RunFailedPayload: outcome('failed'),
  RunCancelledPayload: outcome('canceled'),
};
