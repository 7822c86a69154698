/** Faults that a machine makes: each is seen by a check, or `openapi/explained-faults.yaml` says why none may see it. */
import { explanationProblems, matches } from '../../conformance/faults/explained.ts';
import { type FaultFate, type FaultKind, type MachineFault, nameOf } from '../../conformance/faults/machine-fault.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { readExplanations } from '../faults/explanations.ts';
import { makers } from '../faults/makers.ts';
import { sharesOf } from '../faults/shares.ts';
import { count, flag, texts } from '../prove/options.ts';
import { part } from '../prove/part.ts';

const kinds = Object.keys(makers) as FaultKind[];
/** Of the others, not all that lives is explained yet: they are tried when they are asked for. */
const proved_kinds: FaultKind[] = ['history'];
const progress_every = 1000;

export default part({
  name: 'faults',
  proves: 'what a machine breaks is noticed, or the specification leaves it open',
  options: {
    kind: texts(`of these kinds: ${kinds.join(', ')}`, 'KIND'),
    operation: texts('of these operations and events', 'ID'),
    operator: texts('by these operators', 'NAME'),
    place: texts('at these places', 'POINTER'),
    sample: count(
      'so many in histories, drawn by the hash of the commit, and fewer of those that take longer',
      Number.POSITIVE_INFINITY,
    ),
    list: flag('lists all that no check notices, explained or not'),
  },
  quick: () => ({ kind: proved_kinds, sample: 400 }),
  soak: { values: () => ({ kind: proved_kinds }), counts: { faults: 'sample' } },
  async run({ kind, operation, operator, place, sample, list }, { commit, say, tell }) {
    const explanations = readExplanations();
    const problems: string[] = [];
    const figures: Record<string, object> = {};
    for (const [name, load] of Object.entries(makers)) {
      if (kind.length > 0 && !kind.includes(name)) continue;
      const maker = await load();
      const chosen = maker
        .faults()
        .filter(
          (one) => isAmong(operation, one.operation) && isAmong(operator, one.operator) && isAmong(place, one.place),
        );
      const most = Math.ceil(sample / maker.costs);
      const is_whole = chosen.length === maker.faults().length && most >= chosen.length;
      const fates: FaultFate[] = [];
      for await (const fate of maker.tried(sampled(chosen, most, commit))) {
        fates.push(fate);
        if (fates.length % progress_every === 0) tell(`${name}: ${fates.length} of ${chosen.length}`);
      }
      const own = explanations.filter((one) => one.kind === name);
      problems.push(...explanationProblems(fates, own, is_whole));
      problems.push(...fates.flatMap(({ fault, threw = [] }) => threw.map((line) => `${nameOf(fault)}: ${line}`)));
      if (list) for (const line of survivors(fates)) say(line);
      const shares = sharesOf(fates, (fault) => own.some((one) => matches(one, fault)));
      for (const { operator: word, met, killed, explained } of shares) {
        say(
          `${name} ${word}: ${killed} killed, ${explained} explained, ${met - killed - explained} neither, of ${met}`,
        );
      }
      figures[name] = { shares };
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
