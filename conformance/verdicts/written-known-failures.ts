/** Today's failures as a file of known failures, laid over the file that was there. */
import { type Document, isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';
import type { YamlSource } from '../../src/input/yaml-document.ts';
import { countsAgainst } from './exit-code.ts';
import {
  decidingWays,
  isFailed,
  isInForce,
  type KnownFailure,
  type KnownFailures,
  knownStates,
  knownVerdict,
  lists,
  names,
  type PlacedFailure,
} from './known-failures.ts';
import { type KnownCheck, parseKnownFailures } from './known-failures-file.ts';
import type { Fail, KnownFailed, Verdict } from './verdict.ts';

/** The run whose failures are written; its own known failures do not matter. */
export interface WrittenRun extends Omit<KnownFailures, 'entries'> {
  verdicts: readonly Verdict[];
  checks: readonly KnownCheck[];
}

const head = ` Failures that a gate lets pass: docs/release-gates.md. Say why of each, and until when.`;

/**
 * The text of the file: entries of `before` that still hold, or of which the run says nothing, stand as they are, with
 * their comments, and tell its seed; the others are gone; failures that none of them lists are added.
 * @throws InputError when what was there is no file of known failures
 */
export function writtenKnownFailures(run: WrittenRun, before?: YamlSource): string {
  const entries = before ? parseKnownFailures(before, run.checks) : [];
  const verdicts = run.verdicts.map(asIfUnknown);
  const kept = new Map(entries.map((entry) => [entry, keptAs(entry, verdicts, run)]));
  const added = addedOf(verdicts, kept, run);
  const document = parseDocument(before?.text ?? 'known_failures: []\n');
  if (!before) document.commentBefore = head;
  const list = document.get('known_failures');
  if (!isSeq(list)) throw new TypeError('known_failures is no list');
  const nodes = list.items.map((node, index) => ({ node, was: entries[index]!, is: kept.get(entries[index]!) }));
  for (const { node, was, is } of nodes) if (is && isMap(node)) writeChanges(document, node, was, is);
  list.items = nodes.filter(({ is }) => is !== undefined).map(({ node }) => node);
  for (const entry of added) list.add(document.createNode(entry));
  list.flow = list.items.length === 0;
  for (const item of list.items) {
    if (!isMap(item)) continue;
    item.flow = false;
    const seeds = item.get('seeds');
    if (isSeq(seeds)) seeds.flow = true;
  }
  const is_json = isMap(document.contents) && document.contents.flow;
  return is_json ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString({ lineWidth: 0 });
}

/** Keys that a run may change, each alone, so that comments stay. */
function writeChanges(document: Document, node: YAMLMap, was: KnownFailure, is: KnownFailure): void {
  for (const key of ['seeds', 'last_seen', 'pointer'] as const) {
    if (is[key] === was[key]) continue;
    if (is[key] === undefined) node.delete(key);
    else node.set(key, document.createNode(is[key]));
  }
}

/** An entry as the next run can go on with it: it is green of it, or says nothing of it. Undefined where it goes. */
function keptAs(entry: PlacedFailure, verdicts: readonly Verdict[], run: WrittenRun): PlacedFailure | undefined {
  const known = { ...run, entries: [entry] };
  const { state } = knownStates(verdicts, known)[0]!;
  if (state === 'stale') return withoutSeed(entry, run.seed);
  if (state === 'expired') return undefined;
  if (state !== 'holds') return entry;
  if (verdicts.some((verdict) => knownVerdict(verdict, known).verdict === 'unexpected-pass')) return undefined;
  const { seeds } = entry;
  return { ...entry, ...(seeds && { seeds: withSeed(seeds, run.seed) }), last_seen: run.today };
}

/** With others it may still be there. */
function withoutSeed(entry: PlacedFailure, seed: number): PlacedFailure | undefined {
  const seeds = entry.seeds?.filter((one) => one !== seed) ?? [];
  return seeds.length > 0 ? { ...entry, seeds } : undefined;
}

function withSeed(seeds: readonly number[], seed: number): readonly number[] {
  return seeds.includes(seed) ? seeds : [...seeds, seed];
}

/**
 * An entry for each way to fail that none lists yet; the words of one that is gone and listed it are taken over. One that
 * another seed showed at another place is no other failure: its entry loses the place, which is chance.
 * @param kept what each entry became; is told of those that lose their place
 */
function addedOf(
  verdicts: readonly Verdict[],
  kept: Map<PlacedFailure, PlacedFailure | undefined>,
  run: WrittenRun,
): KnownFailure[] {
  const in_force = () => [...kept.values()].filter((entry) => entry !== undefined && isInForce(entry, run));
  const gone = [...kept].flatMap(([was, is]) => (is === undefined ? [was] : []));
  const added: KnownFailure[] = [];
  for (const verdict of verdicts.filter(isFailed)) {
    if (!countsAgainst(verdict, { ...run.gate, allow_incomplete: [], interrupted: false })) continue;
    for (const { clauses, ...entry } of entriesOf(verdict, run)) {
      if (in_force().some((one) => names(one!, verdict) && lists(one!, entry))) continue;
      const elsewhere = [...kept].find(([was, is]) => is?.seeds && !was.seeds!.includes(run.seed) && isSame(is, entry));
      if (elsewhere) {
        const { pointer: _, ...anywhere } = elsewhere[1]!;
        kept.set(elsewhere[0], { ...anywhere, seeds: withSeed(anywhere.seeds!, run.seed), last_seen: run.today });
        continue;
      }
      const former = gone.find((one) => names(one, { ...entry, clauses }) && lists(one, entry));
      added.push(former ? inPlaceOf(former, entry, run) : entry);
    }
  }
  return added;
}

/** The same failure, whatever place shows it. */
function isSame(a: KnownFailure, b: KnownFailure): boolean {
  return a.check === b.check && a.clause === b.clause && a.mismatch === b.mismatch;
}

function inPlaceOf(former: PlacedFailure, entry: KnownFailure, run: WrittenRun): KnownFailure {
  const { reason, link, expires, first_seen } = former;
  const goes_on = isInForce(former, run);
  return {
    ...entry,
    ...(first_seen !== undefined && { first_seen }),
    reason: goes_on ? reason : `${reason} (until ${expires}; ${entry.reason})`,
    ...(link !== undefined && { link }),
    ...(goes_on && expires !== undefined && { expires }),
  };
}

type NewEntry = KnownFailure & Pick<Verdict, 'clauses'> & { mismatch: string; clause: string };

/** None of them lists what another lists as well. */
function entriesOf(failed: Fail | KnownFailed, { gate, implementation, seed, today }: WrittenRun): NewEntry[] {
  const ways = decidingWays(failed, gate).map(({ clause, mismatch, pointer }) => ({
    clause,
    mismatch,
    ...(pointer !== undefined && { pointer: anyItem(pointer) }),
  }));
  const distinct = [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
  const needed = distinct.filter(
    (way, index) =>
      !distinct.some((other, place) => other !== way && lists(other, way) && (place < index || !lists(way, other))),
  );
  return needed.map((way) => ({
    check: failed.check,
    clauses: failed.clauses,
    ...way,
    ...(implementation && { implementation: { name: implementation.name } }),
    seeds: [seed],
    first_seen: today,
    last_seen: today,
    reason: `written by --write-known-failures on ${today}`,
  }));
}

/** The item of a list that shows it is chance. */
function anyItem(pointer: string): string {
  return pointer.replaceAll(/(?<=\/)\d+(?=\/|$)/g, '*');
}

function asIfUnknown(verdict: Verdict): Verdict {
  if (verdict.verdict === 'known-failure') {
    const { known: _, ...failed } = verdict;
    return { ...failed, verdict: 'fail' };
  }
  if (verdict.verdict !== 'unexpected-pass') return verdict;
  const { known: _, message: __, ...passed } = verdict;
  return { ...passed, verdict: 'pass' };
}
