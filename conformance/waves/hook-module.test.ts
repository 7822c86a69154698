import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TargetHooks } from '../target/target.ts';
import { loadHookModules } from './hook-module.ts';
import { createHooks } from './hooks.ts';

function written(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'hooks.mjs');
  writeFileSync(file, text);
  return file;
}

const hooksOf = (hooks: TargetHooks) =>
  createHooks({ base_url: 'http://target.example', principals: {}, hooks }, undefined);

it('calls the function of the act with the id, and takes its word for it', async () => {
  const module = written(
    "export const cancelRun = async (id) => id === 'mine';\nexport function deleteWebhook(id) { if (id === 'w') throw new Error('no'); }",
  );
  const hooks = hooksOf({ cancel_run: { module }, delete_webhook: { module } });
  expect([await hooks.cancelRun('mine'), await hooks.cancelRun('other')]).toEqual([
    { is_done: true, says: 'returned' },
    { is_done: false, says: 'returned false' },
  ]);
  expect([await hooks.deleteWebhook('v'), await hooks.deleteWebhook('w')]).toEqual([
    { is_done: true, says: 'returned' },
    { is_done: false, says: 'threw: no' },
  ]);
});

it.each([
  ['export const cancelRuns = 1;', /hooks\.cancel_run\.module: .*hooks\.mjs exports no function cancelRun\(id\)$/],
  ['export const cancelRun = "r";', /exports no function cancelRun\(id\)$/],
  ["throw new Error('no token\\nat here');", /hooks\.mjs cannot be loaded: no token$/],
])('refuses the module %j in one line, before anything is asked', async (text, line) => {
  await expect(loadHookModules({ cancel_run: { module: written(text) } })).rejects.toThrow(line);
});

it('loads nothing where no hook is a module', async () => {
  await expect(loadHookModules({ cancel_run: { url: 'http://target.example/{id}' } })).resolves.toBeUndefined();
});
