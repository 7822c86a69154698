import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { builtKit } from './built-kit.support.ts';

const main = await builtKit();

/** @returns the URL, and the next lines of an output */
async function served(output: 'stdout' | 'stderr', ...more: string[]) {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child[output])[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;
  const [base_url] = /http:\/\/127\.0\.0\.1:\d+/.exec(await next())!;
  return { child, base_url, next };
}

test('--log json tells programs of each request, of further worlds too', async () => {
  const { base_url, next } = await served('stdout', '--json', '--log', 'json');
  await fetch(`${base_url}/v1/assets`);
  const made = await fetch(`${base_url}/_control/worlds`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const { base_url: other } = (await made.json()) as { base_url: string };
  await fetch(`${other}/v1/health`);
  const lines = [JSON.parse(await next()), JSON.parse(await next())];
  expect(lines).toMatchObject([
    { operation: 'listAssets', status: 401, reason: 'A valid bearer token is needed.' },
    { operation: 'getHealth', status: 200, reason: null },
  ]);
});

test('--log json tells of start and end, and finds a request by its id and its trace', async () => {
  const { child, base_url, next } = await served('stdout', '--log', 'json');
  const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const asked = async (traceparent: string) => {
    const answer = await fetch(`${base_url}/v1/health`, { headers: { traceparent } });
    return answer.headers.get('service-request-id');
  };
  const ids = [await asked(`00-${trace_id}-00f067aa0ba902b7-01`), await asked('00-x"}-1-01')];
  expect([JSON.parse(await next()), JSON.parse(await next())]).toMatchObject([
    { id: ids[0], trace_id, level: 'info', time: expect.any(String) },
    { id: ids[1], trace_id: null },
  ]);
  child.kill('SIGTERM');
  expect([JSON.parse(await next()), JSON.parse(await next())]).toMatchObject([
    { event: 'drain', signal: 'SIGTERM' },
    { event: 'stop' },
  ]);
});

test('--log text tells people', async () => {
  const { base_url, next } = await served('stderr', '--log', 'text');
  await fetch(`${base_url}/v1/assets`);
  let line = await next();
  while (!line.startsWith('GET ')) line = await next();
  expect(line).toMatch(/^GET \/v1\/assets {2}listAssets {2}- {2}401 {2}\d+ ms {2}A valid bearer token is needed\.$/);
});
