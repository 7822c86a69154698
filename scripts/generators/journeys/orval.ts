/** As a user of orval's fetch client writes it. */
import * as api from './api';

const { BASE_URL, TOKEN, HUMAN_TOKEN, MODEL = '', PROMPT, RECEIVER_URL = '' } = process.env;
// The client asks for paths alone; a program for Node.js says where they are.
const { fetch: send } = globalThis;
globalThis.fetch = (input, init) => send(typeof input === 'string' ? new URL(input, BASE_URL) : input, init);
const as = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });

const names: string[] = [];
let cursor: string | undefined;
do {
  const { status, data: page } = await api.listAssets({ q: 'mime_type.eq:image/png', limit: 2, cursor }, as(TOKEN));
  if (status !== 200) throw new Error(JSON.stringify(page));
  for (const asset of page.items) names.push(asset.name ?? '');
  cursor = page.next === null ? undefined : (new URL(page.next).searchParams.get('cursor') ?? undefined);
} while (cursor !== undefined);
console.log('listed', names.length);

const file = new Blob(['a paper boat'], { type: 'text/plain' });
const upload = { filename: 'boat.txt', mime_type: file.type, size_bytes: file.size };
const session = await api.createAssetUpload(upload, as(TOKEN));
if (session.status !== 201) throw new Error(JSON.stringify(session.data));
const put = await fetch(session.data.upload_url, { method: 'PUT', body: file });
const asset = await api.getAsset(session.data.asset_id, undefined, as(TOKEN));
if (asset.status !== 200) throw new Error(JSON.stringify(asset.data));
console.log('uploaded', put.ok, asset.data.name, asset.data.mime_type);

const webhook = await api.createWebhook(
  { name: 'Runs', url: RECEIVER_URL, secret: 'example-signing-secret-1', event_types: ['run.completed'] },
  as(TOKEN),
);
if (webhook.status !== 201) throw new Error(JSON.stringify(webhook.data));

const [provider = '', name = ''] = MODEL.split('/');
const dispatched = await api.dispatchModelRun2(provider, name, { prompt: PROMPT }, as(TOKEN));
if (dispatched.status !== 202) throw new Error(JSON.stringify(dispatched.data));
const { run_id } = dispatched.data;
async function read() {
  const { status, data } = await api.getRun(run_id, as(TOKEN));
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}
let run = await read();
while (run.status_code === 'queued' || run.status_code === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 50));
  run = await read();
}
console.log('run', run.status_code);

const rated = await api.rateRun(run_id, { is_positive: true, reason: 'It floats.' }, as(HUMAN_TOKEN));
if (rated.status !== 200) throw new Error(JSON.stringify(rated.data));
console.log('rated', rated.data.feedback_is_positive, rated.data.feedback_reason);

const deliveries = await api.listWebhookDeliveries(webhook.data.id, undefined, as(TOKEN));
if (deliveries.status !== 200) throw new Error(JSON.stringify(deliveries.data));
console.log('deliveries', deliveries.data.items.map(({ event }) => event).join(' '));
