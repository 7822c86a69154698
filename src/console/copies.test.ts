import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { transformSync } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { createModelRunClient } from '../client/client.ts';
import { verifyDelivery } from '../client/webhooks.ts';
import { startServer } from '../server/start-server.ts';
import { sign } from '../webhooks/sign.ts';
import {
  curlOfDelivery,
  curlOfRequest,
  curlOfRun,
  dispatchOf,
  recomputation,
  testOfDelivery,
  testOfRequest,
  testOfRun,
  unsendable,
} from './copies.ts';
import type { LoggedRequest, Run, Signature, World } from './records.ts';

async function served() {
  const server = await startServer({ clock: 'virtual-auto' });
  onTestFinished(() => server.stop());
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${server.control_url}${path}`)).json() as Promise<Answer>;
  const world = await read<World>('');
  const token = world.principals.owner!.token;
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(server.base_url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  const requests = async () => (await read<{ items: LoggedRequest[] }>('/requests')).items;
  return { world, token, read, ask, requests };
}

/** Carries a copied test out here: its imports, which the package answers elsewhere, are given to it. */
async function carriedOut(source: string): Promise<string[]> {
  const body = transformSync(source.replaceAll(/^import .*$/gm, ''), { loader: 'ts' }).code;
  const titles: string[] = [];
  let work: (() => Promise<void>) | undefined;
  const one = (title: string, act: () => Promise<void>) => {
    titles.push(title);
    work = act;
  };
  new Function('createModelRunClient', 'verifyDelivery', 'expect', 'test', body)(
    createModelRunClient,
    verifyDelivery,
    expect,
    one,
  );
  await work!();
  return titles;
}

const shell = (line: string) => execFileSync('sh', ['-c', line], { encoding: 'utf8' });

test.each([
  ['GET', '/v1/assets?limit=3&sort_by=name%3Aasc', undefined, 200],
  ['GET', '/v1/assets?limit=0', undefined, 422],
  ['GET', '/v1/runs/00000000-0000-4000-8000-000000000000', undefined, 404],
  ['POST', '/v1/asset-folders', { name: 'it\'s a "folder" $HOME `x`' }, 201],
  ['GET', '/v1/nothing', undefined, 404],
])('%s %s as a test and as a curl line comes to the same', async (method, path, body, status) => {
  const { world, ask, requests } = await served();
  expect((await ask(method, path, body)).status).toBe(status);
  const [request] = await requests();
  await carriedOut(testOfRequest(request!, world));
  const again = (await requests())[0]!;
  expect([again.method, decodeURIComponent(again.path), again.status, again.body]).toEqual([
    method,
    decodeURIComponent(path),
    status,
    request!.body,
  ]);
  const line = curlOfRequest(request!, world);
  expect(line).toContain(`${world.base_url}${path}`);
  expect(line).toContain(world.principals.owner!.token);
});

test('a run as a test and as a dispatch comes to the same', async () => {
  const { world, token, read, ask } = await served();
  const input = { prompt: 'a boat mock:fail code=content_policy' };
  await ask('POST', '/v1/models/trial/spark/runs', input);
  const newest = async () => (await read<{ items: Run[] }>('/runs?limit=1')).items[0]!;
  while ((await newest()).status !== 'failed') await ask('GET', '/v1/health');
  const run = await newest();
  const dispatch = { of_workflow: false, input, token };
  expect(await carriedOut(testOfRun(run, dispatch, world))).toEqual(['a run of trial/spark ends as failed']);
  const again = await newest();
  expect(again.id).not.toBe(run.id);
  expect(again).toMatchObject({ name: run.name, status: 'failed', failure_code: 'content_policy' });
  const { path, body } = dispatchOf(run, dispatch);
  expect([path, JSON.parse(body)]).toEqual(['/v1/models/trial/spark/runs', input]);
  expect(curlOfRun(run, dispatch, world)).toContain(body);
});

const signed = `{"text":"it's a boat, 50% off"}`;

test.each(['hex', 'HEX', 'base64', 'base64_unpadded', 'base64url', 'base64url_padded'] as const)(
  'a signature in %s is made again by OpenSSL',
  async (encoding) => {
    const secret = 'a signing secret';
    const value = sign(Buffer.from(signed), secret, { prefix: '', encoding, key: 'utf8' });
    const key_hex = Buffer.from(secret).toString('hex');
    expect(shell(recomputation({ key_hex, encoding, signed })).trim()).toBe(value);
  },
);

test('an event is copied as a test of its signature, and as the same bytes for curl', async () => {
  const run = { id: 'r', status_code: 'completed' };
  const body = JSON.stringify({ event: 'run.completed', delivery: { id: 'd' }, run_id: 'r', run, text: signed });
  const secret = 'a signing secret';
  const signature: Signature = {
    ...{ attempt: 1, header: 'service-signature', value: sign(Buffer.from(body), secret), secret, key_hex: '' },
    ...{ secret_of: 'webhook', prefix: '', encoding: 'hex', signed: body },
  };
  expect(await carriedOut(testOfDelivery('run.completed', signature))).toEqual(['the receiver takes run.completed']);
  const got = Promise.withResolvers<[string, unknown]>();
  const receiver = createServer(async (request, response) => {
    got.resolve([await text(request), request.headers['service-signature']]);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await new Promise((resolve) => receiver.once('listening', resolve));
  const line = curlOfDelivery(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, signature);
  spawn('sh', ['-c', line.replace('curl -i', 'curl -s')]);
  expect(await got.promise).toEqual([body, signature.value]);
});

test('requests to storage, and those that the log has cut, are not sent again', () => {
  const request = { path: '/v1/assets', body: null } as LoggedRequest;
  expect(unsendable(request)).toBeUndefined();
  expect(unsendable({ ...request, path: '/key?token=***' })).toMatch(/storage/);
  expect(unsendable({ ...request, body: '{"name":"…' })).toMatch(/cut/);
});
