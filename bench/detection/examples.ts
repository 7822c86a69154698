/**
 * The document's examples name records that a fresh server does not hold: these are made first, by the document's own
 * example requests, and their ids take the place of the examples' in the copy of the document that the tools read.
 */
import { bundledDocumentText } from '../../src/contract/document.ts';

/** Values of the document, with those that stand for them on a server. */
export type Examples = ReadonlyMap<string, string>;

/** Records by their values in examples, and the way to get one like each. */
const records = [
  {
    id: 'b2f4c6d8-1a3c-4e5f-8a7b-9c0d1e2f3a4b',
    path: '/v1/asset-uploads',
    body: { filename: 'sunrise.png', mime_type: 'image/png', size_bytes: 68421 },
    pointer: 'asset_id',
  },
  {
    id: 'd1e83b52-0c6f-47a9-9b14-5f7a2c3d8e60',
    path: '/v1/asset-uploads',
    body: { filename: 'old.png', mime_type: 'image/png', size_bytes: 68421 },
    pointer: 'asset_id',
    deleted: '/v1/assets/',
  },
  {
    id: '5e8d2a40-7c13-4b96-8f0e-3a1d9c6b7e24',
    path: '/v1/asset-folders',
    body: { name: 'Spring campaign' },
    pointer: 'id',
  },
  {
    id: '41c9e7b2-8d35-4a60-b1f4-6e0a2d9c3f58',
    path: '/v1/asset-folders',
    body: { name: 'Old campaign' },
    pointer: 'id',
    deleted: '/v1/asset-folders/',
  },
  {
    id: '9c74040b-53f5-450e-9abc-9a1e33dce8d1',
    path: '/v1/models/lumen/canvas/fast/runs',
    body: { prompt: 'A harbour at dawn, seen from above' },
    pointer: 'run_id',
  },
  {
    id: 'eaaf20e9-c2d3-4bfc-9aae-8a33e337b2bc',
    path: '/v1/graph-workflows',
    body: exampleBody('/v1/graph-workflows', 'upscaleWorkflow'),
    pointer: 'id',
  },
  {
    id: '8cacd27c-eb92-401f-a1ea-40eb623eab04',
    path: '/v1/graph-workflows/acme-studio/upscale/runs',
    body: { image_url: 'https://static.example/pictures/harbour.png', factor: 2 },
    pointer: 'run_id',
  },
] as const;

/** A record that a seeded fault keeps from being made leaves its example as it is. */
export async function makeExamples(base_url: string, token: string): Promise<Examples> {
  const made = new Map<string, string>();
  for (const record of records) {
    const id = await create(base_url, token, record);
    if (id === undefined) continue;
    made.set(record.id, id);
    if ('deleted' in record) await send(base_url + record.deleted + id, token, 'DELETE');
  }
  return made;
}

/** The bundled document as JSON text, served at this URL, with these ids. */
export function documentWith(examples: Examples, base_url: string): string {
  let text = bundledDocumentText().replaceAll('http://127.0.0.1:4010', base_url);
  for (const [id, made] of examples) text = text.replaceAll(id, made);
  return text;
}

async function create(
  base_url: string,
  token: string,
  { path, body, pointer }: (typeof records)[number],
): Promise<string | undefined> {
  const answer = await send(base_url + path, token, 'POST', body);
  if (!answer?.ok) return undefined;
  const record = (await answer.json().catch(() => undefined)) as Record<string, unknown> | null | undefined;
  const id = record?.[pointer];
  return typeof id === 'string' ? id : undefined;
}

async function send(url: string, token: string, method: string, body?: unknown): Promise<Response | undefined> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request = { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(5000) };
  return fetch(url, request).catch(() => undefined);
}

function exampleBody(path: string, name: string): unknown {
  const document = JSON.parse(bundledDocumentText());
  const { content } = document.paths[path].post.requestBody;
  const example = content['application/json'].examples[name];
  return example.$ref ? document.components.examples[example.$ref.split('/').at(-1)].value : example.value;
}
