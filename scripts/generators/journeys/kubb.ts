/** As a user of kubb's fetch client writes it. */

import * as api from './api';
import { setConfig } from './api/.kubb/fetch';

const { BASE_URL, TOKEN, HUMAN_TOKEN, MODEL = '', PROMPT, RECEIVER_URL = '' } = process.env;
const as = (token = '') => ({ authorization: `Bearer ${token}` });
setConfig({ baseURL: BASE_URL, headers: { 'content-type': 'application/json', ...as(TOKEN) } });

const names: string[] = [];
let cursor: string | undefined;
do {
  const page = await api.listAssets({ q: 'mime_type.eq:image/png', limit: 2, cursor });
  for (const asset of page.items) names.push(asset.name ?? '');
  cursor = page.next === null ? undefined : (new URL(page.next).searchParams.get('cursor') ?? undefined);
} while (cursor !== undefined);
console.log('listed', names.length);

const file = new Blob(['a paper boat'], { type: 'text/plain' });
const session = await api.createAssetUpload({ filename: 'boat.txt', mime_type: file.type, size_bytes: file.size });
const put = await fetch(session.upload_url, { method: 'PUT', body: file });
const asset = await api.getAsset(session.asset_id);
console.log('uploaded', put.ok, asset.name, asset.mime_type);

const webhook = await api.createWebhook({
  name: 'Runs',
  url: RECEIVER_URL,
  secret: 'example-signing-secret-1',
  event_types: ['run.completed'],
});

const [provider = '', name = ''] = MODEL.split('/');
const { run_id } = await api.dispatchModelRun2(provider, name, { prompt: PROMPT });
let run = await api.getRun(run_id);
while (run.status_code === 'queued' || run.status_code === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 50));
  run = await api.getRun(run_id);
}
console.log('run', run.status_code);

const rating = { is_positive: true, reason: 'It floats.' };
const rated = await api.rateRun(run_id, rating, undefined, { headers: as(HUMAN_TOKEN) });
console.log('rated', rated.feedback_is_positive, rated.feedback_reason);

const deliveries = await api.listWebhookDeliveries(webhook.id);
console.log('deliveries', deliveries.items.map(({ event }) => event).join(' '));
