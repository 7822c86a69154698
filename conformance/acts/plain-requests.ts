/** A plain, valid request for each operation; the records that it takes are made. */
import { randomUUID } from 'node:crypto';
import { isIn, type OperationId, operations } from '../../src/contract/operations.ts';
import { assetSpecs } from '../arbitraries/lists.ts';
import { actsIn } from '../models/acts-in.ts';
import { callerOf, modelOf } from '../models/plain-operations.ts';
import { commonType, fileName } from '../models/uploadable.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import { freshFolder } from './fresh-folder.ts';
import { webhookBody } from './fresh-webhook.ts';
import { freshWorkflow, workflowBody } from './fresh-workflow.ts';
import { lastChange } from './threshold-updates.ts';

/** A request that the operation must accept from `callerOf`; a record that it deletes is nobody else's. */
export async function plainRequest(ctx: CheckContext, operation: OperationId): Promise<RequestDraft> {
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
      return { operation, path: { id: (await ctx.data.fresh('owner', assetSpecs(1))).assets[0]!.id }, ...acts };
    case 'getAssetFolder':
    case 'deleteAssetFolder':
      return { operation, path: { id: await freshFolder(ctx, 'owner', 'plain') }, ...acts };
    case 'createAssetUpload': {
      // A picture: a target that takes only some types of file takes this one, or its file says which.
      const filename = fileName(ctx.facts, `${ctx.newName('plain')}.png`);
      const body = { filename, mime_type: commonType(ctx.facts, 'image/png'), size_bytes: 512 };
      return { operation, body, ...acts };
    }
    case 'createAssetFolder':
      return { operation, body: { name: ctx.newName('plain') }, ...acts };
    case 'updateBalance':
      return {
        operation,
        body: { low_balance_threshold: ctx.facts.restore_threshold, ...(await lastChange(ctx)) },
        ...acts,
      };
    case 'getRun':
      return { operation, path: { id: (await ctx.runs.polled('succeeds')).id }, ...acts };
    case 'rateRun':
      return { operation, path: { run_id: (await ctx.runs.polled('succeeds')).id }, body: plain_rating, ...acts };
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
      // A target may refuse the suite's URLs: then nothing can be said of the operation.
      await ctx.hooks.shared();
      return { operation, body: await webhookBody(ctx, 'plain'), ...acts };
    case 'listWebhookDeliveries':
      return { operation, path: { webhook_id: await ctx.hooks.shared() }, ...acts };
    default:
      return { operation, ...acts };
  }
}

const plain_rating = { is_positive: true, reason: 'as it was asked for' };

/** The id of the first item of the finished batch. */
export async function aBatchItem(ctx: CheckContext): Promise<string> {
  const exchange = await ctx.call('owner', await plainRequest(ctx, 'listBatchItems'), 'some-items');
  const id = exchange.decoded?.page?.items[0]?.id;
  if (typeof id === 'string') return id;
  return ctx.stop('could-not-run', 'the list of fixtures.batches.finished shows no item', 'listBatchItems');
}

/** An asset to read: one of the suite's own, or where nothing may be made, one that is there. */
async function anAsset(ctx: CheckContext): Promise<string> {
  if (!ctx.facts.read_only && ctx.facts.operations.includes('createAssetUpload')) {
    return (await ctx.data.shared('owner', assetSpecs(1))).assets[0]!.id;
  }
  const exchange = await ctx.call('owner', { operation: 'listAssets' }, 'some-assets');
  const id = exchange.decoded?.page?.items[0]?.id;
  if (typeof id === 'string') return id;
  return ctx.stop('not-claimed', 'the list shows no asset, and the suite may make none here');
}

/** The path of a record that nobody has. */
export function unknownPath(operation: OperationId): Record<string, string> {
  return Object.fromEntries(operations[operation].path_parameters.map((name) => [name, randomUUID()]));
}
