// generated from openapi/ by scripts/generate.ts; do not edit, run `npm run generate`
export const routes = {
  getHealth: ["GET", "/v1/health"],
  getMe: ["GET", "/v1/auth/me"],
  updateBalance: ["PATCH", "/v1/billing/balance"],
  listAssets: ["GET", "/v1/assets"],
  listAssetTypes: ["GET", "/v1/assets/types"],
  getAsset: ["GET", "/v1/assets/{id}"],
  deleteAsset: ["DELETE", "/v1/assets/{id}"],
  createAssetUpload: ["POST", "/v1/asset-uploads"],
  createAssetFolder: ["POST", "/v1/asset-folders"],
  getAssetFolder: ["GET", "/v1/asset-folders/{id}"],
  deleteAssetFolder: ["DELETE", "/v1/asset-folders/{id}"],
  dispatchModelRun2: ["POST", "/v1/models/{provider}/{name}/runs"],
  dispatchModelRun3: ["POST", "/v1/models/{provider}/{name}/{variant}/runs"],
  dispatchModelRun4: ["POST", "/v1/models/{provider}/{name}/{variant}/{subvariant}/runs"],
  dispatchModelRun5: ["POST", "/v1/models/{provider}/{name}/{variant}/{subvariant}/{revision}/runs"],
  getModelText: ["GET", "/v1/models/{owner}/{slug}/llms.txt"],
  getRun: ["GET", "/v1/runs/{id}"],
  rateRun: ["PATCH", "/v1/runs/{run_id}/feedback"],
  createGraphWorkflow: ["POST", "/v1/graph-workflows"],
  deleteGraphWorkflow: ["DELETE", "/v1/graph-workflows/{id}"],
  dispatchGraphWorkflowRun: ["POST", "/v1/graph-workflows/{owner}/{slug}/runs"],
  listBatchItems: ["GET", "/v1/batches/{batch_id}/items"],
  getBatchItem: ["GET", "/v1/batches/{batch_id}/items/{id}"],
  createWebhook: ["POST", "/v1/webhooks"],
  listEventTypes: ["GET", "/v1/webhooks/event-types"],
  listAllDeliveries: ["GET", "/v1/webhooks/any/deliveries"],
  listWebhookDeliveries: ["GET", "/v1/webhooks/{webhook_id}/deliveries"],
} as const;

/** The fields that each item has, unless a projection leaves them out. */
export interface ItemFields {
  listAssets: "id" | "org_id" | "folder_id" | "name" | "blob_key" | "url" | "thumbnail_url" | "mime_type" | "asset_type" | "source_type" | "source_id" | "size_bytes" | "created_by" | "created_at" | "updated_at" | "deleted_at" | "deleted_by";
  listAssetTypes: "name" | "created_at";
  listBatchItems: "id" | "batch_id" | "run_id" | "sequence_index" | "created_at" | "started_at" | "completed_at" | "client_ref" | "status_code" | "input" | "output" | "error" | "cost";
  listEventTypes: "code" | "description" | "schema";
  listAllDeliveries: "id" | "webhook_id" | "run_id" | "event" | "created_at" | "attempts";
  listWebhookDeliveries: "id" | "webhook_id" | "run_id" | "event" | "created_at" | "attempts";
}
