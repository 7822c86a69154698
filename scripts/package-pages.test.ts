import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { loadSeedState } from '../src/server/seed/load-seed-state.ts';
import { createWorld } from '../src/server/worlds/world.ts';
import { entry_points } from './entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Files that npm packs whatever the manifest says. */
const always = ['README.md', 'LICENSE', 'package.json'];
const packed = [...always, ...manifest.files.flatMap((place) => [place, ...globSync(`${place}/**`, { cwd: root })])];

function blocksOf(page: string, language: string): string[] {
  return [...read(page).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text]) => text!);
}

test('links of packed pages lead to packed files', () => {
  const pages = packed.filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(15);
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link]) => link!)
      .filter((link) => !/^https?:/.test(link))
      .map((link) => [page, normalize(join(dirname(page), link))] as const),
  );
  const isPacked = (file: string) => packed.some((one) => file === one || file.startsWith(`${one}/`));
  expect(links.filter(([, file]) => !isPacked(file) || !existsSync(join(root, file)))).toEqual([]);
});

const said = ['completed\n', '429\n200\n2\n', '503\n200\n'];

test.each(blocksOf('README.md', 'js').map((text, at) => [said[at], text] as const))(
  'a program of the README prints %j',
  (expected, text) => {
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(11);
    const program = text.replaceAll(/'(model-run-kit\/\w+)'/g, (_, name: string) => `'${root}${entry_points[name]}'`);
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual([expected, '']);
  },
);

test('a client of the page on tokens renews its own', () => {
  const [text] = blocksOf('docs/tokens.md', 'ts');
  const program = text!.replaceAll(/'(model-run-kit\/\w+)'/g, (_, name: string) => `'${root}${entry_points[name]}'`);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual([blocksOf('docs/tokens.md', 'text')[0], '']);
});

test('the page on data of one’s own has a state that loads, and whose model runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'my-state.yaml');
  writeFileSync(file, blocksOf('docs/own-data.md', 'yaml')[0]!);
  const world = await createWorld({ seed_state: loadSeedState(file), clock: 'virtual' });
  const headers = {
    authorization: `Bearer ${world.principals.owner!.token}`,
    'content-type': 'application/json',
  };
  const ask = async (path: string, init = {}) =>
    (await world.fetch(new Request(`http://api.example${path}`, { headers, ...init }))).json() as Promise<{
      run_id: string;
      status_code: string;
      items: { name: string }[];
    }>;
  const { run_id } = await ask('/v1/models/acme/sketch/runs', { method: 'POST', body: '{}' });
  await world.parts.timers.advance(10_000);
  expect((await ask(`/v1/runs/${run_id}`)).status_code).toBe('completed');
  expect((await ask('/v1/assets?q=name.eq:notes.txt')).items).toHaveLength(1);
  await world.close();
});
