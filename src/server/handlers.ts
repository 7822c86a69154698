/** The handler of each operation. An operation of the list without a handler is a type error. */
import type { OperationId } from '../contract/operations.ts';
import { getMe } from './handlers/account.ts';
import { listAssetTypes } from './handlers/asset-types.ts';
import { deleteAsset, getAsset, listAssets } from './handlers/assets.ts';
import { updateBalance } from './handlers/billing.ts';
import { createAssetFolder, deleteAssetFolder, getAssetFolder } from './handlers/folders.ts';
import { getHealth } from './handlers/health.ts';
import { createAssetUpload } from './handlers/uploads.ts';
import type { Handler } from './parts.ts';

/** The operations that this server answers; any other counts as a path that nothing answers at. */
export const servedOperationIds = [
  'getHealth',
  'getMe',
  'updateBalance',
  'listAssets',
  'listAssetTypes',
  'getAsset',
  'deleteAsset',
  'createAssetUpload',
  'createAssetFolder',
  'getAssetFolder',
  'deleteAssetFolder',
] as const satisfies readonly OperationId[];

export type ServedOperationId = (typeof servedOperationIds)[number];

export type Handlers = { [Id in ServedOperationId]: Handler };

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
};
