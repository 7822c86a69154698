/**
 * Every mutant on trial: writes docs/matrix.json. `--check` writes nothing: it fails where what is
 * committed does not fit the lists or shows a gap, and tries `--mutants N` of the mutants again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { allChecks } from '../../conformance/checks/all.ts';
import { allMutants } from '../../conformance/mutants/all.ts';
import { permittedServers } from '../../conformance/permitted/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import type { Facts } from '../../conformance/suite/evidence.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { sampleOf } from '../../conformance/trials/sample.ts';
import type { MutantTrial, Subtlety } from '../../conformance/trials/trial.ts';
import { clauses } from '../../src/contract/clauses.ts';
import { costOf } from '../matrix/cost.ts';
import { coverageLines, listCoverage } from '../matrix/list-coverage.ts';
import { type Lists, type Matrix, matrixOf } from '../matrix/matrix.ts';
import { edgeProblemsOf, problemsOf } from '../matrix/problems.ts';
import { orderAsListed, parseMatrix, type StoredMatrix, storedMutant, textOf } from '../matrix/stored.ts';
import { count, flag, some } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';
import { idOf } from '../runs/read-arguments.ts';
import { sideBySide } from '../runs/side-by-side.ts';

const data_file = new URL('../../docs/matrix.json', import.meta.url);
const tasks = new URL('../runs/mutant-tasks.ts', import.meta.url);

export default part({
  name: 'matrix',
  proves: 'each clause has a check, and each check fails for its mutants',
  options: {
    check: flag('writes nothing: what is committed must fit the lists, without a gap'),
    mutants: count('with --check: so many are tried again, drawn by the hash of the commit', 0, 0),
    untried: flag('tries only mutants that nobody has tried'),
    only: some('tries these again, and keeps the rest', 'ID', allMutants, idOf),
  },
  words: 'only',
  quick: () => ({ check: true, mutants: 40 }),
  async run({ check, mutants, untried, only }, proving) {
    const lists: Lists = {
      clauses: clauses(),
      checks: allChecks,
      mutants: allMutants,
      edges: permittedServers,
    };
    const committed = existsSync(data_file) ? readFileSync(data_file, 'utf8') : undefined;
    const again = sampleOf(allMutants, mutants, mutants === 0 ? '' : proving.commit.hash).map(idOf);
    const problems = check
      ? await checked(lists, committed, again, proving)
      : await made(lists, committed && parseMatrix(committed), { only: only.map(idOf), untried }, proving);
    proving.say(coverageLines(listCoverage(allChecks, await referenceFacts(), default_seed)).join('\n'));
    proving.say(problems.length === 0 ? 'the matrix has no gap' : `the matrix has ${problems.length} gaps`);
    return { problems };
  },
});

/** @returns the gaps */
async function made(
  lists: Lists,
  earlier: StoredMatrix | '' | undefined,
  { only, untried }: { only: readonly string[]; untried: boolean },
  { say, tell }: Proving,
): Promise<string[]> {
  const known = new Map((earlier ? earlier.mutants : []).map((row) => [row.mutant, row]));
  for (const id of only) known.delete(id);
  const open = allMutants.map(idOf).filter((id) => (only.length === 0 && !untried) || !known.has(id));
  const trials = await triedAll(open, tell);
  // Measuring single cases takes 20 runs a mutant: it is done once.
  const unmeasured = open.filter((id) => !known.get(id)?.single);
  const measured = new Map((await measuredAll(unmeasured, tell)).map((single) => [single.mutant, single]));
  for (const trial of trials) {
    const single = measured.get(trial.mutant) ?? known.get(trial.mutant)?.single;
    known.set(trial.mutant, storedMutant(trial, single));
  }
  const shown = { seed: default_seed, mutants: orderAsListed([...known.values()], lists.mutants) };
  const matrix = matrixOf(lists, shown);
  writeFileSync(data_file, textOf(shown));
  for (const [figure, { median, worst, of }] of Object.entries(costOf(trials))) {
    say(`${figure} until found: median ${median}, worst ${worst} (${of})`);
  }
  return gapsIn(matrix);
}

/** @param again ids of mutants that are tried @returns the gaps, and what of the files is stale */
async function checked(
  lists: Lists,
  committed: string | undefined,
  again: readonly string[],
  { tell }: Proving,
): Promise<string[]> {
  if (committed === undefined) return ['docs/matrix.json is missing: npm run matrix'];
  const shown = parseMatrix(committed);
  const fresh = { seed: shown.seed, mutants: orderAsListed(shown.mutants, lists.mutants) };
  const matrix = matrixOf(lists, fresh);
  const untried = allMutants.filter(({ id }) => !matrix.mutants.some(({ mutant }) => mutant === id));
  const is_stale = textOf(fresh) !== committed;
  const trials = await triedAll(again, tell);
  return [
    ...untried.map(({ id }) => `${id}: nobody has tried it: npm run matrix -- --only ${id}`),
    ...(is_stale && untried.length === 0 ? ['docs/matrix.json is not what the lists give: npm run matrix'] : []),
    ...trials.filter(({ outcome }) => outcome !== 'killed').map(({ mutant, said }) => `${mutant}: not killed: ${said}`),
    ...gapsIn(matrix),
  ];
}

/** Each clause needs a server that obeys it in an unexpected way, as it does a mutant. */
function gapsIn(matrix: Matrix): string[] {
  return [...problemsOf(matrix, allChecks.map(idOf)), ...edgeProblemsOf(matrix)];
}

/** The facts of a run against the reference server. */
async function referenceFacts(): Promise<Facts> {
  let facts: Facts | undefined;
  await runEmbedded({
    checks: allChecks.slice(0, 1),
    record: (record) => {
      if (record.type === 'run') facts = record.facts;
    },
  });
  return facts!;
}

type Tell = Proving['tell'];

async function triedAll(ids: readonly string[], tell: Tell): Promise<MutantTrial[]> {
  const asked = ids.map((mutant) => ({ mutant }));
  const trials = sideBySide<{ mutant: string }, MutantTrial>(tasks, 'trial', asked);
  return gathered(trials, ids.length, tell, ({ outcome }) => outcome);
}

async function measuredAll(ids: readonly string[], tell: Tell): Promise<Subtlety[]> {
  const words = ({ missed, tried }: Subtlety) => `one case misses it ${missed} times of ${tried}`;
  return gathered(sideBySide<string, Subtlety>(tasks, 'subtlety', ids), ids.length, tell, words);
}

async function gathered<Result extends { mutant: string }>(
  results: AsyncIterable<Result>,
  of: number,
  tell: Tell,
  words: (one: Result) => string,
): Promise<Result[]> {
  const all: Result[] = [];
  for await (const one of results) {
    all.push(one);
    tell(`${all.length}/${of} ${one.mutant}: ${words(one)}`);
  }
  return all;
}
