/** `mode: read-only`, by each way on which something could be written. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assetSpecs } from '../arbitraries/lists.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Target } from '../target/target.ts';
import { fakeTargetFile, testCheck, testSession } from '../testing/test-session.support.ts';
import { createControl } from '../waves/control.ts';
import { createHooks } from '../waves/hooks.ts';
import { cleanUp } from './clean-up.ts';
import { createHttp } from './http.ts';
import { openCase } from './open-case.ts';
import { runCheck } from './run-check.ts';

const read_only: Target = {
  ...fakeTargetFile,
  mode: 'read-only',
  fixtures: { models: { succeeds: { path: 'a/b', input: {}, ends_within_s: 1 } } },
};

async function counting(): Promise<{ base_url: string; met: string[] }> {
  const met: string[] = [];
  const server = createServer(({ method, url }, response) => {
    met.push(`${method} ${url}`);
    response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, met };
}

const page = { sent: { url: 'http://target.test/v1/assets' }, request: { operation: 'getAsset' } } as never;

it.each<[string, (ctx: CheckContext) => Promise<unknown>, RegExp]>([
  [
    'a creation',
    (ctx) => ctx.call('owner', { operation: 'createAssetFolder', body: { name: 'n' } }, 'made'),
    /^POST \/v1\/asset-folders writes, and the target file says mode: read-only$/,
  ],
  [
    'a deletion by nobody',
    (ctx) => ctx.call('nobody', { operation: 'deleteAsset', path: { id: '1' } }, 'gone'),
    /^DELETE \//,
  ],
  ['a data set', (ctx) => ctx.data.fresh('owner', assetSpecs(1)), /^POST \/v1\/asset-uploads/],
  ['a run', (ctx) => ctx.runs.dispatch('owner', 'succeeds', 'dispatch'), /^POST \/v1\/models\/a\/b\/runs/],
  [
    'a file',
    (ctx) => ctx.transfer('PUT', 'http://target.test/f', page, 'put', { body: new Uint8Array(1), type: 'a/b' }),
    /^PUT \/f/,
  ],
])('%s is not sent, not written down, and ends its check', async (_, act, reason) => {
  let sent = 0;
  const answer = () => {
    sent += 1;
    return { status: 201, body: { id: 'f1', run_id: 'r1' } };
  };
  const session = testSession(answer, read_only);
  const check = testCheck({
    async run(ctx) {
      await act(ctx);
    },
  });
  const { stop, cases } = await runCheck(session, check, { seed: 1 });
  expect([stop?.verdict, stop?.reason, cases]).toEqual(['not-claimed', expect.stringMatching(reason), 0]);
  expect([sent, session.journal.entries]).toEqual([0, []]);
  expect(await cleanUp(session)).toEqual([]);
});

it('a read goes out', async () => {
  const session = testSession(() => ({ status: 200, body: {} }), read_only);
  await openCase(session, 'test').context.call('owner', { operation: 'getMe' }, 'me');
  expect(session.http.sent).toBe(1);
});

it('the door stops what no check sends: the client, hooks, modules, the control interface', async () => {
  const { base_url, met } = await counting();
  const http = createHttp({ base_url, mode: 'read-only' });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { failure } = await http.send({ method, url: `${base_url}/v1/assets`, headers: {} });
    expect(failure).toEqual({
      kind: 'refused',
      message: `${method} ${base_url}/v1/assets writes, and the target file says mode: read-only`,
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const module = join(folder, 'hook.mjs');
  writeFileSync(module, `export const deleteWebhook = () => fetch('${base_url}/by-module', { method: 'DELETE' });`);
  const target: Target = {
    ...read_only,
    base_url,
    hooks: { delete_webhook: { module }, cancel_run: { url: base_url } },
  };
  const control = createControl({ base_url: `${base_url}/_control` }, target);
  const hooks = createHooks(target, control);
  await hooks.deleteWebhook('w');
  await hooks.cancelRun('r');
  await control.deleteWebhook('w');
  await control.cancelRun('r');
  await expect(control.advance(1)).rejects.toThrow(/mode: read-only/);
  expect(met).toEqual([]);
  await http.send({ method: 'HEAD', url: `${base_url}/v1/assets`, headers: {} });
  await expect(control.clock()).rejects.toThrow(/without a clock/);
  expect(met).toEqual(['HEAD /v1/assets', 'GET /_control/clock']);
  await http.close();
  await control.close();
});

it('what an earlier run left stays, and says why', async () => {
  const session = testSession(() => ({ status: 204 }), read_only);
  session.facts = { ...session.facts, read_only: true };
  session.journal.before({ operation: 'createAssetFolder', path: {}, query: {}, body: { name: 'n' } }, 'owner');
  expect(await cleanUp(session)).toEqual([
    { operation: 'createAssetFolder', id: null, reason: 'the target file says mode: read-only' },
  ]);
  expect(session.http.sent).toBe(0);
});
