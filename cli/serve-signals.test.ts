import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { principalsOf } from '../src/server/seed/principals.ts';
import { seedStateOf } from '../src/server/seed/seed-states.ts';
import { builtKit } from './built-kit.support.ts';

const main = await builtKit();

interface Running {
  child: ChildProcess;
  base_url: string;
  exited: Promise<unknown[]>;
}

async function start(...more: string[]): Promise<Running> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--json', ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const [line] = await once(child.stdout!, 'data');
  return { child, exited, ...JSON.parse(String(line)) };
}

/** A PUT of which half has arrived. */
async function halfAnUpload({ base_url }: Running) {
  const { owner } = principalsOf(await seedStateOf('small'), '1');
  const headers = { authorization: `Bearer ${owner!.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ filename: 'a.txt', mime_type: 'text/plain', size_bytes: 8 });
  const response = await fetch(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
  const { upload_url } = (await response.json()) as { upload_url: string };
  const put = request(upload_url, { method: 'PUT', headers: { 'content-type': 'text/plain', 'content-length': 8 } });
  await new Promise((resolve) => put.write('half', resolve));
  return put;
}

test('the first signal finishes what is under way', async () => {
  const running = await start();
  const put = await halfAnUpload(running);
  running.child.kill('SIGTERM');
  // The interface lets go of its socket while storage still waits for the rest.
  await expect.poll(() => fetch(`${running.base_url}/v1/health`).then(String, () => 'gone')).toBe('gone');
  const answered = once(put, 'response');
  put.end('half');
  expect((await answered)[0].statusCode).toBe(200);
  expect(await running.exited).toEqual([0, null]);
});

test('a signal ends at once what never sent a request', async () => {
  const { child, base_url, exited } = await start();
  const silent = connect(Number(new URL(base_url).port), '127.0.0.1');
  await once(silent, 'connect');
  // An answer on another connection, so that the server has met the first.
  await fetch(`${base_url}/v1/health`, { headers: { connection: 'close' } });
  child.kill('SIGTERM');
  await once(silent.resume(), 'close');
  expect(await exited).toEqual([0, null]);
});

test('the second signal ends at once', async () => {
  const running = await start();
  const put = await halfAnUpload(running);
  put.on('error', () => {});
  running.child.kill('SIGINT');
  await expect.poll(() => fetch(`${running.base_url}/v1/health`).then(String, () => 'gone')).toBe('gone');
  running.child.kill('SIGINT');
  expect(await running.exited).toEqual([130, null]);
});

test('a taken port is one line on standard error, and exit code 2', async () => {
  const { base_url } = await start();
  const { port } = new URL(base_url);
  const second = spawn(process.execPath, [main, 'serve', '--port', port], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(said).toMatch(new RegExp(`^model-run-kit: port ${port} is taken; .*\n$`));
  expect(code).toBe(2);
});
