/** The clause that an answer breaks, by the operation and by the field at fault. */
import { eachIn, isIn, type OperationId, operations, operationsIn } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';

/** The main clause of each operation, broken where a plain request gets no proper answer. */
const own_clauses: Readonly<Record<OperationId, string>> = {
  getHealth: 'health.probe',
  getMe: 'account.profile',
  updateBalance: 'billing.answers-balance',
  listAssets: 'pagination.envelope',
  getAsset: 'assets.read',
  deleteAsset: 'soft-delete.asset',
  listAssetTypes: 'pagination.envelope',
  createAssetUpload: 'uploads.answer',
  createAssetFolder: 'folders.create',
  getAssetFolder: 'folders.read',
  deleteAssetFolder: 'soft-delete.folder',
  ...eachIn('model_dispatches', 'runs.model-path'),
  getRun: 'runs.read',
  getModelText: 'catalog.text',
  rateRun: 'feedback.answers-run',
  createGraphWorkflow: 'workflows.create-answers-workflow',
  deleteGraphWorkflow: 'workflows.soft-delete',
  dispatchGraphWorkflowRun: 'workflows.dispatch-answer',
  listBatchItems: 'batches.items',
  getBatchItem: 'batches.item-read',
  createWebhook: 'webhooks.subscription',
  listEventTypes: 'webhooks.event-types',
  listWebhookDeliveries: 'webhooks.deliveries',
  listAllDeliveries: 'webhooks.all-deliveries',
};

/** The clause about the fields of an operation's record, as a whole. */
const field_clauses: { readonly [Id in OperationId]?: string } = {
  getHealth: 'health.probe',
  getMe: 'types.user-profile-fields',
  updateBalance: 'types.credit-balance-fields',
  listAssets: 'types.asset-fields',
  getAsset: 'types.asset-fields',
  listAssetTypes: 'types.asset-type-fields',
  createAssetUpload: 'types.upload-session-fields',
  createAssetFolder: 'types.asset-folder-fields',
  getAssetFolder: 'types.asset-folder-fields',
  ...eachIn('model_dispatches', 'runs.dispatch-answers-id'),
  getRun: 'types.run-fields',
  rateRun: 'types.run-fields',
  createGraphWorkflow: 'types.graph-workflow-fields',
  listBatchItems: 'types.batch-item-fields',
  getBatchItem: 'types.batch-item-fields',
  listWebhookDeliveries: 'types.attempt-fields',
  listAllDeliveries: 'types.attempt-fields',
};

/** Records within others, by the member that holds them: the clause about their fields. */
export const nested_clauses: { readonly [member: string]: string } = {
  created_by_user: 'types.minimal-user-fields',
  node_runs: 'types.node-run-fields',
  logs: 'types.run-log-fields',
  model: 'types.model-fields',
  examples: 'types.model-example-fields',
  faq_entries: 'types.model-faq-entry-fields',
  pricing: 'types.model-pricing-rule-fields',
  related_links: 'types.model-related-link-fields',
  graph_workflow: 'types.graph-workflow-fields',
  gpu_explicit_models: 'types.gpu-model-entry-fields',
  run: 'types.run-fields',
};

/** Inputs and outputs, which models and workflows both have. */
export const model_members: { readonly [member: string]: string } = {
  inputs: 'types.model-input-fields',
  outputs: 'types.model-output-fields',
};
export const workflow_members: { readonly [member: string]: string } = {
  inputs: 'types.graph-input-fields',
  outputs: 'types.graph-output-fields',
};

const of_workflows = [
  'versioning.version-fields',
  'types.graph-workflow-fields',
  'types.graph-input-fields',
  'types.graph-output-fields',
  'types.gpu-model-entry-fields',
];
/** Clauses on the run within a batch item; more that it may embed is nowhere stated. */
const inside_items = ['types.run-fields', 'types.decimal', 'types.node-run-fields', 'types.run-log-fields'];
const of_runs = [
  'types.decimal',
  'catalog.record-complete',
  'types.node-run-fields',
  'types.run-log-fields',
  'types.model-fields',
  ...Object.values(model_members),
  'types.model-example-fields',
  'types.model-faq-entry-fields',
  'types.model-pricing-rule-fields',
  'types.model-related-link-fields',
  ...of_workflows,
];

/** Clauses about the shape of single values, beyond those of every answer. */
const shape_clauses: { readonly [Id in OperationId]?: readonly string[] } = {
  getHealth: ['errors.validation-envelope'],
  updateBalance: ['types.decimal'],
  listAssets: ['types.minimal-user-fields', 'types.minimal-user-omits', 'pagination.at-most-500'],
  getAsset: ['types.minimal-user-fields', 'types.minimal-user-omits'],
  listAssetTypes: ['pagination.at-most-500'],
  getRun: of_runs,
  rateRun: [...of_runs, 'feedback.error-envelope'],
  createGraphWorkflow: of_workflows,
  listBatchItems: ['pagination.envelope', ...inside_items],
  getBatchItem: [...inside_items, 'errors.validation-envelope'],
  getModelText: ['errors.validation-envelope'],
};

/** Clauses about what an operation makes of a request. */
const request_clauses: { readonly [Id in OperationId]?: readonly string[] } = {
  getMe: ['account.memberships-when-embedded', 'account.embed'],
  updateBalance: ['billing.update', 'billing.threshold-taken', 'billing.invalid-refused'],
  listAssets: ['embedding.asset-user', 'embedding.asset-user-matches'],
  getAsset: ['embedding.asset-user', 'assets.unknown-not-served'],
  deleteAsset: ['assets.unknown-not-served'],
  createAssetUpload: ['uploads.body', 'uploads.invalid-refused'],
  createAssetFolder: ['folders.invalid-refused'],
  getAssetFolder: ['assets.unknown-not-served'],
  deleteAssetFolder: ['assets.unknown-not-served'],
  ...eachIn('model_dispatches', ['runs.dispatch-inputs', 'runs.invalid-dispatch-refused']),
  getRun: ['runs.unknown-not-served'],
  rateRun: ['feedback.body'],
  createGraphWorkflow: ['workflows.create-required', 'workflows.create-optional', 'workflows.prefix'],
  dispatchGraphWorkflowRun: ['workflows.dispatch-path', 'workflows.dispatch-body', 'runs.invalid-dispatch-refused'],
  deleteGraphWorkflow: ['workflows.unknown-not-deleted'],
  listBatchItems: ['embedding.batch-run', 'embedding.batch-run-nested', 'batches.items-of-the-batch'],
  getBatchItem: ['embedding.batch-run', 'embedding.batch-run-nested', 'batches.item-not-found-refused'],
  createWebhook: ['webhooks.create-body', 'webhooks.required-refused'],
  listWebhookDeliveries: ['webhooks.deliveries-of-the-webhook'],
  getModelText: ['catalog.published-public-only'],
};

/** The operations that section 7.2 names. */
export const validated = operationsIn('validation_envelope_operations');

export function ownClause(operation: OperationId): string {
  return own_clauses[operation];
}

/** The clauses that give paths, broken where nothing answers there. */
const path_clauses: { readonly [Id in OperationId]?: string } = {
  ...eachIn('model_dispatches', 'runs.model-path'),
  createGraphWorkflow: 'workflows.prefix',
  dispatchGraphWorkflowRun: 'workflows.dispatch-path',
};

/** The clause that the refusal of a request breaks with which nothing is wrong. @param way that of what was asked */
export function refusedClause({ request, received }: Exchange, way: string | undefined): string {
  const is_nowhere = received?.status === 404 || received?.status === 405;
  return (is_nowhere ? path_clauses[request.operation] : undefined) ?? way ?? ownClause(request.operation);
}

/** Operations whose requests break a more particular clause than the one about their answers. */
const answered_elsewhere: readonly OperationId[] = ['createAssetUpload', 'createWebhook', 'dispatchGraphWorkflowRun'];

/** Every clause that the way an operation takes its requests can be found to break. */
export function requestClauses(operation: OperationId): string[] {
  const own = answered_elsewhere.includes(operation) ? [] : [ownClause(operation)];
  return [...new Set([...own, ...(request_clauses[operation] ?? []), 'errors.no-server-error'])];
}

/** Every clause that the shape of an operation's answers can be found to break. */
export function shapeClauses(operation: OperationId): string[] {
  const { kind } = operations[operation].success;
  const values = kind === 'empty' ? [] : ['types.uuid', 'types.timestamp', 'types.code-string'];
  const fields = field_clauses[operation];
  const all = [
    ownClause(operation),
    'document.json',
    ...values,
    ...(fields === undefined ? [] : [fields]),
    ...(shape_clauses[operation] ?? []),
    ...(validated.includes(operation) || operation === 'rateRun' ? [] : ['errors.envelope-elsewhere']),
    'errors.refusal-is-4xx',
  ];
  return [...new Set(all)];
}

/** Fields that hold decimal numbers as texts (section 2). */
const decimals = ['cost', 'balance', 'price', 'low_balance_threshold', 'min_value', 'max_value'];
/** Identifiers without `_id` in their name, and texts of any form that have it there. */
const identifiers = ['id', 'created_by', 'deleted_by'];
const other_texts = ['source_id', 'request_id', 'graph_node_id'];

/** The clause that a wrong value breaks. @param pointer where it stands in the record or page */
export function valueClause(operation: OperationId, pointer: string, keyword: string): string {
  const path = pointer.split('/').slice(1);
  const isPage = operations[operation].success.kind === 'page';
  const inside = isPage ? path.slice(2) : path;
  const allowed = new Set(shapeClauses(operation));
  if (isPage && inside.length === 0) {
    const of_pages = keyword === 'maxItems' ? 'pagination.at-most-500' : 'pagination.envelope';
    return allowed.has(of_pages) ? of_pages : ownClause(operation);
  }
  const found = keyword === 'required' ? undefined : ruleOfPlace(operation, inside);
  if (found !== undefined && allowed.has(found)) return found;
  return nestedClause(operation, inside, allowed) ?? field_clauses[operation] ?? ownClause(operation);
}

/** The clause of the innermost record that a value stands in and that the operation is known to show. */
function nestedClause(
  operation: OperationId,
  path: readonly string[],
  allowed: ReadonlySet<string>,
): string | undefined {
  const at_workflow = operation === 'createGraphWorkflow' || path.includes('graph_workflow');
  const clauses = {
    ...nested_clauses,
    ...(at_workflow ? workflow_members : path.includes('model') ? model_members : {}),
  };
  // `input`, `graph` and others hold anything; a member of theirs is no record of the specification.
  const innermost = path.slice(0, -1).findLast((name) => Object.hasOwn(clauses, name) && allowed.has(clauses[name]!));
  return innermost === undefined ? undefined : clauses[innermost];
}

/** The lists that are part of a model's record. */
export const catalog_lists = [...Object.keys(model_members), 'examples', 'faq_entries', 'pricing', 'related_links'];

/** Fields that only one record has, and whose form is all that is said of it beyond ids and times. */
const particular = ['gpu_model_code', 'low_balance_notified_at'];

function ruleOfPlace(operation: OperationId, path: readonly string[]): string | undefined {
  const [holder = '', before = '', name = ''] = ['', '', ...path].slice(-3);
  if (before === 'model' && catalog_lists.includes(name)) return 'catalog.record-complete';
  if (particular.includes(name) || (name === 'run_id' && isIn('dispatches', operation))) return undefined;
  // The status with which an example or an attempt was answered is a number, by their own tables.
  if (name === 'status_code' && ['examples', 'attempts'].includes(holder)) return undefined;
  return ruleOfField(name);
}

function ruleOfField(name: string): string | undefined {
  if (name === 'target_version' || name === 'version') return 'versioning.version-fields';
  if (identifiers.includes(name) || (name.endsWith('_id') && !other_texts.includes(name))) return 'types.uuid';
  if (name.endsWith('_at') || name === 'timestamp') return 'types.timestamp';
  if (name.endsWith('_code')) return 'types.code-string';
  return decimals.includes(name) ? 'types.decimal' : undefined;
}
