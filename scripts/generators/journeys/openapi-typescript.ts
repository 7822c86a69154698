/** As a user of openapi-typescript with openapi-fetch writes it. */
import createClient from 'openapi-fetch';
import type { paths } from './api/schema';

const { BASE_URL, TOKEN, HUMAN_TOKEN, MODEL = '', PROMPT, RECEIVER_URL = '' } = process.env;
const client = createClient<paths>({ baseUrl: BASE_URL, headers: { authorization: `Bearer ${TOKEN}` } });

function dataOf<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const names: string[] = [];
let cursor: string | undefined;
do {
  const query = { q: 'mime_type.eq:image/png', limit: 2, cursor };
  const page = dataOf(await client.GET('/v1/assets', { params: { query } }));
  for (const asset of page.items) names.push(asset.name ?? '');
  cursor = page.next === null ? undefined : (new URL(page.next).searchParams.get('cursor') ?? undefined);
} while (cursor !== undefined);
console.log('listed', names.length);

const file = new Blob(['a paper boat'], { type: 'text/plain' });
const session = dataOf(
  await client.POST('/v1/asset-uploads', {
    body: { filename: 'boat.txt', mime_type: file.type, size_bytes: file.size },
  }),
);
const put = await fetch(session.upload_url, { method: 'PUT', body: file });
const asset = dataOf(await client.GET('/v1/assets/{id}', { params: { path: { id: session.asset_id } } }));
console.log('uploaded', put.ok, asset.name, asset.mime_type);

const webhook = dataOf(
  await client.POST('/v1/webhooks', {
    body: { name: 'Runs', url: RECEIVER_URL, secret: 'example-signing-secret-1', event_types: ['run.completed'] },
  }),
);

const [provider = '', name = ''] = MODEL.split('/');
const { run_id } = dataOf(
  await client.POST('/v1/models/{provider}/{name}/runs', {
    params: { path: { provider, name } },
    body: { prompt: PROMPT },
  }),
);
const read = async () => dataOf(await client.GET('/v1/runs/{id}', { params: { path: { id: run_id } } }));
let run = await read();
while (run.status_code === 'queued' || run.status_code === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 50));
  run = await read();
}
console.log('run', run.status_code);

const rated = dataOf(
  await client.PATCH('/v1/runs/{run_id}/feedback', {
    params: { path: { run_id } },
    body: { is_positive: true, reason: 'It floats.' },
    headers: { authorization: `Bearer ${HUMAN_TOKEN}` },
  }),
);
console.log('rated', rated.feedback_is_positive, rated.feedback_reason);

const deliveries = dataOf(
  await client.GET('/v1/webhooks/{webhook_id}/deliveries', { params: { path: { webhook_id: webhook.id } } }),
);
console.log('deliveries', deliveries.items.map(({ event }) => event).join(' '));
