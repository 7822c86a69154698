/**
 * The judges of traffic over recordings of the picture desk and the client's journeys: how many mutants die of which such
 * a recording shows a difference, that no server which is right fails, and that memory does not grow with a recording.
 */
import fc from 'fast-check';
import { allMutants } from '../../conformance/mutants/all.ts';
import { permittedServers } from '../../conformance/permitted/all.ts';
import { reachable } from '../../conformance/permitted/reachable.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import { InputError } from '../../src/input/input-error.ts';
import { leastOfDraw } from '../faults/binomial.ts';
import { count, seed, some, text } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { idOf } from '../runs/read-arguments.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import { type Memory, memoryOf } from '../traffic/memory.ts';
import type { HarEntry } from '../traffic/record-har.ts';
import type { TrafficTask, TrafficTrial } from '../traffic/traffic-tasks.ts';

/** Of the mutants of which a recording shows a difference in a success or an event: a refusal may have any reason. */
const least_killed = 0.6;
/** Recordings of the reference server, of which no two are quite alike: times, sizes of pictures, and what follows. */
const references = 8;
/** The most that a judge of any recording takes. */
const most_mib = 300;
/** More of it for twice as long a recording: caches that fill, and garbage. One that kept all took 96 from 50 MiB on. */
const most_growth_mib = 60;

const module = new URL('../traffic/traffic-tasks.ts', import.meta.url);

export default part({
  name: 'traffic',
  proves: 'recorded traffic shows at least 60 % of the mutants that it could, and fails no server that is right',
  options: {
    mutants: count('so many mutants, drawn; all of them by 0', 0, 0),
    permitted: count('so many permitted servers, drawn; all of them by 0', 0, 0),
    variants: count('so many drawn choices documents', 20),
    only: some('these mutants alone', 'ID', allMutants, idOf),
    slice: text('one of several parts of all servers and mutants, such as 2/8', 'PART'),
    mib: count('the memory of judging so many MiB, and half as many; 0 leaves it out', 100, 0),
    seed: seed(1),
  },
  quick: ({ seedsOf }) => ({ mutants: 40, permitted: 6, variants: 2, mib: 100, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ mutants: 0, permitted: 0, variants: 20, mib: 1024, seed: seedsOf(1)[0]! }) },
  async run({ mutants, permitted, variants, only, slice, mib, seed }, { say, tell }) {
    const problems: string[] = [];
    const sliced = slicing(slice);
    const drawn = <One>(all: readonly One[], number: number) =>
      number === 0
        ? [...all]
        : fc.sample(fc.shuffledSubarray([...all], { minLength: number, maxLength: number }), { seed, numRuns: 1 })[0]!;
    const further: TrafficTask[] = [
      { second: true },
      ...drawn(permittedServers, permitted).map(({ id }) => ({ permitted: id })),
      ...fc.sample(choicesDocuments(), { seed, numRuns: variants }).map((choices) => ({ choices: reachable(choices) })),
    ];
    const right = [...Array.from({ length: references }, () => ({})), ...sliced(further)];
    const reference = new Set<string>();
    let judged = 0;
    for await (const trial of trials(right)) {
      judged += 1;
      if (judged <= references) for (const line of trial.shown) reference.add(line);
      const name = nameOf(trial);
      tell(`${judged}/${right.length} ${name}: ${trial.entries} entries, ${trial.judged} checks judged`);
      if (trial.judged === 0) problems.push(`${name}: nothing of its recording was judged`);
      for (const line of trial.failures) tell(`failed ${name}: ${line}`);
      problems.push(...trial.failures.map((line) => `${name}: ${line}`));
    }
    say(`${right.length} recordings of servers that are right, ${problems.length} failures`);
    const tried = only.length > 0 ? only : sliced(drawn(allMutants, mutants));
    const tasks = tried.map(({ id }) => ({ mutant: id }));
    const alive: string[] = [];
    let [shown, killed] = [0, 0];
    for await (const trial of trials(tasks)) {
      const is_shown = trial.shown.some((line) => !reference.has(line) && isTelling(line));
      const is_killed = trial.failures.length > 0;
      if (is_shown || is_killed) shown += 1;
      if (is_killed) killed += 1;
      else if (is_shown) alive.push(trial.mutant!);
      tell(`${is_killed ? 'killed' : is_shown ? 'alive ' : 'unseen'} ${trial.mutant} ${trial.failures[0] ?? ''}`);
    }
    const rate = shown === 0 ? 0 : killed / shown;
    say(
      `${killed} of ${shown} mutants die of which the recording shows a difference (${Math.round(rate * 100)} %), of ${tasks.length} tried`,
    );
    // Of mutants that were drawn, fewer may die by chance; of all of them, none.
    const is_sample = mutants > 0 || only.length > 0 || slice !== undefined;
    const least = !is_sample ? shown * least_killed : leastOfDraw(shown, least_killed);
    if (killed < least) problems.push(`less than ${least_killed * 100} % die; alive: ${alive.join(', ')}`);
    if (killed === 0) problems.push('no mutant died');
    const memory = mib === 0 ? [] : await memories([mib / 2, mib], problems);
    for (const one of memory) say(`${one.mib} MiB of lines: at most ${one.most_mib} MiB, ${one.seconds} s`);
    return { figures: { right: right.length, tried: tasks.length, shown, killed, alive, memory }, problems };
  },
});

async function memories(lengths: readonly number[], problems: string[]): Promise<Memory[]> {
  const tasks = sideBySide<object, HarEntry[]>(module, 'recording', [{}]);
  const { value: entries } = await tasks.next();
  await tasks.return(undefined);
  const measured: Memory[] = [];
  for (const mib of lengths) measured.push(await memoryOf(entries!, mib));
  const [shorter, longer] = measured as [Memory, Memory];
  for (const one of measured) {
    if (one.code !== 0) problems.push(`judging ${one.mib} MiB of lines ends with ${one.code}`);
    if (!(one.most_mib <= most_mib)) problems.push(`${one.mib} MiB of lines take ${one.most_mib} MiB of memory`);
  }
  const growth_mib = longer.most_mib - shorter.most_mib;
  if (growth_mib > most_growth_mib)
    problems.push(`${longer.mib} MiB of lines take ${growth_mib} MiB more than ${shorter.mib} MiB of them`);
  return measured;
}

/** @throws InputError for what is no part */
function slicing(slice: string | undefined): <One>(all: readonly One[]) => readonly One[] {
  if (slice === undefined) return (all) => all;
  const [part, parts] = slice.split('/').map(Number) as [number, number];
  if (!/^\d+\/\d+$/.test(slice) || part < 1 || part > parts)
    throw new InputError(`--slice ${slice}: give the number of a part and that of all parts, such as 2/8`);
  return (all) => all.filter((_, index) => index % parts === part - 1);
}

/** The status stands behind the names of headers. */
function isTelling(line: string): boolean {
  return / 2\d\d /.test(line);
}

function trials(tasks: readonly TrafficTask[]): AsyncGenerator<TrafficTrial> {
  return sideBySide(module, 'traffic', tasks);
}

function nameOf({ second, permitted, choices }: TrafficTask): string {
  if (second) return 'the second implementation';
  if (permitted !== undefined) return permitted;
  return choices ? `a variant ${JSON.stringify(choices).slice(0, 200)}` : 'the reference';
}
