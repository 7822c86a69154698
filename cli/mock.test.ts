import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** @returns the process, its URL, and what it has printed */
function mock(...more: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, 'mock', '--port', '0', ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [url] = /(?<=listening on )http:\S+/.exec(line) ?? [];
      if (url !== undefined) resolve({ child, url });
    });
  });
}

test('what makes Prism die or wait is refused, and it lives on', async () => {
  const { child, url } = await mock('--choices', 'drawn:7');
  const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
  const lost = await fetch(`${url}/v1/runs/%zz`, { headers });
  const cut = await fetch(`${url}/v1/asset-folders`, { method: 'POST', headers, body: '{"name":' });
  // As the choices say that were drawn.
  for (const { status } of [lost, cut]) expect(Math.floor(status / 100)).toBe(4);
  expect((await fetch(`${url}/v1/health`, { method: 'HEAD', headers })).status).toBe(200);
  // Made up by the bounds of the document itself, an answer would take minutes, and all others would wait for it.
  const made_up = await fetch(`${url}/v1/runs/${crypto.randomUUID()}`, {
    headers: { ...headers, prefer: 'dynamic=true' },
  });
  expect((await made_up.text()).length).toBeLessThan(1_000_000);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('killed, it leaves no Prism behind', async () => {
  const { child } = await mock();
  const prism = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
  expect(prism).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await expect
    .poll(() => existsSync(`/proc/${prism}/cmdline`) && readFileSync(`/proc/${prism}/cmdline`, 'utf8'), {
      timeout: 60_000,
    })
    .toBeFalsy();
});
