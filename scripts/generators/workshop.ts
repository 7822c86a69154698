/** Workshop for strangers' tools: temporary folders, with the documents and the project's TypeScript at hand. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { InputError } from '../../src/input/input-error.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const documents = { 'openapi.json': '', 'openapi-3.0.json': ' --as 3.0' };

/** A first Maven build, with all that it downloads, took two minutes on a slow line. */
const patience_ms = 600_000;

/** Of somebody whose code is held to all that `strict` asks for. */
const options = {
  ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true },
  ...{ module: 'preserve', moduleResolution: 'bundler', target: 'es2022' },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], typeRoots: [`${project}node_modules/@types`] },
};

export interface Ran {
  ok: boolean;
  stdout: string;
  /** Both outputs in one text. */
  output: string;
}

export interface Workshop extends Disposable {
  /** A folder with both documents, below the one where npm has installed. */
  folderFor(name: string): string;
  /** Commands of bash; the first that fails ends them. */
  run(folder: string, commands: string, env?: Record<string, string>): Promise<Ran>;
  /** @throws InputError where npm does not install them */
  install(packages: readonly string[]): Promise<void>;
}

/** @throws InputError where the documents cannot be printed */
export async function openWorkshop(): Promise<Workshop> {
  const root = mkdtempSync(join(tmpdir(), 'generators-'));
  const bin = join(root, 'bin');
  const path = [join(root, 'node_modules/.bin'), `${project}node_modules/.bin`, bin, process.env.PATH].join(delimiter);
  const run: Workshop['run'] = (cwd, commands, env = {}) =>
    new Promise((resolve) => {
      const all = { ...process.env, PATH: path, GOBIN: bin, ...env };
      const limits = { cwd, env: all, timeout: patience_ms, maxBuffer: 1 << 26 };
      execFile('bash', ['-euo', 'pipefail', '-c', commands], limits, (error, stdout, stderr) =>
        resolve({ ok: error === null, stdout, output: `${stdout}${stderr}` }),
      );
    });
  const mustRun = async (cwd: string, commands: string) => {
    const { ok, output } = await run(cwd, commands);
    if (!ok) throw new InputError(`${commands}: ${output.trim()}`);
  };
  const dispose = () => rmSync(root, { recursive: true, force: true, maxRetries: 3 });

  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  try {
    for (const [file, as] of Object.entries(documents)) {
      await mustRun(project, `tsx cli/main.ts openapi --json${as} > '${join(root, file)}'`);
    }
  } catch (error) {
    dispose();
    throw error;
  }
  return {
    folderFor(name) {
      const folder = join(root, name);
      mkdirSync(folder);
      for (const file of Object.keys(documents)) copyFileSync(join(root, file), join(folder, file));
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: options, include: ['journey.ts'] }),
      );
      return folder;
    },
    run,
    async install(packages) {
      const { typescript } = manifest.devDependencies;
      const flags = '--no-audit --no-fund --ignore-scripts --prefer-offline --loglevel error';
      await mustRun(root, `npm install ${flags} typescript@${typescript} ${packages.join(' ')}`);
    },
    [Symbol.dispose]: dispose,
  };
}
