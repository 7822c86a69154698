/** Faults that a machine makes: the share that the suite kills, of each kind and operator, may not fall. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultFate, type FaultKind, type MachineFault, nameOf } from '../../conformance/faults/machine-fault.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { InputError } from '../../src/input/input-error.ts';
import { createCleanRuns } from '../faults/clean-runs.ts';
import { makers } from '../faults/makers.ts';
import { fallsOf } from '../faults/ratchet.ts';
import { type Rate, raised, readRates, talliesOf, writeRates } from '../faults/rates.ts';
import { count, flag, texts, type ValuesOf } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';

const kinds = Object.keys(makers) as FaultKind[];

const options = {
  kind: texts(`of these kinds: ${kinds.join(', ')}`, 'KIND'),
  operation: texts('of these operations and events', 'ID'),
  operator: texts('by these operators', 'NAME'),
  place: texts('at these places', 'POINTER'),
  only: texts('for these callers, or at these occasions alone', 'WORD'),
  sample: count('so many of each kind, drawn by the hash of the commit', Number.POSITIVE_INFINITY),
  quick: flag('as few of each kind as take some seconds'),
  write: flag('writes rates that rose, where all faults of a kind and operator were tried'),
  list: flag('lists all that no check notices'),
};
type Asked = ValuesOf<typeof options>;

export default part({
  name: 'faults',
  proves: 'what a machine breaks is noticed as often as it was',
  options,
  quick: () => ({ kind: kinds, quick: true }),
  soak: { values: () => ({ kind: kinds }), counts: { faults: 'sample' } },
  async run(asked, proving) {
    const { operation, place, only, sample, quick, write } = asked;
    const is_narrow = [operation, place, only].some(({ length }) => length > 0);
    if (write && (is_narrow || quick || sample !== Number.POSITIVE_INFINITY)) {
      throw new InputError('--write: only --kind and --operator may stand beside it, since a rate is of all faults');
    }
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    try {
      return await triedKinds(asked, is_narrow, folder, proving);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

async function triedKinds(asked: Asked, is_narrow: boolean, folder: string, { commit, say, tell }: Proving) {
  // Read at once, since a run takes long enough for another commit.
  const { hash } = commit;
  const { kind, operation, operator, place, only, sample, quick, write, list } = asked;
  const clean_runs = createCleanRuns(folder, quick ? [default_seed] : [default_seed, default_seed + 1]);
  const problems: string[] = [];
  const figures: Record<string, object> = {};
  for (const name of kinds.filter((one) => isAmong(kind, one))) {
    const maker = await makers[name]();
    const chosen = maker
      .faults()
      .filter(
        (one) =>
          isAmong(operation, one.operation) &&
          isAmong(operator, one.operator) &&
          isAmong(place, one.place) &&
          isAmong(only, one.only ?? ''),
      );
    const drawn = sampled(chosen, quick ? maker.quick : sample, hash);
    const fates: FaultFate[] = [];
    for await (const fate of maker.tried(drawn, clean_runs)) {
      fates.push(fate);
      if (fates.length % maker.progress_every === 0) tell(`${name}: ${fates.length} of ${drawn.length}`);
      if (list && !fate.unmet && fate.killed_by.length === 0) say(`alive: ${nameOf(fate.fault)}`);
    }
    problems.push(...fates.flatMap(({ fault, threw = [] }) => threw.map((line) => `${nameOf(fault)}: ${line}`)));
    const tallies = talliesOf(fates);
    for (const { operator: word, met, killed } of tallies) say(`${name} ${word}: ${killed} of ${met} killed`);
    const isTried = (rate: Rate) => rate.kind === name && isAmong(operator, rate.operator);
    const committed = readRates();
    let rates = committed.filter(isTried);
    if (write) {
      const date = new Date().toISOString().slice(0, 10);
      rates = raised(rates, name, tallies, { commit: hash.slice(0, 8), date, seed: default_seed });
      writeRates([...committed.filter((rate) => !isTried(rate)), ...rates]);
    }
    // One operation may well be worse than all together.
    if (!is_narrow) {
      problems.push(...fallsOf({ kind: name, tallies, rates, is_whole: drawn.length === chosen.length }));
    }
    figures[name] = Object.fromEntries(tallies.map(({ operator: word, met, killed }) => [word, { met, killed }]));
  }
  return { figures, problems };
}

function isAmong(words: readonly string[], word: string): boolean {
  return words.length === 0 || words.includes(word);
}

/** In the order of the document again, where faults of one place stand together. */
function sampled(faults: readonly MachineFault[], most: number, hash: string): readonly MachineFault[] {
  if (most >= faults.length) return faults;
  const drawn = ranked(
    faults.map((fault) => ({ id: nameOf(fault), fault })),
    hash,
  ).slice(0, most);
  const taken = new Set(drawn.map(({ fault }) => fault));
  return faults.filter((fault) => taken.has(fault));
}
