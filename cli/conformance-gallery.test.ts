import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { kit } from './kit.support.ts';

it('makes a page and badges of statements, and refuses what is none', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [run, file, out] = ['run', 'statement.yaml', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await kit('conformance', '--check', 'pagination/envelope', '--out', run);
  const { stdout } = await kit('conformance', 'statement', run, '--partial');
  writeFileSync(file, stdout);
  const made = await kit('conformance', 'gallery', file, '--out', out);
  expect([made.code, made.stdout]).toEqual([0, '']);
  const [name] = readdirSync(join(out, 'badges'));
  expect(name).toMatch(/^model-run-kit-reference-server-.+\.json$/);
  expect(JSON.parse(readFileSync(join(out, 'badges', name!), 'utf8'))).toMatchObject({
    schemaVersion: 1,
    color: 'yellow',
  });
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page).toContain('a part of the checks was run');
  expect((await kit('conformance', 'gallery', file)).stdout).toBe(page);
  writeFileSync(file, '[]');
  const { code, stderr } = await kit('conformance', 'gallery', file);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/is no conformance statement: [^\n]+\n$/)]);
});
