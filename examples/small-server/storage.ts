/** Files behind URLs that are signed and end. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Answer, Asset, Call, State } from './state.ts';

const life_s = 3600;

export function fileUrl(state: State, method: 'GET' | 'PUT', { id }: Asset): string {
  const until = Math.floor(Date.now() / 1000) + life_s;
  return `${state.base_url}/files/${id}?until=${until}&seal=${sealOf(state, method, id, until)}`;
}

function sealOf({ seal_key }: State, method: string, id: string, until: number): string {
  return createHmac('sha256', seal_key).update(`${method} ${id} ${until}`).digest('hex');
}

export function serveFile(method: string, { state, url, bytes, headers }: Call): Answer {
  const id = url.pathname.slice('/files/'.length);
  const until = Number(url.searchParams.get('until'));
  const given = Buffer.from(url.searchParams.get('seal') ?? '');
  const seal = Buffer.from(sealOf(state, method, id, until));
  const asset = state.assets.get(id);
  const is_good = given.length === seal.length && timingSafeEqual(given, seal) && until * 1000 > Date.now();
  if (!is_good || !asset) return { status: 403 };
  if (method === 'PUT') {
    if (headers['content-type'] !== asset.mime_type) return { status: 403 };
    Object.assign(asset, { bytes, size_bytes: bytes.length, updated_at: new Date().toISOString() });
    return { status: 200 };
  }
  if (!asset.bytes) return { status: 404 };
  return { status: 200, body: asset.bytes, headers: { 'content-type': asset.mime_type } };
}
