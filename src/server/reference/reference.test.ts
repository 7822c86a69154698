import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { documentIn } from '../../choices/document/document-in.ts';
import { publishedDocument } from '../../contract/published.ts';
import { createWorld, type StartOptions, startServer } from '../start-server.ts';

async function started(options: StartOptions = {}) {
  const server = await startServer({ clock: 'virtual', ...options });
  onTestFinished(() => server.stop());
  return { ...server, at: server.sockets.base_url };
}

const html = { accept: 'text/html,application/xhtml+xml' };
const pages = [
  '/',
  '/docs',
  '/docs/start.js',
  '/docs/start.css',
  '/docs/swagger-ui.css',
  '/openapi.json',
  '/openapi.yaml',
];

test('/ tells in ten lines what is where, to programs as text and to browsers as a page', async () => {
  const { at, storage_url } = await started();
  const text = await (await fetch(`${at}/`)).text();
  expect(text.trimEnd().split('\n')).toHaveLength(10);
  for (const place of ['/docs', '/openapi.json', '/openapi.yaml', '/_control/console', '/_control', '/v1/health']) {
    expect(text).toContain(`${at}${place}\n`);
  }
  expect(text).toContain(storage_url);
  const page = await fetch(`${at}/?from=somewhere`, { headers: html });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('vary')).toContain('Accept');
  expect(await page.text()).toContain(`<a href="docs">${at}/docs</a>`);
});

test('HEAD works wherever GET does, and other methods are told so', async () => {
  const { at } = await started();
  for (const path of pages) {
    const [got, asked] = [await fetch(at + path), await fetch(at + path, { method: 'HEAD' })];
    const length = (answer: Response) => answer.headers.get('content-length');
    expect([path, got.status, asked.status, length(asked)]).toEqual([path, 200, 200, length(got)]);
    expect(await asked.text()).toBe('');
    const posted = await fetch(at + path, { method: 'POST', body: '{}' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await posted.json()).toMatchObject({ code: 'method_not_allowed' });
  }
});

test('the document is that of the choices, under the URL that callers are to use', async () => {
  const choices = { records: { header_prefix: 'Acme-' } } as const;
  const { at, base_url } = await started({ choices, public_url: 'https://api.example/models' });
  expect(base_url).toBe('https://api.example/models');
  const served = await (await fetch(`${at}/openapi.json`)).json();
  const { servers: _, ...expected } = publishedDocument(documentIn(choices));
  const { servers, ...rest } = served as { servers: { url: string }[] };
  expect(rest).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(servers.map(({ url }) => url)).toEqual([base_url]);
  expect(parse(await (await fetch(`${at}/openapi.yaml`)).text())).toEqual(served);
});

test('without a public URL the document names the host that was asked', async () => {
  const { at } = await started();
  const asked = at.replace('127.0.0.1', 'localhost');
  const { servers } = (await (await fetch(`${asked}/openapi.json`)).json()) as { servers: { url: string }[] };
  expect(servers[0]!.url).toBe(asked);
});

test('each world has its own, in its own choices', async () => {
  const { at } = await started();
  const choices = { records: { header_prefix: 'Other-' } };
  const made = await fetch(`${at}/_control/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choices }),
  });
  const { base_url } = (await made.json()) as { base_url: string };
  const text = await (await fetch(`${base_url}/openapi.json`)).text();
  expect(JSON.parse(text).servers[0].url).toBe(base_url);
  expect(text).toContain('Other-');
  expect(await (await fetch(`${base_url}/docs`)).text()).toContain(`at ${base_url}</title>`);
  // Links of its pages are relative.
  const bare = await fetch(base_url, { headers: html, redirect: 'manual' });
  expect(new URL(bare.headers.get('location')!, base_url).href).toBe(`${base_url}/`);
  const slashed = await fetch(`${base_url}/docs/`, { redirect: 'manual' });
  expect(new URL(slashed.headers.get('location')!, `${base_url}/docs/`).href).toBe(`${base_url}/docs`);
  expect((await fetch(`${at}/w/none/docs`)).status).toBe(404);
  expect((await fetch(`${base_url}/v1/docs`)).status).toBe(404);
});

test('no token is in a page, and without control nothing of it is', async () => {
  const { at, world } = await started();
  const tokens = Object.values(world.principals).map(({ token }) => token);
  const all = async (from: string) =>
    (await Promise.all(pages.map(async (path) => (await fetch(from + path, { headers: html })).text()))).join('');
  const text = await all(at);
  expect(tokens.filter((token) => text.includes(token))).toEqual([]);
  expect(text).toContain('data-control="on"');
  const closed = await all((await started({ control: false })).at);
  expect(closed).not.toMatch(/data-control="on"|href="_control/);
});

test('they change nothing: no line in the log, no id drawn', async () => {
  const seen: unknown[] = [];
  const ids = async (asked: readonly string[]) => {
    const { at } = await started({ onRequest: (line) => void seen.push(line) });
    for (const path of asked) await (await fetch(at + path)).text();
    expect(seen.splice(0)).toEqual([]);
    return (await fetch(`${at}/v1/health`)).headers.get('service-request-id');
  };
  const before = await ids([]);
  seen.splice(0);
  expect(await ids([...pages, '/%64ocs', '/docs/nothing'])).toBe(before);
});

test('CORS is as the server has it', async () => {
  const origin = 'https://app.example';
  const allowed = async (cors: StartOptions['cors']) => {
    const { at } = await started({ cors });
    const { headers } = await fetch(`${at}/openapi.json`, { headers: { origin } });
    const page = await fetch(`${at}/`, { headers: { origin } });
    return [headers.get('access-control-allow-origin'), page.headers.get('vary')];
  };
  expect(await allowed('*')).toEqual(['*', 'Accept']);
  expect(await allowed([origin])).toEqual([origin, 'Origin, Accept']);
  expect(await allowed(['https://other.example'])).toEqual([null, 'Origin, Accept']);
  expect(await allowed([])).toEqual([null, 'Accept']);
});

test('files of Swagger UI come compressed or not, and not again where they are known', async () => {
  const { at } = await started();
  const url = `${at}/docs/swagger-ui.css`;
  const ask = (headers: Record<string, string>) => fetch(url, { headers });
  const packed = await ask({ 'accept-encoding': 'gzip' });
  const plain = await ask({ 'accept-encoding': 'identity' });
  expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
  expect((await ask({ 'accept-encoding': 'br, gzip;q=0' })).headers.get('content-encoding')).toBe(null);
  const text = await plain.text();
  expect(text).toContain('.swagger-ui');
  expect(await packed.text()).toBe(text);
  expect((await ask({ 'if-none-match': packed.headers.get('etag')! })).status).toBe(304);
  for (const name of ['constructor', 'swagger-ui.css/', '..%2fpackage.json', '%ZZ']) {
    expect([name, (await fetch(`${at}/docs/${name}`)).status]).toEqual([name, 404]);
  }
});

test('a world in process has none of it: an interceptor stands for the service alone', async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  for (const path of pages) {
    expect((await world.fetch(new Request(`https://api.example${path}`))).status).toBe(404);
  }
});
