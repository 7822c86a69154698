/**
 * The judges of traffic over recordings of the picture desk and the client's journeys: how many mutants die of which such
 * a recording shows a difference, and that no server which is right fails.
 */
import fc from 'fast-check';
import { allMutants } from '../../conformance/mutants/all.ts';
import { permittedServers } from '../../conformance/permitted/all.ts';
import { reachable } from '../../conformance/permitted/reachable.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import { binomialQuantile } from '../faults/binomial.ts';
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { TrafficTask, TrafficTrial } from '../traffic/traffic-tasks.ts';

/** Of the mutants of which a recording shows a difference in a success or an event: a refusal may have any reason. */
const least_killed = 0.6;
/** So often a draw may fail whose mutants die as often as they must. */
const by_chance = 0.001;

export default part({
  name: 'traffic',
  proves: 'recorded traffic shows at least 60 % of the mutants that it could, and fails no server that is right',
  options: {
    mutants: count('so many mutants, drawn; all of them by 0', 0),
    permitted: count('so many permitted servers, drawn; all of them by 0', 0),
    variants: count('so many drawn choices documents', 20),
    seed: seed(1),
  },
  quick: ({ seedsOf }) => ({ mutants: 40, permitted: 6, variants: 2, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ mutants: 0, permitted: 0, variants: 20, seed: seedsOf(1)[0]! }) },
  async run({ mutants, permitted, variants, seed }, { say, tell }) {
    const problems: string[] = [];
    const drawn = <One>(all: readonly One[], number: number) =>
      number === 0
        ? [...all]
        : fc.sample(fc.shuffledSubarray([...all], { minLength: number, maxLength: number }), { seed, numRuns: 1 })[0]!;
    const right: TrafficTask[] = [
      {},
      {},
      { second: true },
      ...drawn(permittedServers, permitted).map(({ id }) => ({ permitted: id })),
      ...fc.sample(choicesDocuments(), { seed, numRuns: variants }).map((choices) => ({ choices: reachable(choices) })),
    ];
    const reference = new Set<string>();
    let judged = 0;
    for await (const trial of trials(right)) {
      judged += 1;
      if (judged <= 2) for (const line of trial.shown) reference.add(line);
      const name = nameOf(trial);
      tell(`${judged}/${right.length} ${name}: ${trial.entries} entries, ${trial.judged} checks judged`);
      if (trial.judged === 0) problems.push(`${name}: nothing of its recording was judged`);
      problems.push(...trial.failures.map((line) => `${name}: ${line}`));
    }
    say(`${right.length} recordings of servers that are right, ${problems.length} failures`);
    const tasks = drawn(allMutants, mutants).map(({ id }) => ({ mutant: id }));
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
    const least = mutants === 0 ? shown * least_killed : binomialQuantile(shown, least_killed, by_chance);
    if (killed < least) problems.push(`less than ${least_killed * 100} % die; alive: ${alive.join(', ')}`);
    if (killed === 0) problems.push('no mutant died');
    return { figures: { right: right.length, tried: tasks.length, shown, killed, alive }, problems };
  },
});

/** The status stands behind the names of headers. */
function isTelling(line: string): boolean {
  return / 2\d\d /.test(line);
}

function trials(tasks: readonly TrafficTask[]): AsyncGenerator<TrafficTrial> {
  return sideBySide(new URL('../traffic/traffic-tasks.ts', import.meta.url), 'traffic', tasks);
}

function nameOf({ second, permitted, choices }: TrafficTask): string {
  if (second) return 'the second implementation';
  if (permitted !== undefined) return permitted;
  return choices ? `a variant ${JSON.stringify(choices).slice(0, 200)}` : 'the reference';
}
