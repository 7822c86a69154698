/** As a user of @hey-api/openapi-ts writes it. */
import * as sdk from './api';
import { client } from './api/client.gen';

const { BASE_URL, TOKEN, HUMAN_TOKEN, MODEL = '', PROMPT, RECEIVER_URL = '' } = process.env;
client.setConfig({ baseUrl: BASE_URL, auth: () => TOKEN, throwOnError: true });
const throwOnError = true;

const names: string[] = [];
let cursor: string | undefined;
do {
  const { data: page } = await sdk.listAssets({
    query: { q: 'mime_type.eq:image/png', limit: 2, cursor },
    throwOnError,
  });
  for (const asset of page.items) names.push(asset.name ?? '');
  cursor = page.next === null ? undefined : (new URL(page.next).searchParams.get('cursor') ?? undefined);
} while (cursor !== undefined);
console.log('listed', names.length);

const file = new Blob(['a paper boat'], { type: 'text/plain' });
const { data: session } = await sdk.createAssetUpload({
  body: { filename: 'boat.txt', mime_type: file.type, size_bytes: file.size },
  throwOnError,
});
const put = await fetch(session.upload_url, { method: 'PUT', body: file });
const { data: asset } = await sdk.getAsset({ path: { id: session.asset_id }, throwOnError });
console.log('uploaded', put.ok, asset.name, asset.mime_type);

const { data: webhook } = await sdk.createWebhook({
  body: { name: 'Runs', url: RECEIVER_URL, secret: 'example-signing-secret-1', event_types: ['run.completed'] },
  throwOnError,
});

const [provider = '', name = ''] = MODEL.split('/');
const { data: dispatched } = await sdk.dispatchModelRun2({
  path: { provider, name },
  body: { prompt: PROMPT },
  throwOnError,
});
let { data: run } = await sdk.getRun({ path: { id: dispatched.run_id }, throwOnError });
while (run.status_code === 'queued' || run.status_code === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 50));
  ({ data: run } = await sdk.getRun({ path: { id: dispatched.run_id }, throwOnError }));
}
console.log('run', run.status_code);

const { data: rated } = await sdk.rateRun({
  path: { run_id: run.id },
  body: { is_positive: true, reason: 'It floats.' },
  auth: () => HUMAN_TOKEN,
  throwOnError,
});
console.log('rated', rated.feedback_is_positive, rated.feedback_reason);

const { data: deliveries } = await sdk.listWebhookDeliveries({ path: { webhook_id: webhook.id }, throwOnError });
console.log('deliveries', deliveries.items.map(({ event }) => event).join(' '));
