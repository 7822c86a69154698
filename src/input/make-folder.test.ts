import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(root, { recursive: true }));

it('makes what is missing, and leaves what is there', () => {
  const path = join(root, 'a/b/c');
  makeFolder(path, 0o700);
  makeFolder(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

it('fails below a file', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolder(join(root, 'file/a'))).toThrow(/EEXIST|ENOTDIR/);
});

it.runIf(process.platform === 'linux')('fails where nothing can be made, and comes to an end', () => {
  expect(() => makeFolder('/proc/x/y')).toThrow(/ENOENT|EACCES|EPERM/);
});
