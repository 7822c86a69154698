/** Steps that are more than one command: servers that are started and judged, and what the pages for users say. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../conformance/reports/report.ts';
import { loadTarget } from '../../conformance/target/load.ts';
import manifest from '../../package.json' with { type: 'json' };
import { listenLocally } from '../../src/input/local-server.ts';
import { startCluster } from '../../src/store/postgres/cluster.support.ts';
import { firstHour } from './first-hour.ts';
import { madeUpAnswers } from './made-up-answers.ts';
import type { StepContext } from './step.ts';

function pageOf(page: string): string {
  return readFileSync(fileURLToPath(new URL(`../../docs/${page}`, import.meta.url)), 'utf8');
}

/** The blocks of shell of a page, as its reader would type them one after another. */
function shellOf(page: string): string {
  return [...pageOf(page).matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block]) => block).join('');
}

/** The block of one language of a page that has one of it. */
export function blockOf(page: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(pageOf(page))![1]!;
}

/** The oldest Node.js that the client and `/webhooks` run under. */
const older_node = 'node@20.19.5';
/** Tools that judge the package, and run its tests elsewhere; nothing else of the project needs them. */
const judges = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5', 'jest@30.5.2'];

/** Bounds on what is installed with the package, and on its own files. */
const most = { packages: 90, megabytes: 40, files: 600 };

/** Packed and installed elsewhere: the command, each entry point by its example, types, and an older Node.js. */
export async function packed({ folder, sh, write }: StepContext): Promise<boolean> {
  const app = join(folder, 'app');
  const put = (name: string, text: string) => writeFileSync(join(app, name), text);
  cpSync(new URL('app', import.meta.url), app, { recursive: true });
  put('program.ts', blockOf('client-teams.md', 'ts'));
  put('renewal.ts', blockOf('tokens.md', 'ts'));
  put('unit.js', blockOf('client-teams.md', 'js'));
  put('receiver.ts', blockOf('webhooks.md', 'ts'));
  put('conformance.test.ts', blockOf('implementers.md', 'ts'));
  // Every declaration is looked at, which nobody may leave to their `skipLibCheck`.
  const entries = Object.keys(manifest.exports).filter((name) => !name.endsWith('.json'));
  put('types.ts', entries.map((name, at) => `export * as e${at} from 'model-run-kit${name.slice(1)}';\n`).join(''));
  put('package.json', JSON.stringify({ name: 'app', version: '1.0.0', type: 'module' }));
  const of_vitest = 'conformance.test.ts';
  put(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: app_options, exclude: ['node_modules', of_vitest, 'page.ts'] }),
  );
  // A page has no types of Node.js.
  const of_page = ['.', './client', './webhooks', './types'];
  put('page.ts', of_page.map((name, at) => `export * as p${at} from 'model-run-kit${name.slice(1)}';\n`).join(''));
  const page_options = {
    ...app_options,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: false,
  };
  put('tsconfig.page.json', JSON.stringify({ compilerOptions: page_options, files: ['page.ts'] }));
  // The types of vitest do not pass by themselves.
  const of_test = { compilerOptions: { ...app_options, skipLibCheck: true }, files: [of_vitest] };
  put('tsconfig.test.json', JSON.stringify(of_test));
  const { devDependencies: versions } = manifest;
  const tools = (['node', 'typescript', '@types/node', 'nock', 'vitest'] as const).map(
    (name) => `${name}@${versions[name]}`,
  );
  const code = await sh(`npm pack --silent --pack-destination "$OUT" > /dev/null
mkdir "$OUT/older"
cd "$OUT/older"
npm install --silent --no-save ${older_node} > /dev/null
older="$OUT/older/node_modules/.bin/node"
mkdir "$OUT/alone"
cd "$OUT/alone"
npm install --silent --prefix . ../model-run-kit-*.tgz > /dev/null
test "$(npm ls --all --parseable 2> /dev/null | sort -u | wc -l)" -le ${most.packages}
grep -q CycloneDX node_modules/model-run-kit/dist/sbom.json
test "$(find node_modules/model-run-kit -type f | wc -l)" -le ${most.files}
test "$(du -sm node_modules | cut -f1)" -le ${most.megabytes}
cd "$OUT/app"
npm install --silent --no-save ../model-run-kit-*.tgz ${[...tools, ...judges].join(' ')} > /dev/null
PATH="$OUT/app/node_modules/.bin:$PATH"
publint --strict ../model-run-kit-*.tgz
attw --quiet --profile esm-only ../model-run-kit-*.tgz
model-run-kit conformance --check pagination/envelope --out "$OUT/report" 2>&1 | grep ': model-run-kit conformance run '
tsc -p .
for module in 'esnext --moduleResolution bundler' node16 nodenext; do
  tsc -p . --noEmit --exactOptionalPropertyTypes --noUncheckedIndexedAccess --skipLibCheck false --module $module
done
node out/program.js > "$OUT/program.txt"
node out/renewal.js > "$OUT/renewal.txt"
node unit.js | grep '^200 '
for node in node "$older"; do "$node" out/receiver.js > "$OUT/receiver.txt"; done
node serve.js "$older" client.js | grep '^20 older.png$'
for entry in server interceptors conformance; do
  "$older" -e "import('model-run-kit/$entry').catch(({ stack }) => console.log(stack))" |
    grep '^this part of model-run-kit needs Node.js 24 or newer, and this is v20[^ ]*$'
done
vitest run conformance.test.ts
tsc -p tsconfig.test.json
tsc -p tsconfig.page.json --noEmit
sed "s,'vitest','@jest/globals'," out/conformance.test.js > conformance.jest.js
node --experimental-vm-modules --no-warnings node_modules/.bin/jest --testMatch='**/conformance.jest.js'`);
  if (code !== 0) return false;
  const pages = { program: 'client-teams.md', receiver: 'webhooks.md', renewal: 'tokens.md' };
  const printed = Object.keys(pages).map((name) => readFileSync(join(folder, `${name}.txt`), 'utf8'));
  write(printed.join(''));
  return Object.values(pages).every((page, at) => printed[at] === blockOf(page, 'text'));
}

/** Of somebody who imports the package. */
const app_options = {
  ...{ strict: true, module: 'nodenext', target: 'es2024', lib: ['es2024', 'esnext.disposable', 'dom'] },
  ...{ types: ['node'], outDir: 'out' },
};

/** Of a page that starts all that it needs. */
export function commandsOf(page: string): (context: StepContext) => Promise<boolean> {
  return async ({ sh }) => (await sh(shellOf(page))) === 0;
}

/** Against a server at its usual ports; curl fails where it is refused. */
export async function commandsOfServer({ folder, start, sh }: StepContext): Promise<boolean> {
  const line = await start('npm run --silent start -- --json --write-target "$OUT/target.yaml"');
  if (line === undefined) return false;
  const { owner } = loadTarget(join(folder, 'target.yaml'), {}).principals;
  const env = { TOKEN: String(owner!.token), CURL_HOME: folder };
  writeFileSync(join(folder, '.curlrc'), 'fail\nsilent\nshow-error\n');
  const pages = ['client-teams', 'serving', 'tokens', 'console', 'reference-pages'];
  return (await sh(pages.map((page) => shellOf(`${page}.md`)).join(''), env)) === 0;
}

/** Servers on one database, in the place of the usual ports; curl fails where it is refused. */
export async function commandsOfSharing({ folder, start, sh }: StepContext): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const env = { DATABASE: cluster.url, CURL_HOME: folder };
    writeFileSync(join(folder, '.curlrc'), 'fail\nsilent\nshow-error\n');
    for (const command of blockOf('sharing.md', 'sh start').trim().split('\n')) {
      if ((await start(`${command.replace('npm start', 'npm run --silent start')} --json`, env)) === undefined)
        return false;
    }
    return (await sh(shellOf('sharing.md'), env)) === 0;
  } finally {
    await cluster.stop();
  }
}

/** A newcomer's first commands, in their order, against the reference server, of the run one area; then the first hour. */
export async function commandsOfImplementers(context: StepContext): Promise<boolean> {
  const { start, sh } = context;
  const line = await start('npm run --silent start -- --port 0 --json --write-target "$OUT/my-target.yaml"');
  if (line === undefined) return false;
  const commands = [
    ...shellOf('implementers.md').matchAll(
      /^ *npm run kit -- conformance (doctor|plan|clean|--target) (?!.*small\.yaml).*$/gm,
    ),
  ];
  const lines = commands.map(([command, word]) => {
    const one = command
      .trim()
      .replaceAll('my-target.yaml', '"$OUT/my-target.yaml"')
      .replace(/\breport\b/, '"$OUT/report"');
    return word === '--target' ? `${one} --area folders` : one;
  });
  if (lines.length !== 4 || (await sh(lines.join('\n'))) !== 0) return false;
  return firstHour(pageOf('implementers.md'), await freePort(), context);
}

/** The server answers where its ready line says. */
export async function served({ start, sh, write }: StepContext): Promise<boolean> {
  const line = await start('npm run --silent start -- --port 0 --json --write-target "$OUT/target.yaml"');
  if (line === undefined) return false;
  write(`${(JSON.parse(line) as { base_url: string }).base_url}\n`);
  const checks = '--check pagination/each-item-once --area pagination';
  return (await sh(`npm run --silent kit -- conformance --target "$OUT/target.yaml" ${checks}`)) === 0;
}

/** Judges the Prism mock: schemas pass, whatever takes memory fails, the kit itself has no fault. */
export async function prism({ folder, start, sh, write }: StepContext): Promise<boolean> {
  const port = await freePort();
  const mock = start(`npm run --silent mock -- --port ${port}`);
  const code = await sh(
    'npm run --silent kit -- conformance --target fixtures/targets/prism.yaml --wait 60 --out "$OUT" > "$OUT/report.txt"',
    { PRISM_URL: `http://127.0.0.1:${port}` },
  );
  const told = readFileSync(join(folder, 'report.txt'), 'utf8').trimEnd().split('\n').slice(-22);
  write(`${await mock}\n${told.join('\n')}\n`);
  const { totals, verdicts } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  const wordsOf = (...ids: string[]) =>
    verdicts.filter(({ check }) => ids.some((id) => check.startsWith(id))).map(({ verdict }) => verdict);
  const schemas = wordsOf('schema/').filter((word) => word !== 'could-not-run' && word !== 'not-claimed');
  const stateful = wordsOf('pagination/each-item-once', 'soft-delete/stays-deleted');
  return (
    code === 1 &&
    totals.error === 0 &&
    // Deletions are answered without a body, in which nothing can be compared.
    schemas.length >= 8 &&
    schemas.every((word) => word === 'pass') &&
    stateful.every((word) => word === 'fail')
  );
}

/** Answers that Prism makes up from the schemas, each time the same, are as the document has them. */
export async function madeUp({ start, sh, write }: StepContext): Promise<boolean> {
  const base_url = `http://127.0.0.1:${await freePort()}`;
  void start(`npm run --silent mock -- --dynamic --seed 1 --port ${new URL(base_url).port}`);
  const awaited = `curl --silent --retry 60 --retry-delay 1 --retry-connrefused ${base_url}/v1/health`;
  if ((await sh(awaited)) !== 0) return false;
  const answers = await madeUpAnswers(base_url);
  const wrong = answers.filter(({ problem }) => problem !== undefined);
  for (const { operation, problem } of wrong) write(`${operation}: ${problem}\n`);
  const slowest_ms = Math.max(...answers.map(({ took_ms }) => took_ms));
  write(
    `\n${answers.length - wrong.length} of ${answers.length} operations answer validly, the slowest in ${slowest_ms} ms\n`,
  );
  return answers.length > 0 && wrong.length === 0;
}

async function freePort(): Promise<number> {
  const { port, close } = await listenLocally(createServer());
  await close();
  return port;
}
