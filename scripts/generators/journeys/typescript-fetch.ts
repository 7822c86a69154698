/** As a user of OpenAPI Generator's typescript-fetch writes it. */
import * as api from './api';

const { BASE_URL, TOKEN, HUMAN_TOKEN, MODEL = '', PROMPT, RECEIVER_URL = '' } = process.env;
const owner = new api.Configuration({ basePath: BASE_URL, accessToken: TOKEN });
const human = new api.Configuration({ basePath: BASE_URL, accessToken: HUMAN_TOKEN });
const [assets, runs, webhooks] = [new api.AssetsApi(owner), new api.RunsApi(owner), new api.WebhooksApi(owner)];

const names: string[] = [];
let cursor: string | undefined;
do {
  const page = await assets.listAssets({ q: 'mime_type.eq:image/png', limit: 2, cursor });
  for (const asset of page.items) names.push(asset.name ?? '');
  cursor = page.next === null ? undefined : (new URL(page.next).searchParams.get('cursor') ?? undefined);
} while (cursor !== undefined);
console.log('listed', names.length);

const file = new Blob(['a paper boat'], { type: 'text/plain' });
const assetUploadCreate = { filename: 'boat.txt', mimeType: file.type, sizeBytes: file.size };
const session = await new api.UploadsApi(owner).createAssetUpload({ assetUploadCreate });
const put = await fetch(session.uploadUrl, { method: 'PUT', body: file });
const asset = await assets.getAsset({ id: session.assetId });
console.log('uploaded', put.ok, asset.name, asset.mimeType);

const webhook = await webhooks.createWebhook({
  webhookCreate: {
    name: 'Runs',
    url: RECEIVER_URL,
    secret: 'example-signing-secret-1',
    eventTypes: new Set([api.EventCode.RunCompleted]),
  },
});

const [provider = '', name = ''] = MODEL.split('/');
const { runId } = await runs.dispatchModelRun2({ provider, name, modelRunCreate: { prompt: PROMPT } });
let run = await runs.getRun({ id: runId });
while (run.statusCode === 'queued' || run.statusCode === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 50));
  run = await runs.getRun({ id: runId });
}
console.log('run', run.statusCode);

const feedbackUpdate = { isPositive: true, reason: 'It floats.' };
const rated = await new api.FeedbackApi(human).rateRun({ runId, feedbackUpdate });
console.log('rated', rated.feedbackIsPositive, rated.feedbackReason);

const deliveries = await webhooks.listWebhookDeliveries({ webhookId: webhook.id });
console.log('deliveries', deliveries.items.map(({ event }) => event).join(' '));
