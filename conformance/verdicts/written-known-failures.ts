/** Today's failures as a file of known failures, laid over the file that was there. */
import { isMap, isSeq, parseDocument } from 'yaml';
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
 * their comments; the others are gone; failures that none of them lists are added.
 * @throws InputError when what was there is no file of known failures
 */
export function writtenKnownFailures(run: WrittenRun, before?: YamlSource): string {
  const entries = before ? parseKnownFailures(before, run.checks) : [];
  const verdicts = run.verdicts.map(asIfUnknown);
  const kept = keptOf(entries, verdicts, run);
  const added = addedOf(verdicts, { kept, gone: entries.filter((entry) => !kept.includes(entry)) }, run);
  const document = parseDocument(before?.text ?? 'known_failures: []\n');
  if (!before) document.commentBefore = head;
  const list = document.get('known_failures');
  if (!isSeq(list)) throw new TypeError('known_failures is no list');
  list.items = list.items.filter((_, index) => kept.includes(entries[index]!));
  for (const entry of added) list.add(document.createNode(entry));
  list.flow = list.items.length === 0;
  for (const item of list.items) if (isMap(item)) item.flow = false;
  const is_json = isMap(document.contents) && document.contents.flow;
  return is_json ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString({ lineWidth: 0 });
}

/** Those that the next run can go on with: it is green of them, or says nothing of them. */
function keptOf(entries: readonly PlacedFailure[], verdicts: readonly Verdict[], run: WrittenRun): PlacedFailure[] {
  return entries.filter((entry) => {
    const known = { ...run, entries: [entry] };
    const [is] = knownStates(verdicts, known);
    if (is!.state !== 'holds') return is!.state === 'not-judged' || is!.state === 'other-implementation';
    return verdicts.every((verdict) => knownVerdict(verdict, known).verdict !== 'unexpected-pass');
  });
}

/** An entry for each way to fail that none lists yet; the words of one that is gone and listed it are taken over. */
function addedOf(
  verdicts: readonly Verdict[],
  { kept, gone }: { kept: readonly PlacedFailure[]; gone: readonly PlacedFailure[] },
  run: WrittenRun,
): KnownFailure[] {
  const in_force = kept.filter((entry) => isInForce(entry, run));
  const needed = verdicts.filter(isFailed).flatMap((verdict) => {
    if (!countsAgainst(verdict, { ...run.gate, allow_incomplete: [], interrupted: false })) return [];
    const listed = in_force.filter((entry) => names(entry, verdict));
    return entriesOf(verdict, run).filter((way) => !listed.some((entry) => lists(entry, way)));
  });
  return needed.map(({ clauses, ...entry }) => {
    const former = gone.find((one) => names(one, { ...entry, clauses }) && lists(one, entry));
    if (!former) return entry;
    const { reason, link, expires } = former;
    const goes_on = isInForce(former, run);
    return {
      ...entry,
      reason: goes_on ? reason : `${reason} (until ${expires}; ${entry.reason})`,
      ...(link !== undefined && { link }),
      ...(goes_on && expires !== undefined && { expires }),
    };
  });
}

type NewEntry = KnownFailure & Pick<Verdict, 'clauses'> & { mismatch: string; clause: string };

/** None of them lists what another lists as well. */
function entriesOf(failed: Fail | KnownFailed, { gate, implementation, today }: WrittenRun): NewEntry[] {
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
