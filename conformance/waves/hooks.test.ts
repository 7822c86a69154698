import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { self_signed } from '../../src/input/self-signed.support.ts';
import type { TargetHooks } from '../target/target.ts';
import { createControl } from './control.ts';
import { createHooks } from './hooks.ts';

interface Asked extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

/** Answers everything with this status, and tells what was asked. */
async function server(status: number): Promise<{ base: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const listening = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    listening.close();
    listening.closeAllConnections();
  });
  return { base: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, asked };
}

const target = (hooks: TargetHooks) => ({ base_url: 'http://target.example', principals: {}, hooks });

it('sends the request of the target file, with the id wherever it says so', async () => {
  const { base, asked } = await server(204);
  const headers = { authorization: 'Bearer admin' };
  const delete_webhook = { method: 'DELETE', url: `${base}/admin/{id}?why={id}`, headers, body: { ids: ['{id}'] } };
  expect(await createHooks(target({ delete_webhook }), undefined).deleteWebhook('a b')).toEqual({
    is_done: true,
    says: 'answered 204',
  });
  expect(asked).toMatchObject([{ method: 'DELETE', url: '/admin/a%20b?why=a%20b', headers, body: '{"ids":["a b"]}' }]);
});

it('posts nothing at all unless it is told otherwise', async () => {
  const { base, asked } = await server(200);
  expect(await createHooks(target({ cancel_run: { url: `${base}/{id}` } }), undefined).cancelRun('r')).toMatchObject({
    is_done: true,
  });
  expect(asked).toMatchObject([{ method: 'POST', url: '/r', body: '' }]);
});

it('is asked before a control interface, and that where there is no hook', async () => {
  const [hook, control] = [await server(200), await server(204)];
  const hooks = createHooks(
    target({ cancel_run: { url: `${hook.base}/{id}` } }),
    createControl({ base_url: `${control.base}/_control/`, token: 'key' }),
  );
  expect([await hooks.cancelRun('r'), await hooks.deleteWebhook('w')]).toMatchObject([
    { is_done: true },
    { is_done: true },
  ]);
  expect(hook.asked.map(({ url }) => url)).toEqual(['/r']);
  expect(control.asked).toMatchObject([
    { method: 'DELETE', url: '/_control/webhooks/w', headers: { authorization: 'Bearer key' } },
  ]);
});

it.each([
  ['refused', 403],
  ['redirected', 302],
])('has not done what was %s', async (_, status) => {
  const { base } = await server(status);
  const hooks = createHooks(target({ delete_webhook: { url: base } }), undefined);
  expect(await hooks.deleteWebhook('w')).toEqual({ is_done: false, says: `answered ${status}` });
});

it('has done nothing where there is nobody to ask', async () => {
  expect(await createHooks(target({}), undefined).deleteWebhook('w')).toMatchObject({ is_done: false });
  const unreachable = createControl({ base_url: 'http://127.0.0.1:9' });
  expect(await createHooks(target({}), unreachable).cancelRun('r')).toEqual({
    is_done: false,
    says: 'cannot be asked (ECONNREFUSED)',
  });
  await expect(unreachable.clock()).rejects.toThrow(/^control\.base_url http:\/\/127\.0\.0\.1:9: cannot be asked/);
});

it('names whom to trust where the certificate of a control interface is signed by nobody known', async () => {
  const listening = createSecureServer(self_signed);
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  onTestFinished(() => void listening.close());
  const url = `https://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const remedy = /cannot be asked \(DEPTH_ZERO_SELF_SIGNED_CERT\); network\.ca: .+; name the PEM file/;
  await expect(createControl({ base_url: url }).clock()).rejects.toThrow(remedy);
});

it('does not read what a control interface answers without end', async () => {
  let is_closed = false;
  const listening = createServer((_, response) => {
    const fill = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', fill).on('close', () => {
      is_closed = true;
    });
    fill();
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  const control = createControl({ base_url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}` });
  await expect(control.clock()).rejects.toThrow(/cannot be asked \(its answer is larger than 1048576 bytes\)$/);
  expect(await control.cancelRun('r')).toMatchObject({ is_done: false });
  await control.close();
  await new Promise((done) => listening.close(done));
  expect(is_closed).toBe(true);
});

it.each(['', '.', '..'])('asks for nothing with the id %j, which would make another path', async (id) => {
  const { base, asked } = await server(204);
  const hooks = createHooks(
    target({ cancel_run: { url: `${base}/runs/{id}` } }),
    createControl({ base_url: `${base}/_control/` }),
  );
  const answers = [await hooks.cancelRun(id), await hooks.deleteWebhook(id)];
  expect([...answers.map(({ is_done }) => is_done), asked]).toEqual([false, false, []]);
});
