import { expect, onTestFinished, test, vi } from 'vitest';
import type { StartedServer } from '../src/server/start-server.ts';
import { type ServeOptions, serve, serveCommand } from './serve.ts';
import { corsOrigins } from './values.ts';

const page = 'http://localhost:3000';

function optionsOf(...given: string[]): ServeOptions {
  const command = serveCommand().action(() => {});
  command.parse(['--port', '0', '--clock', 'virtual', ...given], { from: 'user' });
  return command.opts();
}

async function served(...given: string[]): Promise<StartedServer> {
  const running = await serve({ ...optionsOf(...given), quiet: true });
  onTestFinished(() => running.stop());
  return running;
}

async function readableAt(url: string, origin: string): Promise<string | null> {
  return (await fetch(url, { headers: { origin } })).headers.get('access-control-allow-origin');
}

test.each([
  ['*', '*'],
  ['off', []],
  ['https://a.example', ['https://a.example']],
  ['https://a.example, http://localhost:3000/', ['https://a.example', page]],
  ['HTTP://LOCALHOST:3000,http://localhost:3000', [page]],
  ['https://a.example:443', ['https://a.example']],
  ['http://[::1]:80', ['http://[::1]']],
  ['capacitor://localhost', ['capacitor://localhost']],
])('--cors %s names %j', (text, origins) => {
  expect(corsOrigins(text)).toEqual(origins);
});

test.each([
  ['', 'One of the origins is empty'],
  [`${page},`, 'One of the origins is empty'],
  ['a.example', 'a.example is no origin'],
  ['localhost:3000', 'localhost:3000 is no origin'],
  ['null', 'null is no origin'],
  [`*,${page}`, '* is no origin'],
  [`${page},off`, 'off is no origin'],
  ['https://a.example/app', 'https://a.example/app is no origin'],
  ['https://a.example?x', 'https://a.example?x is no origin'],
  ['https://me@a.example', 'https://me@a.example is no origin'],
  ['https://*.example', 'https://*.example is no origin'],
  ['file:///', 'file:/// is no origin'],
])('--cors %j is refused: %s', (text, problem) => {
  const refusal = `${problem}; it takes such as http://localhost:3000 or https://a.example, * or off.`;
  expect(() => corsOrigins(text)).toThrow(refusal);
});

test('pages of every origin read the interface and storage, and none the control interface', async () => {
  const { base_url, storage_url, control_url } = await served();
  const all = [`${base_url}/v1/health`, `${storage_url}/nothing`, control_url!];
  expect(await Promise.all(all.map((url) => readableAt(url, page)))).toEqual(['*', '*', null]);
});

test('pages of origins that are named read all of it, and others nothing', async () => {
  const { base_url, storage_url, control_url } = await served('--cors', `${page},https://a.example`);
  const all = [`${base_url}/v1/health`, `${storage_url}/nothing`, control_url!];
  expect(await Promise.all(all.map((url) => readableAt(url, page)))).toEqual([page, page, page]);
  const other = 'http://localhost:3001';
  expect(await Promise.all(all.map((url) => readableAt(url, other)))).toEqual([null, null, null]);
});

test('--cors off tells browsers nothing', async () => {
  const { base_url, storage_url, control_url } = await served('--cors', 'off');
  const all = [`${base_url}/v1/health`, `${storage_url}/nothing`, control_url!];
  expect(await Promise.all(all.map((url) => readableAt(url, page)))).toEqual([null, null, null]);
});

test('--no-directives lets Prefer and texts be, in further worlds too', async () => {
  const { base_url, control_url, world } = await served('--no-directives');
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"clock":"virtual"}' };
  const other = (await (await fetch(`${control_url}/worlds`, init)).json()) as { base_url: string };
  const prefer = { headers: { prefer: 'code=429' } };
  for (const url of [base_url, other.base_url]) expect((await fetch(`${url}/v1/health`, prefer)).status).toBe(200);
  const headers = { ...init.headers, authorization: `Bearer ${world.principals.owner!.token}` };
  const body = JSON.stringify({ prompt: 'a cat mock:nonsense' });
  const sent = await fetch(`${base_url}/v1/models/trial/spark/runs`, { ...init, headers, body });
  expect(sent.status).toBe(202);
  const { base_url: directed } = await served();
  expect((await fetch(`${directed}/v1/health`, prefer)).status).toBe(429);
});

test('behind public URLs, people are told where it listens as well', async () => {
  let text = '';
  const talked = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  const { sockets, stop } = await serve(optionsOf('--public-url', 'https://kit.example/team')).finally(() => {
    talked.mockRestore();
  });
  onTestFinished(stop);
  expect(text).toContain(`serving https://kit.example/team, storage on ${sockets.storage_url}\n`);
  expect(text).toContain(`listening on ${sockets.base_url}, for storage on ${sockets.storage_url}\n`);
  expect((await fetch(`${sockets.base_url}/v1/health`)).status).toBe(200);
});
