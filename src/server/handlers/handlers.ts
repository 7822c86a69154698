import { eachIn } from '../../contract/operations.ts';
import type { Handlers } from '../parts.ts';
import { getMe } from './account.ts';
import { listAssetTypes } from './asset-types.ts';
import { deleteAsset, getAsset, listAssets } from './assets.ts';
import { getBatchItem, listBatchItems } from './batches.ts';
import { updateBalance } from './billing.ts';
import { getModelText } from './catalog.ts';
import { listAllDeliveries, listWebhookDeliveries } from './deliveries.ts';
import { dispatchGraphWorkflowRun, dispatchModelRun } from './dispatch.ts';
import { listEventTypes } from './event-types.ts';
import { rateRun } from './feedback.ts';
import { createAssetFolder, deleteAssetFolder, getAssetFolder } from './folders.ts';
import { getHealth } from './health.ts';
import { getRun } from './runs.ts';
import { createAssetUpload } from './uploads.ts';
import { createWebhook } from './webhooks.ts';
import { createGraphWorkflow, deleteGraphWorkflow } from './workflows.ts';

export const handlers: Handlers = {
  getHealth,
  getMe,
  updateBalance,
  listAssets,
  listAssetTypes,
  getAsset,
  deleteAsset,
  createAssetUpload,
  createAssetFolder,
  getAssetFolder,
  deleteAssetFolder,
  ...eachIn('model_dispatches', dispatchModelRun),
  getModelText,
  getRun,
  rateRun,
  createGraphWorkflow,
  deleteGraphWorkflow,
  dispatchGraphWorkflowRun,
  listBatchItems,
  getBatchItem,
  createWebhook,
  listEventTypes,
  listAllDeliveries,
  listWebhookDeliveries,
};
