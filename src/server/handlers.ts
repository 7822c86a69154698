import { getMe } from './handlers/account.ts';
import { listAssetTypes } from './handlers/asset-types.ts';
import { deleteAsset, getAsset, listAssets } from './handlers/assets.ts';
import { getBatchItem, listBatchItems } from './handlers/batches.ts';
import { updateBalance } from './handlers/billing.ts';
import { getModelText } from './handlers/catalog.ts';
import { listAllDeliveries, listWebhookDeliveries } from './handlers/deliveries.ts';
import { dispatchGraphWorkflowRun, dispatchModelRun } from './handlers/dispatch.ts';
import { listEventTypes } from './handlers/event-types.ts';
import { rateRun } from './handlers/feedback.ts';
import { createAssetFolder, deleteAssetFolder, getAssetFolder } from './handlers/folders.ts';
import { getHealth } from './handlers/health.ts';
import { getRun } from './handlers/runs.ts';
import { createAssetUpload } from './handlers/uploads.ts';
import { createWebhook } from './handlers/webhooks.ts';
import { createGraphWorkflow, deleteGraphWorkflow } from './handlers/workflows.ts';
import type { Handlers } from './parts.ts';

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
  dispatchModelRun2: dispatchModelRun,
  dispatchModelRun3: dispatchModelRun,
  dispatchModelRun4: dispatchModelRun,
  dispatchModelRun5: dispatchModelRun,
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
