/**
 * The package as client teams use it: in an empty project, the recipes of docs/testing.md, and the tests of the picture
 * desk under vitest (jsdom and happy-dom, too) and Jest, with MSW and nock beside them, in eight workers at a time.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { InputError } from '../../src/input/input-error.ts';
import { count, flag } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { perform } from '../recipes/perform.ts';
import { type Recipe, readRecipes } from '../recipes/read-recipes.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const page = 'docs/testing.md';
const workers = 8;
/** As the page pins them. */
const python_packages = ['pytest==9.2.0', 'pytest-xdist==3.8.0'];
/** Many times what one run of the tests takes on two busy cores. */
const patience_ms = 300_000;
/** As in the settings of Jest. */
const test_limit_ms = 120_000;

export default part({
  name: 'clients',
  proves: 'an application and each recipe of docs/testing.md pass with the packed package, eight workers at a time',
  options: {
    times: count('so often under each test runner', 20),
    python: flag('performs the recipe for pytest, too'),
  },
  quick: () => ({ times: 2 }),
  soak: { values: () => ({ python: true }), counts: { clients: 'times' } },
  async run({ times, python }, { say, tell }) {
    const folder = mkdtempSync(join(tmpdir(), 'clients-'));
    const problems: string[] = [];
    try {
      const text = readFileSync(join(project, page), 'utf8');
      install(folder, text);
      const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
      const env: NodeJS.ProcessEnv = { ...process.env, PATH: path, NO_COLOR: '1', CHROMIUM: programOf('chromium') };
      const venv = python ? virtualEnvironment(folder) : undefined;
      if (venv !== undefined) env.PATH = `${venv}:${env.PATH}`;
      for (const recipe of readRecipes(text, page)) {
        if (!venv && isForPython(recipe)) {
          say(`left out ${recipe.title}: ${python ? 'python3 with pytest cannot be had' : 'it takes --python'}`);
          continue;
        }
        const found = perform(recipe, folder, tell, env);
        say(`${found.length === 0 ? 'ok   ' : 'WRONG'} ${recipe.title}`);
        problems.push(...found);
      }
      copyDesk(folder);
      for (const [name, command] of Object.entries(commands)) {
        const failed = failures(times, () => ran(command, { cwd: folder, env }));
        say(`the picture desk under ${name}: ${times - failed.length} of ${times}`);
        problems.push(...failed.map((said) => `the picture desk fails under ${name}:\n${said.slice(-3_000)}`));
      }
      return { figures: { times, problems: problems.length }, problems };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const vitest = `vitest run --root desk --maxWorkers ${workers} --testTimeout ${test_limit_ms} --hookTimeout ${test_limit_ms}`;
const commands = {
  vitest,
  'vitest with jsdom': `${vitest} --environment jsdom`,
  'vitest with happy-dom': `${vitest} --environment happy-dom`,
  Jest: `NODE_OPTIONS='--experimental-vm-modules --no-warnings' jest --config desk/jest.config.js --maxWorkers ${workers}`,
};

interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** @returns what it said, where it failed */
function ran(command: string, place: Place): string | undefined {
  const options = { ...place, encoding: 'utf8', timeout: patience_ms } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', command], options);
  return status === 0 ? undefined : `${command}\n${stdout}${stderr}`;
}

function failures(times: number, once: () => string | undefined): string[] {
  return Array.from({ length: times }, once).filter((said) => said !== undefined);
}

/** The package, and what the page installs, beside the Node.js that the project runs with. @throws InputError */
function install(folder: string, text: string): void {
  const { node, nock } = manifest.devDependencies;
  const named = [...text.matchAll(/`npm install --save-dev ([^`]+)`/g)].flatMap(([, names]) => names!.split(' '));
  const packages = [`node@${node}`, `nock@${nock}`, ...named].join(' ');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'app', version: '1.0.0', type: 'module' }));
  const script = `cd "$PROJECT"; npm pack --silent --pack-destination "$APP" > /dev/null
cd "$APP"; npm install --silent --no-save --prefer-offline --no-audit --no-fund ./model-run-kit-*.tgz ${packages}`;
  const failed = ran(script, { cwd: folder, env: { ...process.env, PROJECT: project, APP: folder } });
  if (failed !== undefined) throw new InputError(`the package cannot be packed and installed: ${failed}`);
}

/** @returns the folder of its programs; undefined where there is no Python, or no way to its packages */
function virtualEnvironment(folder: string): string | undefined {
  const script = `python3 -m venv venv; venv/bin/pip install --quiet ${python_packages.join(' ')}`;
  return ran(script, { cwd: folder, env: process.env }) === undefined ? join(folder, 'venv/bin') : undefined;
}

function isForPython({ steps }: Recipe): boolean {
  return steps.some((step) => step.kind === 'create' && step.file.endsWith('.py'));
}

function programOf(name: string): string {
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}

/** The application with each of its tests so often that every worker has a file, and what stands beside it. */
function copyDesk(folder: string): void {
  const desk = join(folder, 'desk');
  cpSync(join(project, 'scripts/clients/desk'), desk, { recursive: true });
  const from = join(project, 'examples/picture-desk');
  for (const file of readdirSync(from).filter((name) => !name.endsWith('.test.ts')))
    cpSync(join(from, file), join(desk, file));
  for (const test of ['interceptors', 'served']) {
    for (let number = 1; number <= workers / 2; number++) {
      cpSync(join(from, `${test}.test.ts`), join(desk, `${test}-${number}.test.ts`));
    }
  }
}
