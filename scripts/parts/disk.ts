/** `serve --data FILE --fsync` on a disk that fails at any call, and what a loss of power would take of it. */
import { join } from 'node:path';
import { InputError } from '../../src/input/input-error.ts';
import { type DiskRig, dataFolder, disturbed, pathsIn, type Seen, undisturbed, withRig } from '../disk/disk-test.ts';
import { unsyncedAtAnswers } from '../disk/order.ts';
import { caseOf, caseOfFirstAnswer, casesIn, textOf } from '../disk/points.ts';
import { notPermitted } from '../disk/strace.ts';
import { count, seed, text } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';

/** Each must be noticed: two of the order of calls, one of a call that failed. */
const careless = ['records-unsynced', 'names-unsynced'];
const hiding = 'hides-faults';
const most_problems = 20;

export default part({
  name: 'disk',
  proves: 'what a server with --data acknowledged outlives a disk that fails, and with --fsync a loss of power',
  options: {
    faults: count('so many of all that a disk can have, drawn by the seed', Number.POSITIVE_INFINITY),
    seed: seed(1),
    fault: text('this one alone, as it was printed', 'FAULT'),
    mutant: text('breaks the server, to see that it is noticed', 'ID'),
  },
  quick: ({ seedsOf }) => ({ faults: 10, seed: seedsOf(1)[0]! }),
  soak: {
    values: ({ seedsOf }) => ({ seed: seedsOf(1)[0]! }),
    counts: { 'disk-faults': 'faults' },
  },
  async run({ faults, seed, fault, mutant }, proving) {
    const forbidden = notPermitted();
    if (forbidden !== undefined) {
      proving.say(`SKIPPED: processes cannot be traced here (${forbidden})`);
      return { problems: [] };
    }
    const only = fault === undefined ? undefined : caseOf(fault);
    if (fault !== undefined && !only) throw new InputError(`--fault ${fault}: it takes one like "fsync 12+ EIO 20"`);
    return withRig(mutant, async (rig) => {
      const { said, seen } = await inOrder(rig);
      proving.say(said);
      const problems = [...seen.problems];
      if (problems.length > 0) return { problems };
      const all = only ? [only] : casesIn(seen.calls, dataFolder(rig.folder), seed);
      const paths = pathsIn(rig, seen);
      const figures = { possible: all.length, faults: 0, struck: 0, refused: 0 };
      for (const each of all.slice(0, faults)) {
        const { calls, problems: found, refused } = await disturbed(rig, paths, each);
        figures.faults += 1;
        if (calls.some(({ injected }) => injected)) figures.struck += 1;
        figures.refused += refused;
        problems.push(...found.map((problem) => `${textOf(each)}: ${problem}`));
        if (figures.faults % 100 === 0) proving.tell(`${figures.faults} faults, ${problems.length} problems`);
        if (problems.length > most_problems) break;
      }
      const { possible, struck, refused } = figures;
      proving.say(
        `seed ${seed}: ${figures.faults} of ${possible} faults, ${struck} struck; ${refused} requests were refused`,
      );
      if (struck === 0) problems.push('no fault struck: nothing was tried');
      if (mutant === undefined && !only) problems.push(...(await unnoticed(rig, seen, proving)));
      return { figures, problems };
    });
  },
});

/** A run on a disk that is well: what its answers rest on is on the disk before them. */
async function inOrder(rig: DiskRig): Promise<{ said: string; seen: Seen }> {
  const seen = await undisturbed(rig);
  const { answers, problems } = unsyncedAtAnswers(seen.calls, join(dataFolder(rig.folder), 'state.db'));
  if (answers === 0) problems.push('no answer was seen');
  const said = `${answers} answers, ${answers - problems.length} after all that they rest on was on the disk`;
  return { said, seen: { ...seen, problems: [...seen.problems, ...problems] } };
}

async function unnoticed(rig: DiskRig, seen: Seen, { say }: Proving): Promise<string[]> {
  const missed: string[] = [];
  const note = (mutant: string, { problems }: Seen) => {
    if (problems.length === 0) missed.push(`${mutant} was not noticed`);
    else say(`${mutant}: noticed`);
  };
  for (const mutant of careless) note(mutant, (await inOrder({ ...rig, mutant })).seen);
  const fault = caseOfFirstAnswer(seen.calls, join(dataFolder(rig.folder), 'state.db'));
  note(hiding, await disturbed({ ...rig, mutant: hiding }, pathsIn(rig, seen), fault));
  return missed;
}
