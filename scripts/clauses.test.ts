import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'clauses-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = fileURLToPath(new URL('clauses.ts', import.meta.url));
type Outcome = { code: number; stdout: string; stderr: string };
const run = (...args: string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [script, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  );

it('without the specification it says so in one line and checks the rest', async () => {
  const { code, stdout, stderr } = await run('--specification', join(folder, 'none.md'));
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

it('prints the units of a specification', async () => {
  const file = join(folder, 'small.md');
  writeFileSync(file, '## 7. X\n\nOne. Two.\n');
  const { code, stdout } = await run('--specification', file, '--units');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^s7\/1#[0-9a-f]{4} One\.\ns7\/2#[0-9a-f]{4} Two\.\n$/);
});

it('finds the committed units stale against another specification, a problem a line', async () => {
  const file = join(folder, 'other.md');
  writeFileSync(file, '## 7. X\n\nOne.\n');
  const { code, stdout } = await run('--specification', file);
  expect(code).toBe(1);
  expect(stdout).toContain('openapi/specification-units.json is stale');
});

it('has no units to print where there is no specification', async () => {
  const { code, stderr } = await run('--specification', join(folder, 'none.md'), '--units');
  expect(code).toBe(2);
  expect(stderr).toContain('no specification at');
});
