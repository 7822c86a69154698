/**
 * The proof that the suite works: `npm run matrix` puts every mutant on trial and writes docs/matrix.json and
 * docs/matrix.md. `--only ID…` tries these again and keeps the rest. `--check` writes nothing: it fails where what is
 * committed does not fit the lists or shows a gap, and tries `--mutants N` of the mutants again, drawn by the hash of
 * the commit. Exits 1 with one line for each gap.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { allChecks } from '../conformance/checks/all.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import { sampleOf } from '../conformance/mutants/sample.ts';
import type { Subtlety, Trial } from '../conformance/mutants/trial.ts';
import { default_seed } from '../conformance/runner/run.ts';
import { clauses } from '../src/contract/clauses.ts';
import { InputError } from '../src/input/input-error.ts';
import { type Lists, type Matrix, matrixOf, singlesIn, trialsIn } from './matrix/matrix.ts';
import { readSuite } from './matrix/mismatch-codes.ts';
import { pageOf } from './matrix/page.ts';
import { problemsOf } from './matrix/problems.ts';
import { headCommit } from './runs/head-commit.ts';
import { thisMachine } from './runs/machine.ts';
import { idOf, oneOf, readArguments, wholeNumber } from './runs/read-arguments.ts';
import { sideBySide } from './runs/side-by-side.ts';

const plan = readArguments(
  {
    options: {
      check: { type: 'boolean', default: false },
      mutants: { type: 'string', default: '0' },
      only: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  },
  ({ values: { check, mutants, only }, positionals }) => {
    if (only !== positionals.length > 0) throw new InputError('--only stands before the ids of mutants');
    const wanted = positionals.map((id) => oneOf('--only', id, allMutants, idOf).id);
    return { is_check: check, mutants: wholeNumber('--mutants', mutants, 0), only: wanted };
  },
);
const data_file = new URL('../docs/matrix.json', import.meta.url);
const page_file = new URL('../docs/matrix.md', import.meta.url);
const tasks = new URL('./runs/mutant-tasks.ts', import.meta.url);

const lists: Lists = { clauses: clauses(), checks: allChecks, mutants: allMutants, source: readSuite() };
const committed = existsSync(data_file) ? (JSON.parse(readFileSync(data_file, 'utf8')) as Matrix) : undefined;
const problems = plan.is_check ? await check() : await make();
for (const line of problems) process.stderr.write(`${line}\n`);
process.stdout.write(problems.length === 0 ? 'the matrix has no gap\n' : `the matrix has ${problems.length} gaps\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function make(): Promise<string[]> {
  const earlier = committed ? trialsIn(committed) : [];
  const isNamed = ({ mutant }: { mutant: string }) => plan.only.includes(mutant);
  const kept = plan.only.length > 0 ? earlier.filter((trial) => !isNamed(trial)) : [];
  const open = allMutants.map(({ id }) => id).filter((id) => !kept.some(({ mutant }) => mutant === id));
  const trials = [...kept, ...(await triedAll(open))];
  // What one case shows of a mutant takes 20 runs: it is measured once.
  const measured = (committed ? singlesIn(committed) : []).filter((single) => !isNamed(single));
  const unmeasured = open.filter((id) => !measured.some(({ mutant }) => mutant === id));
  const singles = [...measured, ...(await measuredAll(unmeasured))];
  const matrix = matrixOf(lists, { machine: thisMachine(), seed: default_seed, trials, singles });
  writeFileSync(data_file, `${JSON.stringify(matrix, null, 1)}\n`);
  writeFileSync(page_file, pageText(matrix));
  return gapsIn(matrix);
}

async function check(): Promise<string[]> {
  if (!committed) return ['docs/matrix.json is missing: npm run matrix'];
  const untried = allMutants.filter(({ id }) => !committed.mutants.some(({ mutant }) => mutant === id));
  const fresh = matrixOf(lists, { ...committed, trials: trialsIn(committed), singles: singlesIn(committed) });
  const is_stale =
    JSON.stringify(fresh) !== JSON.stringify(committed) || readFileSync(page_file, 'utf8') !== pageText(fresh);
  const commit = headCommit();
  const again = await triedAll(sampleOf(allMutants, plan.mutants, commit).map(({ id }) => id));
  return [
    ...untried.map(({ id }) => `${id}: nobody has tried it: npm run matrix -- --only ${id}`),
    ...(is_stale && untried.length === 0 ? ['docs/matrix.json is not what the lists give: npm run matrix'] : []),
    ...again.filter(({ outcome }) => outcome !== 'killed').map(({ mutant, said }) => `${mutant}: not killed: ${said}`),
    ...gapsIn(fresh),
  ];
}

function gapsIn(matrix: Matrix): string[] {
  return problemsOf(matrix, { checks: allChecks.map(({ id }) => id), untyped: lists.source.untyped });
}

function pageText(matrix: Matrix): string {
  return pageOf(matrix, lists.clauses, new Map(allMutants.map(({ id, mistake }) => [id, mistake])));
}

async function triedAll(ids: readonly string[]): Promise<Trial[]> {
  const asked = ids.map((mutant) => ({ mutant }));
  return gathered(sideBySide<{ mutant: string }, Trial>(tasks, 'trial', asked), ids.length, ({ outcome }) => outcome);
}

async function measuredAll(ids: readonly string[]): Promise<Subtlety[]> {
  const words = ({ missed, tried }: Subtlety) => `one case misses it ${missed} times of ${tried}`;
  return gathered(sideBySide<string, Subtlety>(tasks, 'subtlety', ids), ids.length, words);
}

async function gathered<Result extends { mutant: string }>(
  results: AsyncIterable<Result>,
  of: number,
  words: (one: Result) => string,
): Promise<Result[]> {
  const all: Result[] = [];
  for await (const one of results) {
    all.push(one);
    process.stderr.write(`${all.length}/${of} ${one.mutant}: ${words(one)}\n`);
  }
  return all;
}
