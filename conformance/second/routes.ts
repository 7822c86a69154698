/** Operations by path and method, and the needs of each caller. */

import { getMe, updateBalance } from './account.ts';
import { type Answer, Refusal } from './answers.ts';
import {
  createAssetFolder,
  createAssetUpload,
  deleteAsset,
  deleteAssetFolder,
  getAsset,
  getAssetFolder,
  listAssets,
  listAssetTypes,
} from './assets.ts';
import { getBatchItem, listBatchItems } from './batches.ts';
import type { Call } from './calls.ts';
import { getModelText } from './catalog.ts';
import { listAllDeliveries, listWebhookDeliveries } from './deliveries.ts';
import { dispatchModel, getRun, rateRun } from './runs.ts';
import { createWebhook, listEventTypes } from './webhooks.ts';
import { createGraphWorkflow, deleteGraphWorkflow, dispatchGraphWorkflowRun } from './workflows.ts';

export interface Route {
  method: string;
  /** Behind `/v1/`; `{name}` stands for one segment, `{name...}` for two to five. */
  path: string;
  operation: string;
  scope?: string;
  handle(call: Call): Answer | Promise<Answer>;
}

/** An operation is called like the function that handles it. */
const served: Readonly<Record<string, readonly [handle: Route['handle'], scope?: string]>> = {
  'GET health': [getHealth],
  'GET auth/me': [getMe],
  'PATCH billing/balance': [updateBalance],
  'GET assets': [listAssets],
  'GET assets/types': [listAssetTypes],
  'GET assets/{id}': [getAsset],
  'DELETE assets/{id}': [deleteAsset, 'library.edit'],
  'POST asset-uploads': [createAssetUpload, 'library.edit'],
  'POST asset-folders': [createAssetFolder, 'library.edit'],
  'GET asset-folders/{id}': [getAssetFolder],
  'DELETE asset-folders/{id}': [deleteAssetFolder, 'library.edit'],
  'GET models/{owner}/{slug}/llms.txt': [getModelText],
  'POST models/{model...}/runs': [dispatchModel, 'runs.start'],
  'GET runs/{id}': [getRun],
  'PATCH runs/{run_id}/feedback': [rateRun],
  'POST graph-workflows': [createGraphWorkflow, 'graph-workflows:create'],
  'DELETE graph-workflows/{id}': [deleteGraphWorkflow, 'graph-workflows:delete'],
  'POST graph-workflows/{owner}/{slug}/runs': [dispatchGraphWorkflowRun, 'graph-workflows:launch'],
  'GET batches/{batch_id}/items': [listBatchItems],
  'GET batches/{batch_id}/items/{id}': [getBatchItem],
  'POST webhooks': [createWebhook, 'hooks.manage'],
  'GET webhooks/event-types': [listEventTypes],
  'GET webhooks/any/deliveries': [listAllDeliveries],
  'GET webhooks/{webhook_id}/deliveries': [listWebhookDeliveries],
};

const routes: readonly Route[] = Object.entries(served).map(([key, [handle, scope]]) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path, operation: handle.name, handle, ...(scope !== undefined && { scope }) };
});

function getHealth(): Answer {
  return { status: 200, body: {} };
}

export interface Match {
  route: Route;
  path: Record<string, string>;
}

/** @throws Refusal where no route has this path, or none of those takes this method */
export function routeOf(method: string, pathname: string): Match {
  const segments = pathname.split('/').slice(2).map(decoded);
  const found = pathname.startsWith('/v1/') ? routes.flatMap((route) => matched(route, segments) ?? []) : [];
  if (found.length === 0) throw new Refusal('unknown_route', 'nothing is served here');
  const match = found.find(({ route }) => route.method === method);
  if (!match) throw new Refusal('wrong_method', 'this path takes other methods');
  return match;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal('unknown_route', 'the path is no text');
  }
}

function matched(route: Route, segments: readonly string[]): Match | undefined {
  const pattern = route.path.split('/');
  const many = pattern.findIndex((part) => part.endsWith('...}'));
  if (many >= 0) {
    const [before, after] = [many, pattern.length - many - 1];
    const middle = segments.slice(before, segments.length - after);
    const ends = [...segments.slice(0, before), ...segments.slice(segments.length - after)];
    const is_alike = ends.join('/') === pattern.filter((_, index) => index !== many).join('/');
    return is_alike && middle.length >= 2 && middle.length <= 5
      ? { route, path: { model: middle.join('/') } }
      : undefined;
  }
  if (pattern.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]!;
    if (part.startsWith('{')) path[part.slice(1, -1)] = segment;
    if (segment === '' || (!part.startsWith('{') && part !== segment)) return undefined;
  }
  return { route, path };
}
