/** Schemas of records under the choices. */
import type { Schema, SchemaObject } from '../../contract/document.ts';
import { operationIds } from '../../contract/operations.ts';
import { chosen } from '../chosen.ts';
import { run_embeds } from '../stated.ts';
import { itemWords } from '../status-words.ts';
import type { SchemaChange, SchemaChanges } from './schema-change.ts';
import { withOptional, withSchemaAt } from './schema-places.ts';
import { runWords } from './value-schemas.ts';
import { isReferenceChoice, settledChoice, type View } from './view.ts';

export const componentRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Keywords that describe a value, and lay nothing down. */
const annotations = /^(?:description|readOnly|x-.*)$/;

/** A copy in which a property, where there is one, is another. Its annotations stay. */
export function withProperty(schema: SchemaObject, name: string, property: SchemaObject): SchemaObject {
  const known = schema.properties?.[name];
  if (typeof known !== 'object') return schema;
  const said = Object.fromEntries(Object.entries(known).filter(([keyword]) => annotations.test(keyword)));
  return { ...schema, properties: { ...schema.properties, [name]: { ...said, ...property } } };
}

/** True where a key that is named by null may have made it. */
function mayBeNobodys({ choices }: View): boolean {
  return operationIds.some((id) => chosen(choices, 'records.actor', id) === 'none');
}

const drops = (view: View) => settledChoice(view, 'records.nulls') === 'absent';

/** Projections that keep the id leave no item of a list without it. */
export const projected: SchemaChange = (schema, view) =>
  settledChoice(view, 'lists.id_always_projected') === true
    ? { ...schema, required: [...(schema.required ?? []), 'id'] }
    : schema;

const assetFields: SchemaChange = (schema, view) => {
  let fields = mayBeNobodys(view) ? ownerless(projected(schema, view)) : projected(schema, view);
  const form = settledChoice(view, 'assets.presign_off_url');
  if (form === 'null') fields = withProperty(fields, 'url', componentRef('UrlOrNull'));
  else if (form !== 'plain') {
    const pattern = form === 'relative' ? '^(https?://|/)[^\\s]+$' : '^[a-z][a-z0-9+.-]*://[^\\s]+$';
    fields = withProperty(fields, 'url', { type: 'string', pattern, maxLength: 8192 });
    if (settledChoice(view, 'assets.thumbnail_url') !== 'null')
      fields = withProperty(fields, 'thumbnail_url', { type: ['string', 'null'], pattern, maxLength: 8192 });
  }
  if (settledChoice(view, 'assets.thumbnail_url') === 'null')
    fields = withProperty(fields, 'thumbnail_url', { type: 'null' });
  return fields;
};

/** The creator of a record may be null, and then no user is embedded. */
function ownerless(schema: SchemaObject): SchemaObject {
  const user = { anyOf: [componentRef('MinimalUser'), { type: 'null' }] };
  return withProperty(withProperty(schema, 'created_by', componentRef('UuidOrNull')), 'created_by_user', user);
}

const asset: SchemaChange = (schema, view) => {
  if (!drops(view)) return schema;
  const absent = [
    ...(mayBeNobodys(view) ? ['created_by'] : []),
    ...(settledChoice(view, 'assets.presign_off_url') === 'null' ? ['url'] : []),
  ];
  return withOptional(schema, absent);
};

const attempt: SchemaChange = (schema, view) => {
  if (settledChoice(view, 'records.attempt_status_code') === 'string') return schema;
  const property = { type: ['integer', 'null'], minimum: 100, maximum: 599 };
  const description = 'The HTTP status that the receiver answered; null when it gave no answer.';
  return withProperty(schema, 'status_code', { ...property, description });
};

const batchItemFields: SchemaChange = (schema, view) => {
  const fields = projected(schema, view);
  if (settledChoice(view, 'records.batch_item_words') === 'as_runs') return fields;
  const words = [...itemWords(view.choices, view.operation).values()];
  return withProperty(fields, 'status_code', { type: 'string', enum: words, maxLength: 64 });
};

const run: SchemaChange = (schema, view) =>
  settledChoice(view, 'records.run_embeds') === 'always' ? schema : withOptional(schema, run_embeds);

/** Nodes that each hold their id. */
const nodeList: SchemaObject = {
  type: 'array',
  maxItems: 10_000,
  items: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', description: 'The key of the node.' } },
    additionalProperties: true,
  },
};

export function withNodes(schema: SchemaObject, view: View, more: SchemaObject = {}): SchemaObject {
  if (settledChoice(view, 'records.workflow_shapes').workflow_json === 'nodes_by_id') return schema;
  return withProperty(schema, 'workflow_json', { ...nodeList, ...more });
}

const graphWorkflow: SchemaChange = (schema, view) => {
  const workflow = withNodes(schema, view);
  if (settledChoice(view, 'records.workflow_shapes').collections === 'items') return workflow;
  const list = { type: 'array', maxItems: 200, items: componentRef('FreeObject') };
  return withProperty(withProperty(workflow, 'models', list), 'custom_nodes', list);
};

/** Answer to the dispatch of a model, with its parts where the choices have them. */
const modelDispatch: SchemaChange = (schema, view) => {
  if (isReferenceChoice(view, 'runs.dispatch_response')) return schema;
  const { id, status, body, answers } = settledChoice(view, 'runs.dispatch_response');
  const { run_id, status: usual } = schema.properties as Record<'run_id' | 'status', SchemaObject>;
  const is_run = body === 'run';
  const is_any = is_run || answers === 'ended';
  const word: Schema = is_any
    ? { description: 'How far the run has come.', type: 'string', enum: runWords(view), maxLength: 64 }
    : usual;
  const own: readonly (string | null)[] = is_run ? ['/id', '/status_code'] : [];
  const parts: [string | null, Schema][] = [
    [id, run_id],
    [status, word],
  ];
  const placed = parts.reduce<SchemaObject>(
    (all, [place, part]) => (place === null || own.includes(place) ? all : withSchemaAt(all, place, part)),
    { type: 'object' },
  );
  const description = 'What tells of a model run that was dispatched.';
  return is_run ? { description, ...placed, allOf: [componentRef('Run')] } : { description, ...placed };
};

const assetFolderFields: SchemaChange = (schema, view) => (mayBeNobodys(view) ? ownerless(schema) : schema);
const assetFolder: SchemaChange = (schema, view) =>
  withOptional(schema, drops(view) && mayBeNobodys(view) ? ['created_by'] : []);

export const recordChanges: SchemaChanges = {
  Asset: asset,
  AssetFields: assetFields,
  AssetFolder: assetFolder,
  AssetFolderFields: assetFolderFields,
  Attempt: attempt,
  BatchItemFields: batchItemFields,
  Run: run,
  GraphWorkflow: graphWorkflow,
  ModelRunReceipt: modelDispatch,
};
