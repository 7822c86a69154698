/** Behind a reverse proxy that takes path prefixes off, everything that callers are shown leads through the proxy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadTarget } from '../conformance/target/load.ts';
import { startStrippingProxy } from '../scripts/proxy/stripping-proxy.ts';
import { fetchJson } from '../src/server/sockets/server.support.ts';
import type { StartedServer } from '../src/server/start-server.ts';
import { type ServeOptions, serve, serveCommand } from './serve.ts';

interface Place {
  base_url: string;
  storage_url: string;
  token: string;
}

interface Proxied extends StartedServer {
  /** Text before `/v1` on the way through the proxy. */
  api: string;
  /** Text before the key on the way through the proxy. */
  files: string;
  ready_line: string;
}

const control_token = 'control-secret';

function optionsOf(...given: string[]): ServeOptions {
  const command = serveCommand().action(() => {});
  command.parse(['--port', '0', '--clock', 'virtual', '--control-token', control_token, ...given], { from: 'user' });
  return command.opts();
}

async function proxied(...given: string[]): Promise<Proxied> {
  const proxy = await startStrippingProxy();
  onTestFinished(proxy.close);
  const [api, files] = [`${proxy.url}/team-a/api`, `${proxy.url}/team-a/files`];
  let ready_line = '';
  const said = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    ready_line += String(chunk);
    return true;
  });
  const options = optionsOf('--json', '--public-url', `${api}/`, '--storage-public-url', files, ...given);
  const served = await serve(options).finally(() => said.mockRestore());
  onTestFinished(served.stop);
  proxy.routes.set('/team-a/api', served.sockets.base_url);
  proxy.routes.set('/team-a/files', served.sockets.storage_url);
  return { ...served, api, files, ready_line };
}

interface Walk {
  ids: string[];
  /** The URL of the last page. */
  last: string;
}

/** Every page from a URL on, in the direction that `way` leads. */
async function walk(url: string, way: 'next' | 'previous', headers: Record<string, string>): Promise<Walk> {
  const ids: string[] = [];
  let last = url;
  for (let at: string | null = url; at !== null; ) {
    expect(at.split('/v1/')[0]).toBe(url.split('/v1/')[0]);
    last = at;
    const page = await fetchJson(at, { headers });
    ids.push(...page.items.map(({ id }: { id: string }) => id));
    at = page[way];
  }
  return { ids, last };
}

async function walksAndUploads({ base_url, storage_url, token }: Place): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const whole = await fetchJson(`${base_url}/v1/assets?limit=500`, { headers });
  const ids: string[] = whole.items.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(6);
  const forward = await walk(`${base_url}/v1/assets?limit=3`, 'next', headers);
  expect(forward.ids).toEqual(ids);
  const { ids: back } = await walk(forward.last, 'previous', headers);
  expect(new Set(back)).toEqual(new Set(ids));

  const body = JSON.stringify({ filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 });
  const opened = await fetch(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
  const { upload_url, asset_id } = (await opened.json()) as { upload_url: string; asset_id: string };
  expect(opened.headers.get('location')).toBe(`${base_url}/v1/assets/${asset_id}`);
  expect(upload_url.startsWith(`${storage_url}/`)).toBe(true);
  const put = await fetch(upload_url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'abcd' });
  expect(put.status).toBe(200);
  const { url } = await fetchJson(opened.headers.get('location')!, { headers });
  expect(url.startsWith(`${storage_url}/`)).toBe(true);
  expect(await (await fetch(url)).text()).toBe('abcd');
  expect((await fetch(url.replace(/.$/, '_'))).status).toBe(403);
}

test('lists, uploads and new records lead through it', async () => {
  const { api, files, world } = await proxied();
  await walksAndUploads({ base_url: api, storage_url: files, token: world.principals.owner!.token });
});

test('the ready line and the target file lead through it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'proxy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'target.yaml');
  const { api, files, ready_line } = await proxied('--write-target', file);
  expect(JSON.parse(ready_line)).toEqual({
    base_url: api,
    storage_url: files,
    control_url: `${api}/_control`,
    console_url: `${api}/_control/console`,
  });
  const { base_url, network, principals } = loadTarget(file, {});
  expect([base_url, network!.storage_origins]).toEqual([api, [new URL(api).origin]]);
  await walksAndUploads({ base_url, storage_url: files, token: String(principals.owner!.token) });
});

test('further worlds lead through it', async () => {
  const { control_url, api, files } = await proxied();
  const headers = { authorization: `Bearer ${control_token}`, 'content-type': 'application/json' };
  const made = await fetchJson(`${control_url}/worlds`, { method: 'POST', headers, body: '{"clock":"virtual"}' });
  expect(made).toMatchObject({
    base_url: `${api}/w/${made.id}`,
    storage_url: `${files}/w/${made.id}`,
    control_url: `${api}/w/${made.id}/_control`,
  });
  await walksAndUploads({ ...made, token: made.principals.owner.token });
  expect((await fetchJson(made.control_url, { headers })).id).toBe(made.id);
});

test('what a run has made is read through it', async () => {
  const { api, files, world } = await proxied();
  const headers = {
    authorization: `Bearer ${world.principals.owner!.token}`,
    'content-type': 'application/json',
  };
  const init = { method: 'POST', headers, body: '{"prompt":"a cat"}' };
  const { run_id } = await fetchJson(`${api}/v1/models/lumen/sketch/runs`, init);
  await world.parts.timers.advance(60_000);
  const { output } = await fetchJson(`${api}/v1/runs/${run_id}`, { headers });
  expect(output.image.url.startsWith(`${files}/`)).toBe(true);
  const { url, thumbnail_url } = await fetchJson(`${api}/v1/assets/${output.image.asset_id}`, { headers });
  for (const one of [url, thumbnail_url]) {
    expect(one.startsWith(`${files}/`)).toBe(true);
    expect((await fetch(one)).headers.get('content-type')).toBe('image/png');
  }
});

test('without the prefix nothing is reached', async () => {
  const { api } = await proxied();
  expect((await fetch(`${new URL(api).origin}/v1/health`)).status).toBe(502);
});
