/** The steps of CI, in the order in which they begin: what the README says, run from a fresh clone. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { entry_sources } from '../entries.ts';
import { all_parts } from '../prove/list.ts';
import { readRecipes } from '../recipes/read-recipes.ts';
import {
  commandsOf,
  commandsOfImplementers,
  commandsOfServer,
  commandsOfSharing,
  madeUp,
  packed,
  prism,
  served,
} from './acceptance.ts';
import { readCheckout } from './checkout.ts';
import { first_commit, subjectProblems } from './commit-subjects.ts';
import { root, subjectsFrom } from './git.ts';
import type { Ground } from './ground.ts';
import { imageOf } from './image.ts';
import { type LandingTests, testsOfLanding } from './landing-tests.ts';
import { readLastRuns } from './last-runs.ts';
import { type Step, type StepContext, shell } from './step.ts';

const kit = 'npm run --silent kit --';
const conformance = 'npm run --silent conformance';

/** Reads the document by the tools of others. */
function documentLoads(options: string, lint: string): string {
  return `file="$OUT/document.json"
${kit} openapi ${options} --json > "$file"
npx redocly lint ${lint} "$file"
npx openapi-typescript "$file" -o "$file.ts" > /dev/null
npx tsc --noEmit --strict --skipLibCheck "$file.ts"`;
}

const dialect_file = 'fixtures/choices/unlike.yaml';
const dialect = `--choices ${dialect_file}`;

const command = 'cli/main.ts';
const pages_of_package = ['client-teams', 'tokens', 'webhooks', 'implementers'].map((page) => `docs/${page}.md`);
const checks = globSync('conformance/checks/*/*.ts', { cwd: root }).toSorted();

/** Files of checks that are made so. */
function made(by: RegExp): string[] {
  return checks.filter((file) => by.test(readFileSync(`${root}${file}`, 'utf8')));
}

function areasOf(files: readonly string[]): string[] {
  return [...new Set(files.map((file) => file.split('/')[2]!))];
}

/** Figures and lists of all checks, which change with each of them; `plan`, `limits` and tests hold them to the checks. */
const records_of_checks = [
  'conformance/checks/requirements.snapshot.txt',
  'conformance/runner/usual.json',
  'conformance/runner/worth.json',
];

/** Without the checks of other areas. */
function only(...judged: string[]): string[] {
  const others = areasOf(checks).filter((area) => !judged.includes(area));
  const rooms = ['checks', 'mutants', 'permitted'].flatMap((room) =>
    others.map((area) => `conformance/${room}/${area}/`),
  );
  return [...rooms, ...records_of_checks];
}

/** The command with the whole suite, as the areas have it. */
const suite = (...judged: string[]): Ground => ({ on: [command], without: judged.length > 0 ? only(...judged) : [] });
/** The command without the suite, and beside it these. */
const not_suite = ['cli/conformance.ts', 'conformance/mutants/', ...records_of_checks];
const serving = (...on: string[]): Ground => ({ on: [command, ...on], without: not_suite });

/** Files that the recipes change; those that are there. */
const of_recipes = readRecipes(readFileSync(`${root}CONTRIBUTING.md`, 'utf8'))
  .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'insert' ? [step.file] : [])))
  .filter((file, place, all) => existsSync(root + file) && all.indexOf(file) === place);

/** Needs of a part beside the usual, and files that it does not come to. */
const special: Readonly<Record<string, Partial<Step>>> = {
  // Each check is judged by the suite, variants, edges and the matrix. These prove what all checks go through, by a few
  // that are drawn, or by what comes before them.
  ...Object.fromEntries(
    ['init', 'rows', 'narrowed', 'tokens', 'mutants', 'replays'].map((name) => [name, { without: only() }]),
  ),
  // These keep both cores busy by themselves.
  variants: { alone: true },
  crossed: { alone: true, without: only() },
  senders: {
    alone: true,
    without: [...made(/ = check[<(]/), ...only(...areasOf(made(/ = waveCheck\(/)))],
  },
  recipes: {
    on: ['CONTRIBUTING.md', 'scripts/new.ts', 'scripts/new/', 'scripts/generate.ts', ...of_recipes],
    without: only(),
  },
  honest: { alone: true, without: only(), on: ['conformance/second/', 'examples/small-server/'] },
  noise: { without: only('pagination', 'soft-delete') },
  replicas: { without: only('folders', 'pagination') },
  surroundings: { without: only('pagination', 'soft-delete') },
  'document-mutants': {
    on: ['openapi/', 'src/contract/stated/', 'src/server/proof/'],
    without: ['cli/', 'conformance/'],
  },
  journeys: { without: not_suite },
  outcomes: { without: not_suite },
  receiver: { without: not_suite },
  proxy: { without: only('pagination', 'uploads') },
  traffic: { alone: true, without: only(), on: ['examples/picture-desk/', 'conformance/traffic/'] },
  generators: { on: ['cli/openapi.ts'] },
  browser: {
    on: ['examples/picture-desk/', 'docs/report.png', 'docs/console.png'],
    needs: ['chromium'],
    without: not_suite,
  },
  console: { needs: ['chromium'], without: not_suite, alone: true },
  shared: { needs: ['postgresql'], alone: true, without: only('folders', 'pagination') },
  failover: { needs: ['postgresql'], alone: true, without: not_suite },
  disk: { needs: ['strace'] },
  ends: { alone: true, without: only() },
  // Both build the package in one place.
  clients: {
    on: ['scripts/build.ts', command, 'examples/picture-desk/'],
    without: [...not_suite, 'conformance/api/'],
    after: ['package'],
    needs: ['chromium'],
  },
};

/** Parts that each landing proves. */
const of_each_landing = ['variants', 'matrix'];

function stepOf(part: string): Step {
  const { on = [], without = [], ...more } = special[part] ?? {};
  const folder = `scripts/${part}/`;
  const ground: Ground = {
    on: ['scripts/prove.ts', `scripts/parts/${part}.ts`, ...(existsSync(`${root}${folder}`) ? [folder] : []), ...on],
    // The list names every part, and the record is written by the soak.
    without: ['scripts/prove/list.ts', 'docs/soak.json', ...without],
  };
  return shell(part, `prove --quick ${part}`, `npm run --silent prove -- --quick ${part}`, {
    ...(!of_each_landing.includes(part) && ground),
    ...more,
  });
}

/** A Debian package, installed where it is missing, which is where its command is. */
function debian(name: string, title: string, command = name): Step {
  const on = ['scripts/ci/ensure-package.sh'];
  return shell(name, title, `. ${on[0]}\nensure_package ${name} ${command}`, { on });
}

/** A step of more than one command, at work on the pages of docs or with servers. */
function longer(name: string, title: string, run: Step['run'], { on, without = [] }: Ground): Step {
  return { name, title, limit_s: 600, run, on: ['scripts/ci/acceptance.ts', ...on], without };
}

async function subjectsOfCommits({ write }: StepContext): Promise<boolean> {
  const subjects = subjectsFrom(first_commit);
  const wrong = subjects.flatMap((line) =>
    subjectProblems(line.subject).map((problem) => `${line.hash} ${problem}: ${line.subject}\n`),
  );
  write(`${wrong.join('')}${subjects.length} commits, ${wrong.length} problems\n`);
  return wrong.length === 0;
}

async function runTests({ sh, write, is_landing }: StepContext): Promise<boolean> {
  const { files = [], why } = is_landing ? landingTests() : { why: 'all' };
  write(`${why}\n`);
  // Elsewhere those without a PostgreSQL are left out, and say so.
  return (await sh(`npm test --silent -- ${files.join(' ')}`, { POSTGRES_TESTS: 'required' })) === 0;
}

/** Tests that a landing runs now. */
export function landingTests(): LandingTests {
  const { test } = readLastRuns();
  return testsOfLanding(readCheckout(test ? [test.commit] : []), test);
}

export const steps: readonly Step[] = [
  debian('chromium', 'Chromium is there'),
  // Two at once would lock each other out.
  { ...debian('strace', 'strace is there'), after: ['chromium'] },
  { ...debian('python3', 'Python is there'), after: ['strace'] },
  { ...debian('jq', 'jq is there'), after: ['python3'] },
  { ...debian('postgresql', 'PostgreSQL is there', 'pg_ctlcluster'), after: ['jq'] },
  { ...debian('nginx-light', 'nginx is there', 'nginx'), name: 'nginx', after: ['postgresql'] },
  shell(
    'node',
    'the scripts run on Node.js 24',
    `version=$(${kit} --version)
node_modules/.bin/node --version
echo "kit $version"
node_modules/.bin/node --version | grep -q '^v2[4-9][.]'`,
  ),
  { name: 'commits', title: 'subjects of commits say what changed where', limit_s: 60, run: subjectsOfCommits },
  shell('lockfile', 'the lockfile names no host', 'if grep -q \'"resolved"\' package-lock.json; then exit 1; fi'),
  shell('generate', 'generated files are fresh', 'npm run --silent generate -- --check'),
  shell('types', 'types', 'npm run --silent types'),
  shell('lint', 'lint', 'npm run --silent lint'),
  { name: 'test', title: 'tests', limit_s: 900, alone: true, needs: ['postgresql'], in_part: true, run: runTests },
  shell('conformance', 'the main job: npm run conformance', conformance),
  shell('second-look', 'the suite as a user, twice', `${conformance} -- --owner human --twice`, suite()),
  shell('strict', 'the suite with the reference choices declared', `${conformance} -- --strict --seed 7`, suite()),
  shell('dialect', 'the suite in another dialect', `${conformance} -- ${dialect} --allow-incomplete could-not-run`),
  shell(
    'history',
    'a history judged again, its report rendered, its choices served, list and explain',
    `${kit} conformance --area pagination --out "$OUT" > "$OUT/run.txt"
${kit} conformance judge "$OUT/history.jsonl" > "$OUT/judged.txt"
cmp "$OUT/run.txt" "$OUT/judged.txt"
${kit} conformance render "$OUT/report.json" --reporter terminal,json,junit,html,markdown,sarif --out "$OUT/forms" > "$OUT/rendered.txt"
cmp "$OUT/run.txt" "$OUT/rendered.txt"
cmp "$OUT/report.json" "$OUT/forms/report.json"
grep -c '<testcase' "$OUT/forms/report.junit.xml"
grep '^## ' "$OUT/forms/report.md"
grep '<h1>' "$OUT/forms/report.html"
grep '"version": "2.1.0"' "$OUT/forms/report.sarif"
${kit} conformance --choices "$OUT/choices.yaml" --check pagination/envelope
${kit} conformance list --json --area pagination > "$OUT/list.json"
${kit} conformance explain pagination/ties`,
  ),
  shell(
    'diff',
    'reports held against each other',
    `check=pagination/ties
kit() { code=0; ${kit} conformance "$@" || code=$?; }
kit --check $check --out "$OUT/clean"; test $code = 0
kit --check $check --mutant $check--lost-at-the-boundary --out "$OUT/broken"; test $code = 1
kit diff "$OUT/clean" "$OUT/broken" > "$OUT/worse.txt"; test $code = 1
grep -A1 '^newly failing (1)' "$OUT/worse.txt" | grep "$check  pass → fail"
kit diff "$OUT/broken" "$OUT/clean"; test $code = 0
kit compare "$OUT/clean" "$OUT/broken" > "$OUT/compared.txt"; test $code = 0
grep "$check .*pass .*fail ◄" "$OUT/compared.txt"
kit replay "$OUT/broken" > "$OUT/replayed.txt"; test $code = 0
grep "^fixed: $check" "$OUT/replayed.txt"`,
    suite('pagination'),
  ),
  shell(
    'shards',
    'two parts of a run, joined',
    `areas='--area signature --area account'
for part in 1 2; do ${kit} conformance run $areas --shard $part/2 --out "$OUT/$part"; done
${kit} conformance list $areas --shard 1/2 | cut -d' ' -f1
${kit} conformance $areas --out "$OUT/whole"
${kit} conformance render "$OUT/1/report.json" "$OUT/2/report.json" --reporter json --out "$OUT/joined"
${kit} conformance diff "$OUT/whole" "$OUT/joined"
${kit} conformance render "$OUT/2/report.json" | grep 'shard 2 of 2'`,
    suite('signature', 'account'),
  ),
  longer('served', 'npm start, judged by its own target file', served, suite('pagination')),
  longer('webhooks', 'the commands of docs/webhooks.md', commandsOf('webhooks.md'), serving('docs/webhooks.md')),
  longer('statements', 'the commands of docs/statements.md', commandsOf('statements.md'), {
    on: [command, 'docs/statements.md'],
    without: only('folders'),
  }),
  longer(
    'listening',
    'the commands of docs/listening.md',
    commandsOf('listening.md'),
    serving('docs/listening.md', 'cli/listen/', 'src/server/listeners/'),
  ),
  {
    ...longer(
      'receivers',
      'the commands of docs/receivers.md',
      commandsOf('receivers.md'),
      serving('docs/receivers.md', 'examples/receivers/', 'conformance/receivers/'),
    ),
    needs: ['python3'],
  },
  {
    ...longer(
      'recordings',
      'the commands of docs/traffic.md',
      commandsOf('traffic.md'),
      serving('docs/traffic.md', 'fixtures/traffic/', 'conformance/traffic/'),
    ),
    needs: ['jq'],
  },
  longer(
    'pages',
    'the commands of client-teams.md, serving.md, tokens.md, console.md and reference-pages.md',
    commandsOfServer,
    serving('docs/client-teams.md', 'docs/serving.md', 'docs/tokens.md', 'docs/console.md', 'docs/reference-pages.md'),
  ),
  {
    ...longer('image', 'the image of docs/sharing.md, its health check, and its load balancer', imageOf, {
      ...serving('scripts/ci/image.ts', 'scripts/bundle.ts', 'examples/sharing/', 'docs/sharing.md'),
    }),
    needs: ['postgresql', 'nginx'],
  },
  {
    ...longer(
      'sharing',
      'the commands of docs/sharing.md: servers on one database, and ten jobs',
      commandsOfSharing,
      serving('docs/sharing.md', 'src/store/postgres/cluster.support.ts'),
    ),
    needs: ['postgresql'],
  },
  longer(
    'newcomer',
    'doctor, plan, run and clean of docs/implementers.md, and its first hour',
    commandsOfImplementers,
    {
      on: [command, 'docs/implementers.md', 'examples/small-server/'],
      without: only('folders', 'isolation', 'pagination', 'soft-delete'),
    },
  ),
  shell('plan', 'plan reckons as a run turns out', 'npx tsx scripts/usual-usage.ts --check', {
    on: ['scripts/usual-usage.ts'],
  }),
  shell(
    'killed',
    'a mutant is killed',
    `${conformance} -- --mutant pagination/ties--lost-at-the-boundary --check pagination/ties`,
    { code: 1, ...suite('pagination') },
  ),
  shell('gate', 'a gate from its first day to the day when all is mended', '. scripts/ci/gate-story.sh', {
    limit_s: 300,
    on: ['scripts/ci/gate-story.sh', 'scripts/bundle.ts', command],
    without: only('pagination'),
  }),
  longer('prism', 'Prism is judged', prism, {
    on: [command, 'fixtures/targets/prism.yaml'],
    without: only('pagination', 'schema', 'soft-delete'),
  }),
  longer('made-up', 'Prism makes valid answers up', madeUp, serving()),
  shell('document', 'the printed document loads', documentLoads('', '--config openapi/redocly.yaml')),
  shell(
    'document-3.0',
    'the document for tools that know OpenAPI 3.0',
    documentLoads('--as 3.0', '--extends minimal'),
    { on: ['cli/openapi.ts'] },
  ),
  shell('document-dialect', 'the document in another dialect', documentLoads(dialect, '--extends minimal'), {
    on: ['cli/openapi.ts', dialect_file],
  }),
  longer('package', 'built, packed and installed elsewhere', packed, {
    on: [...entry_sources, 'scripts/build.ts', 'scripts/ci/app/', command, ...pages_of_package],
    without: only('pagination'),
  }),
  shell('bundle', 'the command in one file, without a network', '. scripts/ci/air-gapped.sh', {
    limit_s: 300,
    on: ['scripts/ci/air-gapped.sh', 'scripts/bundle.ts'],
    without: only('pagination', 'signature'),
  }),
  ...Object.keys(all_parts).map(stepOf),
  shell(
    'bench',
    'three ratios against those committed, and how soon commands are there',
    // Built here, since `package` runs only where its own files changed.
    `npm run --silent build
npm run --silent bench -- gate --quick --compare bench/baseline.json --bound 3
npm run --silent bench -- start --quick`,
    { alone: true, after: ['package'], on: ['bench/main.ts', 'bench/processes/', command], without: only() },
  ),
];
