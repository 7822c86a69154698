import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StartedServer } from '../src/server/start-server.ts';
import { type ServeOptions, serve, serveCommand } from './serve.ts';

function optionsOf(...given: string[]): ServeOptions {
  const command = serveCommand()
    .action(() => {})
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  command.parse(['--port', '0', ...given], { from: 'user' });
  return command.opts();
}

async function served(...given: string[]): Promise<StartedServer> {
  const running = await serve({ ...optionsOf(...given), quiet: true });
  onTestFinished(() => running.stop());
  return running;
}

test('the control interface is there, with further worlds beside the first', async () => {
  const { base_url, control_url, world } = await served('--clock', 'virtual');
  expect(control_url).toBe(`${base_url}/_control`);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"clock":"virtual"}' };
  const made = (await (await fetch(`${control_url}/worlds`, init)).json()) as { id: string; control_url: string };
  expect(made.id).not.toBe(world.id);
  expect(((await (await fetch(made.control_url)).json()) as { id: string }).id).toBe(made.id);
});

test('a public URL is what it is shown under, and a host that it may be asked under', async () => {
  const { control_url } = await served('--public-url', 'https://kit.example/team/');
  expect(control_url).toBe('https://kit.example/team/_control');
});

test('--no-control leaves nothing there', async () => {
  const { base_url, control_url } = await served('--no-control');
  expect(control_url).toBeUndefined();
  expect((await fetch(`${base_url}/_control`)).status).toBe(404);
});

test('--control-token is asked for', async () => {
  const { control_url } = await served('--control-token', 'secret');
  expect((await fetch(control_url!)).status).toBe(401);
  expect((await fetch(control_url!, { headers: { authorization: 'Bearer secret' } })).status).toBe(200);
});

/** An address of this machine that others may reach; a caller who asks there comes from it, too. */
const [outward] = Object.values(networkInterfaces())
  .flat()
  .filter((one) => one?.family === 'IPv4' && !one.internal);

test.skipIf(outward === undefined)('with --host 0.0.0.0, callers from elsewhere need the control token', async () => {
  const elsewhere = async (server: StartedServer, path: string, authorization?: string) => {
    const { port } = new URL(server.sockets.base_url);
    const headers = { ...(authorization && { authorization }) };
    return (await fetch(`http://${outward!.address}:${port}${path}`, { headers })).status;
  };
  const open = await served('--host', '0.0.0.0', '--metrics');
  for (const path of ['', '/worlds', '/metrics', '/console', '/nothing'])
    expect(await elsewhere(open, `/_control${path}`), path).toBe(403);
  expect(await elsewhere(open, '/_control', 'Bearer guessed')).toBe(403);
  expect([await elsewhere(open, '/_control/ready'), await elsewhere(open, '/v1/health')]).toEqual([200, 200]);
  const guarded = await served('--host', '0.0.0.0', '--control-token', 'secret');
  const statuses = [undefined, 'Bearer guessed', 'Bearer secret'].map((one) => elsewhere(guarded, '/_control', one));
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  // Clients of the token endpoint name themselves.
  const { port } = new URL(guarded.sockets.base_url);
  const grant = { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'x' }) };
  const refused = await fetch(`http://${outward!.address}:${port}/_control/token`, grant);
  expect([refused.status, await refused.json()]).toMatchObject([401, { error: 'invalid_client' }]);
});

test('the database may stand in the environment, where no list of processes shows its password', () => {
  vi.stubEnv('MODEL_RUN_KIT_DATABASE', 'postgres://kit@db/kit');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(optionsOf().database).toBe('postgres://kit@db/kit');
  expect(optionsOf('--database', 'postgres://kit@other/kit').database).toBe('postgres://kit@other/kit');
});

test('the token may stand in the environment, and must be one that a header can carry', () => {
  vi.stubEnv('MODEL_RUN_KIT_CONTROL_TOKEN', 'from-outside');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(optionsOf().controlToken).toBe('from-outside');
  expect(optionsOf('--control-token', 'given').controlToken).toBe('given');
  for (const wrong of ['', 'two words', 'ä']) {
    expect(() => optionsOf('--control-token', wrong)).toThrow(/1 to 512 visible ASCII characters/);
  }
});
