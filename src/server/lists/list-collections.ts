/** Collection of each operation that lists, or picks one item: its rows, and so the fields to filter and sort by. */
import type { OperationId } from '../../contract/operations.ts';
import type { Collection } from '../../store/store.ts';

export const collectionOf: { readonly [Id in OperationId]?: Collection } = {
  listAssets: 'assets',
  listAssetTypes: 'asset_types',
  listBatchItems: 'batch_items',
  getBatchItem: 'batch_items',
  listEventTypes: 'event_types',
  listWebhookDeliveries: 'deliveries',
  listAllDeliveries: 'deliveries',
};
