/** Storage of files: a server of its own that knows URLs with a signature and an end, and no tokens. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Asset, State } from './state.ts';

const put_life_ms = 3_600_000;
const get_life_ms = 2 * 86_400_000;
const most_bytes = 64 * 1024 * 1024;

export function uploadUrl(state: State, { id }: Asset): string {
  return signed(state, 'PUT', id, state.clock.now() + put_life_ms);
}

export function downloadUrl(state: State, { id }: Asset): string {
  const life_ms = state.faults.has('presigned URLs live for 8 days') ? 8 * 86_400_000 : get_life_ms;
  return signed(state, 'GET', id, state.clock.now() + life_ms);
}

function signed(state: State, method: string, id: string, until_ms: number): string {
  const expires = Math.floor(until_ms / 1000);
  return `${state.storage_url}/files/${id}?expires=${expires}&seal=${sealOf(state, method, id, expires)}`;
}

function sealOf(state: State, method: string, id: string, expires: number): string {
  return createHmac('sha256', state.key).update(`${method} ${id} ${expires}`).digest('hex');
}

export function createStorage(state: State): Server {
  return createServer(async (request, response) => {
    const { status, bytes, type } = await serve(state, request);
    response.writeHead(status, { 'content-type': type ?? 'application/xml' }).end(bytes);
  });
}

async function serve(
  state: State,
  request: IncomingMessage,
): Promise<{ status: number; bytes?: Buffer; type?: string }> {
  const url = new URL(request.url ?? '', state.storage_url);
  const id = url.pathname.split('/')[2] ?? '';
  const expires = Number(url.searchParams.get('expires'));
  const body = await readAll(request);
  const is_sealed = url.searchParams.get('seal') === sealOf(state, request.method ?? '', id, expires);
  if (!is_sealed || expires * 1000 <= state.clock.now()) return { status: 403, bytes: Buffer.from('<Denied/>') };
  const asset = state.assets.get(id);
  if (!asset || !body) return { status: 400, bytes: Buffer.from('<Refused/>') };
  if (request.method === 'PUT') {
    state.files.set(id, state.faults.has('files lose their last byte') ? body.subarray(0, -1) : body);
    // The bytes that came count, whatever was declared.
    Object.assign(asset, { put_ms: asset.put_ms ?? state.clock.now(), size_bytes: body.byteLength });
    asset.mime_type = request.headers['content-type'] ?? asset.mime_type;
    return { status: 201, bytes: Buffer.from('<Stored/>') };
  }
  return { status: 200, bytes: state.files.get(id) ?? Buffer.alloc(0), type: asset.mime_type };
}

async function readAll(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= most_bytes) chunks.push(chunk);
  }
  return size <= most_bytes ? Buffer.concat(chunks) : undefined;
}
