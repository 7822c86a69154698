import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { entry_sources } from './entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** In the package it reads what is built (`built-console.ts`). */
const built = 'src/console/files.ts';

/** The modules that the command and the entry points take in, by their paths below the root, and the packages that they name. */
function shipped(): { modules: string[]; packages: string[] } {
  const packages = new Set<string>();
  const modules = new Set(['cli/main.ts', ...entry_sources].map((file) => join(root, file)));
  for (const file of modules) {
    if (!file.endsWith('.ts') || file === join(root, built)) continue;
    for (const { fileName: name } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      if (name.startsWith('.')) modules.add(join(file, '..', name));
      else if (!isBuiltin(name)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);
    }
  }
  return { modules: [...modules].map((file) => relative(root, file)), packages: [...packages] };
}

const { modules, packages } = shipped();

test('what is shipped takes in no test, and nothing that only tests need', () => {
  expect(modules).toContain('conformance/checks/all.ts');
  expect(modules.filter((file) => /\.(?:test|support)\.ts$/.test(file))).toEqual([]);
});

test('what is shipped takes in the packages alone that are installed with it', () => {
  const known = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  expect(packages.filter((name) => !known.includes(name))).toEqual([]);
});

test('what is shipped stands in src, conformance and cli', () => {
  const places = new Set(modules.map((file) => file.split('/')[0]));
  expect([...places].sort()).toEqual(['cli', 'conformance', 'package.json', 'src']);
});

test('data files that the code reads are shipped from where they stand', () => {
  const read = modules
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/project(?:File|Text)\('([^']+)'\)/g)])
    .map(([, path]) => path!);
  expect(read.length).toBeGreaterThan(2);
  const is_shipped = (path: string) => manifest.files.some((one) => path === one || path.startsWith(`${one}/`));
  expect(read.filter((path) => !is_shipped(path))).toEqual([]);
});
