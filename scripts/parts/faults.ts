/** Faults that a machine makes: each is seen by a check, or `openapi/explained-faults.yaml` says why none may see it. */
import { entryProblems, matches, unexplained } from '../../conformance/faults/explained.ts';
import { type FaultFate, type FaultKind, type MachineFault, nameOf } from '../../conformance/faults/machine-fault.ts';
import { allMutants } from '../../conformance/mutants/all.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { readExplanations } from '../faults/explanations.ts';
import { makers } from '../faults/makers.ts';
import { sharesOf } from '../faults/shares.ts';
import { count, flag, texts } from '../prove/options.ts';
import { part } from '../prove/part.ts';

const kinds = Object.keys(makers) as FaultKind[];
const mutants = new Set(allMutants.map(({ id }) => id));
const isMutant = (id: string) => mutants.has(id);
/** In a run of seconds, of each kind whose maker names no number of its own. */
const quick_sample = 200;

export default part({
  name: 'faults',
  proves: 'what a machine breaks is noticed, or the specification leaves it open',
  options: {
    kind: texts(`of these kinds: ${kinds.join(', ')}`, 'KIND'),
    operation: texts('of these operations and events', 'ID'),
    operator: texts('by these operators', 'NAME'),
    place: texts('at these places', 'POINTER'),
    only: texts('for these callers, or at these occasions alone', 'WORD'),
    sample: count('so many of each kind, drawn by the hash of the commit', Number.POSITIVE_INFINITY),
    quick: flag('as few of each kind as take some seconds'),
    list: flag('lists all that no check notices, explained or not'),
  },
  quick: () => ({ kind: kinds, quick: true }),
  soak: { values: () => ({ kind: kinds }), counts: { faults: 'sample' } },
  async run({ kind, operation, operator, place, only, sample, quick, list }, { commit, say, tell }) {
    const explanations = readExplanations();
    const problems: string[] = [];
    const figures: Record<string, object> = {};
    for (const [name, load] of Object.entries(makers)) {
      if (kind.length > 0 && !kind.includes(name)) continue;
      const maker = await load();
      const chosen = maker
        .faults()
        .filter(
          (one) =>
            isAmong(operation, one.operation) &&
            isAmong(operator, one.operator) &&
            isAmong(place, one.place) &&
            isAmong(only, one.only ?? ''),
        );
      const most = quick ? (maker.sample ?? quick_sample) : sample;
      const is_whole = chosen.length === maker.faults().length && most >= chosen.length;
      const own = explanations.filter((one) => one.kind === name);
      const isExplained = (fault: MachineFault) => own.some((one) => matches(one, fault));
      const shouldLive = (fault: MachineFault) => own.some((one) => !one.also_killed && matches(one, fault));
      const fates: FaultFate[] = [];
      for await (const fate of maker.tried(sampled(chosen, most, commit), shouldLive)) {
        fates.push(fate);
        if (fates.length % maker.progress_every === 0) tell(`${name}: ${fates.length} of ${chosen.length}`);
        if (list)
          for (const line of survivors([fate])) say(`${isExplained(fate.fault) ? 'explained' : 'neither'}: ${line}`);
      }
      const gaps = unexplained(fates, own);
      problems.push(...entryProblems(fates, own, { whole: is_whole, isMutant }));
      problems.push(...gaps);
      problems.push(...fates.flatMap(({ fault, threw = [] }) => threw.map((line) => `${nameOf(fault)}: ${line}`)));
      const shares = sharesOf(fates, isExplained);
      for (const { operator: word, met, killed, explained } of shares) {
        say(
          `${name} ${word}: ${killed} killed, ${explained} explained, ${met - killed - explained} neither, of ${met}`,
        );
      }
      figures[name] = { unexplained: gaps.length, shares };
    }
    return { figures, problems };
  },
});

function isAmong(words: readonly string[], word: string): boolean {
  return words.length === 0 || words.includes(word);
}

/** In the order of the document again, where faults of one place stand together. */
function sampled(faults: readonly MachineFault[], most: number, commit: { hash: string }): readonly MachineFault[] {
  if (most >= faults.length) return faults;
  const drawn = ranked(
    faults.map((fault) => ({ id: nameOf(fault), fault })),
    commit.hash,
  ).slice(0, most);
  const taken = new Set(drawn.map(({ fault }) => fault));
  return faults.filter((fault) => taken.has(fault));
}

function survivors(fates: readonly FaultFate[]): string[] {
  return fates.filter(({ killed_by, unmet }) => !unmet && killed_by.length === 0).map(({ fault }) => nameOf(fault));
}
