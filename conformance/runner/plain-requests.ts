/** For each operation a plain request that nothing is wrong with, and the records that it takes. */
import { isIn, type OperationId, operationIds, operations, operationsIn } from '../../src/contract/operations.ts';
import { assetSpecs } from '../arbitraries/lists.ts';
import type { ModelFixture, PrincipalName } from '../target/target.ts';
import { actsIn } from './acts-in.ts';
import type { Facts } from './check.ts';
import type { CheckContext, RequestDraft } from './context.ts';
import { freshFolder } from './fresh-folder.ts';
import { webhookBody } from './fresh-webhook.ts';
import { freshWorkflow, workflowBody } from './fresh-workflow.ts';

/** An operation, as far as a plain request of it is concerned. */
export type PlainOperation = OperationId;

/** What has to be done before an operation can be called. */
const makers: { readonly [Id in PlainOperation]?: readonly OperationId[] } = {
  deleteAsset: ['createAssetUpload'],
  getAssetFolder: ['createAssetFolder'],
  deleteAssetFolder: ['createAssetFolder'],
  rateRun: ['getRun'],
  deleteGraphWorkflow: ['createGraphWorkflow'],
  getBatchItem: ['listBatchItems'],
};

/** Why an operation cannot be called on this target at all; undefined where it can. Its area is claimed. */
export function hindrance(facts: Facts, operation: PlainOperation): string | undefined {
  const { fixtures = {} } = facts;
  const maker = makers[operation]?.find((id) => !facts.operations.includes(id));
  if (maker) return `the target does not claim ${maker}, which makes the record that it takes`;
  if (isIn('model_dispatches', operation)) {
    const { length } = operations[operation].path_parameters;
    return modelOf(facts, length) ? undefined : `no model in fixtures.models has a path of ${length} segments`;
  }
  switch (operation) {
    // What the account read answers to an API key is the target's choice.
    case 'getMe':
      return facts.principals.human ? undefined : 'the target file has no principals.human';
    case 'updateBalance':
      return facts.restore_threshold === undefined
        ? 'the target file does not give billing.restore_threshold, the threshold to put back'
        : undefined;
    case 'getRun':
      return fixtures.models?.succeeds ? undefined : 'the target file has no fixtures.models.succeeds';
    case 'rateRun': {
      const missing = fixtures.models?.succeeds ? 'principals.human' : 'fixtures.models.succeeds';
      return fixtures.models?.succeeds && facts.principals.human ? undefined : `the target file has no ${missing}`;
    }
    case 'createGraphWorkflow':
    case 'deleteGraphWorkflow':
      return fixtures.workflow?.create ? undefined : 'the target file has no fixtures.workflow.create';
    case 'dispatchGraphWorkflowRun':
      return fixtures.workflow?.slug && fixtures.workflow.owner
        ? undefined
        : 'the target file has no fixtures.workflow with owner and slug';
    case 'listBatchItems':
    case 'getBatchItem':
      return fixtures.batches?.finished ? undefined : 'the target file has no fixtures.batches.finished';
    case 'getModelText':
      return fixtures.catalog?.public ? undefined : 'the target file has no fixtures.catalog.public';
    case 'createWebhook':
    case 'listWebhookDeliveries':
      return facts.no_webhooks?.reason;
    default:
      return undefined;
  }
}

/** The operations that can be called on this target: claimed, not forbidden, and with all that they take. */
export function callable(facts: Facts): PlainOperation[] {
  return operationIds.filter((operation) => {
    if (!facts.operations.includes(operation) || hindrance(facts, operation) !== undefined) return false;
    return !facts.read_only || !needsWrites(operation);
  });
}

/** Reads of records that the target file does not name, which the suite has to make. */
const reads_of_made = ['getAssetFolder', 'getRun', 'listWebhookDeliveries'];

export function needsWrites(operation: PlainOperation): boolean {
  return isIn('writes', operation) || reads_of_made.includes(operation);
}

/** Operations that a caller without a token may be answered, on some targets or on all (section 5, and an open clause). */
const perhaps_anonymous: readonly PlainOperation[] = [...operationsIn('anonymous'), 'listEventTypes'];

/** The callable operations that nobody may call without a token. */
export function tokenNeeded(facts: Facts): PlainOperation[] {
  return callable(facts).filter((operation) => !perhaps_anonymous.includes(operation));
}

const humans: readonly PlainOperation[] = ['getMe', 'rateRun'];

/** Who may call it on every target. */
export function callerOf(operation: PlainOperation): PrincipalName {
  return humans.includes(operation) ? 'human' : 'owner';
}

/** A request that the operation must accept from `callerOf`; a record that it deletes is nobody else's. */
export async function plainRequest(ctx: CheckContext, operation: PlainOperation): Promise<RequestDraft> {
  const acts = actsIn(ctx.facts, callerOf(operation));
  const { fixtures = {} } = ctx.facts;
  if (isIn('model_dispatches', operation)) {
    const names = operations[operation].path_parameters;
    const model = modelOf(ctx.facts, names.length)!;
    const segments = model.path.split('/');
    const path = Object.fromEntries(names.map((name, index) => [name, segments[index]!]));
    return { operation, path, body: { ...model.input }, ...acts };
  }
  switch (operation) {
    case 'getAsset':
      return { operation, path: { id: await anAsset(ctx) }, ...acts };
    case 'deleteAsset':
      return { operation, path: { id: (await ctx.fresh('owner', assetSpecs(1))).assets[0]!.id }, ...acts };
    case 'getAssetFolder':
    case 'deleteAssetFolder':
      return { operation, path: { id: await freshFolder(ctx, 'owner', 'plain') }, ...acts };
    case 'createAssetUpload': {
      // A picture: whoever takes only some types of file takes this one.
      const body = { filename: `${ctx.prefix}plain.png`, mime_type: 'image/png', size_bytes: 512 };
      return { operation, body, ...acts };
    }
    case 'createAssetFolder':
      return { operation, body: { name: `${ctx.prefix}plain` }, ...acts };
    case 'updateBalance':
      return { operation, body: { low_balance_threshold: ctx.facts.restore_threshold }, ...acts };
    case 'getRun':
      return { operation, path: { id: (await ctx.life('succeeds')).id }, ...acts };
    case 'rateRun':
      return { operation, path: { run_id: (await ctx.life('succeeds')).id }, body: plain_rating, ...acts };
    case 'createGraphWorkflow':
      return { operation, body: workflowBody(ctx, 'plain'), ...acts };
    case 'deleteGraphWorkflow':
      return { operation, path: { id: (await freshWorkflow(ctx, 'owner', 'plain')).id }, ...acts };
    case 'dispatchGraphWorkflowRun': {
      const { owner = '', slug = '', input = {} } = fixtures.workflow ?? {};
      return { operation, path: { owner, slug }, body: { ...input }, ...acts };
    }
    case 'listBatchItems':
      return { operation, path: { batch_id: fixtures.batches?.finished?.id ?? '' }, ...acts };
    case 'getBatchItem':
      return {
        operation,
        path: { batch_id: fixtures.batches?.finished?.id ?? '', id: await aBatchItem(ctx) },
        ...acts,
      };
    case 'getModelText':
      return { operation, path: { ...fixtures.catalog?.public } as Record<string, string>, ...acts };
    case 'createWebhook':
      // Which URLs a webhook may have is open: where the suite's own are refused, nothing can be said of the operation.
      await ctx.sharedWebhook();
      return { operation, body: await webhookBody(ctx, 'plain'), ...acts };
    case 'listWebhookDeliveries':
      return { operation, path: { webhook_id: await ctx.sharedWebhook() }, ...acts };
    default:
      return { operation, ...acts };
  }
}

const plain_rating = { is_positive: true, reason: 'as it was asked for' };

/** A model whose path has so many segments: the one that is named for it, or any that ends well. */
export function modelOf({ fixtures = {} }: Pick<Facts, 'fixtures'>, segments: number): ModelFixture | undefined {
  const names = [segment_names[segments] ?? '', 'succeeds'];
  const { models = {} } = fixtures;
  return names.map((name) => models[name]).find((model) => model?.path.split('/').length === segments);
}

const segment_names: { readonly [segments: number]: string } = {
  2: 'two_segments',
  3: 'three_segments',
  4: 'four_segments',
  5: 'five_segments',
};

/** The id of the first item of the finished batch. */
export async function aBatchItem(ctx: CheckContext): Promise<string> {
  const exchange = await ctx.call('owner', await plainRequest(ctx, 'listBatchItems'), 'some-items');
  const id = exchange.decoded?.page?.items[0]?.id;
  if (typeof id === 'string') return id;
  return ctx.stop('could-not-run', 'the list of fixtures.batches.finished shows no item', 'listBatchItems');
}

/** An asset to read: one of the suite's own, or where nothing may be made, one that is there. */
export async function anAsset(ctx: CheckContext): Promise<string> {
  if (!ctx.facts.read_only && ctx.facts.operations.includes('createAssetUpload')) {
    return (await ctx.shared('owner', assetSpecs(1))).assets[0]!.id;
  }
  const exchange = await ctx.call('owner', { operation: 'listAssets' }, 'some-assets');
  const id = exchange.decoded?.page?.items[0]?.id;
  if (typeof id === 'string') return id;
  return ctx.stop('not-claimed', 'the list shows no asset, and the suite may make none here');
}
