/** The steps of CI, in the order in which they begin: what the README says, run from a fresh clone. */
import { all_parts } from '../prove/list.ts';
import {
  commandsOfImplementers,
  commandsOfServer,
  commandsOfWebhooks,
  madeUp,
  packed,
  prism,
  served,
} from './acceptance.ts';
import { type Step, shell } from './step.ts';

const kit = 'npm run --silent kit --';
const conformance = 'npm run --silent conformance';

/** That the document is one that others can read. */
function documentLoads(options: string, lint: string): string {
  return `file="$OUT/document.json"
${kit} openapi ${options} --json > "$file"
npx redocly lint ${lint} "$file"
npx openapi-typescript "$file" -o "$file.ts" > /dev/null
npx tsc --noEmit --strict --skipLibCheck "$file.ts"`;
}

const dialect = '--choices fixtures/choices/unlike.yaml';

/** What a part needs beside the usual. */
const special: Readonly<Record<string, Partial<Step>>> = {
  senders: { alone: true },
  // These keep both cores busy by themselves.
  variants: { alone: true },
  crossed: { alone: true },
  browser: { after: ['chromium'] },
  disk: { after: ['strace'] },
  // Both build the package in one place.
  clients: { after: ['chromium', 'package'] },
};

/** A Debian package, installed where it is missing. */
function debian(name: string, title: string): Step {
  return shell(name, title, `. scripts/ci/ensure-package.sh\nensure_package ${name}`, { limit_s: 600 });
}

export const steps: readonly Step[] = [
  debian('chromium', 'Chromium is there'),
  // Two at once would lock each other out.
  { ...debian('strace', 'strace is there'), after: ['chromium'] },
  shell(
    'node',
    'the scripts run on Node.js 24',
    `version=$(${kit} --version)
node_modules/.bin/node --version
echo "kit $version"
node_modules/.bin/node --version | grep -q '^v2[4-9][.]'`,
  ),
  shell('lockfile', 'the lockfile names no host', 'if grep -q \'"resolved"\' package-lock.json; then exit 1; fi'),
  shell('generate', 'generated files are fresh', 'npm run --silent generate -- --check'),
  shell('types', 'types', 'npm run --silent types'),
  shell('lint', 'lint', 'npm run --silent lint'),
  shell('test', 'tests', 'npm test --silent', { alone: true, limit_s: 900 }),
  shell('conformance', 'the main job: npm run conformance', conformance),
  shell('second-look', 'the suite as a user, twice', `${conformance} -- --owner human --twice`),
  shell('strict', 'the suite with the reference choices declared', `${conformance} -- --strict --seed 7`),
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
  ),
  { name: 'served', title: 'npm start, judged by its own target file', limit_s: 600, run: served },
  { name: 'webhooks', title: 'the commands of docs/webhooks.md', limit_s: 600, run: commandsOfWebhooks },
  { name: 'pages', title: 'the commands of client-teams.md and serving.md', limit_s: 600, run: commandsOfServer },
  {
    name: 'newcomer',
    title: 'doctor, plan, run and clean of docs/implementers.md, and its first hour',
    limit_s: 600,
    run: commandsOfImplementers,
  },
  shell('plan', 'plan reckons as a run turns out', 'npx tsx scripts/usual-usage.ts --check'),
  shell(
    'killed',
    'a mutant is killed',
    `${conformance} -- --mutant pagination/ties--lost-at-the-boundary --check pagination/ties`,
    { code: 1 },
  ),
  shell('gate', 'a gate from its first day to the day when all is mended', '. scripts/ci/gate-story.sh', {
    limit_s: 300,
  }),
  { name: 'prism', title: 'Prism is judged', limit_s: 600, run: prism },
  { name: 'made-up', title: 'Prism makes valid answers up', limit_s: 300, run: madeUp },
  shell('document', 'the printed document loads', documentLoads('', '--config openapi/redocly.yaml')),
  shell('document-3.0', 'the document for tools that know OpenAPI 3.0', documentLoads('--as 3.0', '--extends minimal')),
  shell('document-dialect', 'the document in another dialect', documentLoads(dialect, '--extends minimal')),
  { name: 'package', title: 'built, packed and installed elsewhere', limit_s: 600, run: packed },
  shell('bundle', 'the command in one file, without a network', '. scripts/ci/air-gapped.sh', { limit_s: 300 }),
  ...Object.keys(all_parts).map((name) =>
    shell(name, `prove --quick ${name}`, `npm run --silent prove -- --quick ${name}`, special[name]),
  ),
  shell(
    'bench',
    'three ratios against those committed, and how soon commands are there',
    `npm run --silent bench -- gate --quick --compare bench/baseline.json --bound 3
npm run --silent bench -- start --quick`,
    { alone: true, after: ['package'] },
  ),
];
