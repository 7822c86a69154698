/**
 * Replays: the case of one failure of each check is run again, alone, against a server with the same fault; and one stored
 * failure of each family by the command that reads reports.
 */
import { allMutants } from '../../conformance/mutants/all.ts';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import type { ReplayTrial } from '../../conformance/trials/replay-trial.ts';
import { sampleOf } from '../../conformance/trials/sample.ts';
import { named_checks, oneOfEachFamily, type StoredTrial } from '../../conformance/trials/stored-trial.ts';
import { count, flag, some } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { idOf } from '../runs/read-arguments.ts';
import { sideBySide } from '../runs/side-by-side.ts';

const tasks = new URL('../runs/replay-tasks.ts', import.meta.url);

/** The share of failures that may need all cases of their check: their faults hang on what was asked before. */
const most_with_their_check = 0.25;

export default part({
  name: 'replays',
  proves: 'the case that a failure names shows the failure again when it is run alone',
  options: {
    only: some('the failures of these mutants', 'ID', allMutants, idOf),
    all: flag('each mutant of each check, and not one of each'),
    stored: count('stored failures of so many families, each replayed from its report', Number.POSITIVE_INFINITY),
    checks: count('so many checks, drawn by the hash of the commit', Number.POSITIVE_INFINITY),
  },
  words: 'only',
  quick: () => ({ checks: 8, stored: named_checks.length }),
  soak: { values: () => ({ all: true }) },
  async run({ only, all, checks, stored }, { commit, say, tell }) {
    const drawn = () => sampleOf(oneOfEach(commit.hash), checks, commit.hash);
    const chosen = only.length > 0 ? only : all ? allMutants : drawn();
    const trials: ReplayTrial[] = [];
    const asked = chosen.map(({ id }) => id);
    for await (const trial of sideBySide<string, ReplayTrial>(tasks, 'replay', asked)) {
      trials.push(trial);
      tell(`${trials.length}/${asked.length}: ${trial.mutant}: ${trial.outcome}`);
    }
    // A mutant that its check lets live alone has no failure to replay.
    const failed = trials.filter(({ outcome }) => outcome !== 'no-failure');
    const alone = failed.filter(({ outcome }) => outcome === 'again');
    const with_its_check = failed.filter(({ outcome }) => outcome === 'with-its-check');
    const lineOf = ({ mutant, outcome, said }: ReplayTrial) => `${mutant}: ${outcome}: ${said}`;
    const problems = failed.filter(({ outcome }) => outcome === 'not-again').map(lineOf);
    if (with_its_check.length > Math.ceil(failed.length * most_with_their_check)) {
      problems.push(`${with_its_check.length} of ${failed.length} failures are not shown by their case alone`);
    }
    for (const trial of with_its_check) say(lineOf(trial));
    const by_check = `${with_its_check.length} with the other cases of their check`;
    say(`${failed.length} failures shown again: ${alone.length} by their case alone, ${by_check}`);
    const families = only.length > 0 ? [] : oneOfEachFamily(allMutants).slice(0, stored);
    const again: StoredTrial[] = [];
    const ids = families.map(({ id }) => id);
    for await (const trial of sideBySide<string, StoredTrial>(tasks, 'replayStored', ids)) {
      again.push(trial);
      tell(`${again.length}/${ids.length}: ${trial.mutant}: ${trial.line}`);
    }
    const reproduced = again.filter((trial) => trial.reproduced).length;
    for (const { mutant, line } of again.filter((trial) => !trial.reproduced)) {
      problems.push(`${mutant}: not reproduced from its report: ${line}`);
    }
    say(`${reproduced} of ${again.length} stored failures reproduced, one of each family`);
    const counts = { failures: failed.length, alone: alone.length, with_its_check: with_its_check.length };
    return { figures: { ...counts, stored: again.length, reproduced, problems }, problems };
  },
});

/** One mutant of each check, drawn by the hash. */
function oneOfEach(seed: string): Mutant[] {
  return Object.values(Object.groupBy(allMutants, ({ check }) => check)).flatMap((own = []) =>
    ranked(own, seed).slice(0, 1),
  );
}
