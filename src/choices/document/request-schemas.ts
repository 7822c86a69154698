/** Schemas of request bodies under the choices. */
import type { SchemaObject } from '../../contract/document.ts';
import { webhookNames } from '../webhook-fields.ts';
import { withNodes, withProperty } from './record-schemas.ts';
import type { SchemaChange, SchemaChanges } from './schema-change.ts';
import { withOptional, withoutMember } from './schema-places.ts';
import { settledChoice, type View } from './view.ts';

/** Bodies are open where unknown fields are ignored. */
function opened(schema: SchemaObject, view: View): SchemaObject {
  if (settledChoice(view, 'codes.unknown_body_field') === 'refused') return schema;
  const { additionalProperties, ...others } = schema;
  return additionalProperties === false ? others : schema;
}

const balance: SchemaChange = (schema, view) => {
  const update = opened(schema, view);
  if (settledChoice(view, 'records.timestamps').offset !== 'none') return update;
  return withProperty(update, 'updated_at', { type: 'string', maxLength: 40 });
};

const feedback: SchemaChange = (schema, view) => {
  const update = opened(schema, view);
  const clearing = settledChoice(view, 'feedback.clearing');
  if (clearing === 'null') return update;
  const description = `True for good, false for bad. ${clearing === 'omitted' ? 'Left out, the rating is cleared' : 'A body that is empty clears the rating'}.`;
  const rating = withOptional(withProperty(update, 'is_positive', { type: 'boolean', description }), ['is_positive']);
  return clearing === 'omitted' ? rating : { ...rating, anyOf: [{ required: ['is_positive'] }, { maxProperties: 0 }] };
};

/** A callback that need not be a URL. */
const runCreate: SchemaChange = (schema, view) => {
  const update = opened(schema, view);
  const { malformed } = settledChoice(view, 'runs.callback_url');
  if (malformed === 'refused') return update;
  const description = `Where to report the end of the run. It is called once the run has reached its final status; a malformed URL is ${malformed}.`;
  return withProperty(update, 'callback_url', { type: 'string', description });
};

const webhook: SchemaChange = (schema, view) => {
  const { secret_from } = settledChoice(view, 'events.webhook_fields');
  const open = opened(schema, view);
  const fields = withSubscription(secret_from === 'server' ? withoutMember(open, 'secret') : open, view);
  const names = webhookNames(view.choices, 'createWebhook');
  const nameOf = (field: string) => names.get(field) ?? field;
  const properties = Object.entries(fields.properties!).map(([field, property]) => [nameOf(field), property]);
  return { ...fields, required: fields.required!.map(nameOf), properties: Object.fromEntries(properties) };
};

const said = {
  none: 'Left out, it never fires.',
  all: 'Left out, it fires for every event.',
} as const;

function withSubscription(schema: SchemaObject, view: View): SchemaObject {
  const absent = settledChoice(view, 'events.subscription_absent');
  const is_refused = settledChoice(view, 'events.subscription_empty') === 'refused';
  const is_open = settledChoice(view, 'events.subscription_unknown') === 'ignored';
  if (absent === 'none' && !is_refused && !is_open) return schema;
  const { default: empty, items, ...others } = schema.properties!.event_types as SchemaObject;
  const anyCode = { type: 'string', description: 'The code of an event; one that is not known is ignored.' };
  const description = `The events that it wants. ${said[absent]}${is_refused ? '' : ' When it is empty, it never fires.'}`;
  return withProperty(schema, 'event_types', {
    ...others,
    description,
    ...(is_refused && { minItems: 1 }),
    ...(absent === 'none' && !is_refused && { default: empty }),
    items: is_open ? anyCode : items!,
  });
}

export const requestChanges: SchemaChanges = {
  AssetFolderCreate: opened,
  AssetUploadCreate: opened,
  BalanceUpdate: balance,
  FeedbackUpdate: feedback,
  GpuModelEntryCreate: opened,
  GraphInputCreate: opened,
  GraphOutputCreate: opened,
  GraphWorkflowCreate: (schema, view) => withNodes(opened(schema, view), view, { minItems: 1 }),
  GraphWorkflowRunCreate: runCreate,
  ModelRunCreate: runCreate,
  WebhookCreate: webhook,
};
