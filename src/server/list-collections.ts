/** What each list operation lists: its rows, and so the fields that one may filter and sort by. */
import type { OperationId } from '../contract/operations.ts';
import type { Collection } from '../store/store.ts';

export const collectionOf: { readonly [Id in OperationId]?: Collection } = {
  listAssets: 'assets',
  listAssetTypes: 'asset_types',
};
