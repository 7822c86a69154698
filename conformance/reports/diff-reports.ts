/** Changes between two reports: pure. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../src/json/is-object.ts';
import { exitCodes } from '../verdicts/exit-code.ts';
import { failsAlike } from '../verdicts/fails-alike.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import type { ObservedChoice } from './report.ts';
import { headOf, type NamedReport, type ReportHead, type Standing, standingOf, targetName } from './report-head.ts';

export interface CheckState {
  /** The word of the verdict. */
  verdict: string;
  message: string | null;
  /** Of a failure: what is broken, and how. */
  clause: string | null;
  mismatch: string | null;
}

/** A check that both reports may know; null: that report has no verdict about it. */
export interface CheckChange {
  check: string;
  area: string;
  old: CheckState | null;
  new: CheckState | null;
}

/** `old` and `new` are absent where the choice was not observed. */
export interface ChoiceChange {
  choice: string;
  operation: string | null;
  old?: unknown;
  new?: unknown;
}

/** Something in the heads that may explain what changed. */
interface HeadDifference {
  what: 'target' | 'kit' | 'document' | 'seed';
  old: string;
  new: string;
}

/** Sections of changed checks; a check stands in one of them at most. */
export const sections = [
  'newly_failing',
  'newly_not_judged',
  'fixed',
  'failing_otherwise',
  'still_failing',
  'newly_judged',
  'added',
  'gone',
] as const;
export type Section = (typeof sections)[number];

/**
 * Output of `conformance diff --json`.
 *
 * - `newly_failing`: fails now, and passed or was not judged.
 * - `newly_not_judged`: was judged, whether it passed or failed, and is not any more.
 * - `fixed`: failed, and passes now.
 * - `failing_otherwise`: fails still, by another clause or mismatch.
 * - `still_failing`: fails as it did.
 * - `newly_judged`: was not judged, and passes now.
 * - `added`, `gone`: checks that the other version of the kit does not have. They decide nothing.
 */
export type ReportDiff = {
  old: ReportHead;
  new: ReportHead;
  differences: HeadDifference[];
  /** Observed in both reports, with another value. */
  choices_changed: ChoiceChange[];
  /** Observed in one of them alone, as where the other did not judge what shows them. */
  choices_seen_once: ChoiceChange[];
} & Record<Section, CheckChange[]>;

/** @param before the older report @param after the newer one */
export function diffReports(before: NamedReport, after: NamedReport): ReportDiff {
  const diff: ReportDiff = {
    old: headOf(before),
    new: headOf(after),
    differences: [],
    newly_failing: [],
    newly_not_judged: [],
    fixed: [],
    failing_otherwise: [],
    still_failing: [],
    newly_judged: [],
    added: [],
    gone: [],
    ...changedChoices(before.report.choices, after.report.choices),
  };
  diff.differences = headDifferences(diff.old, diff.new);
  const [old_verdicts, new_verdicts] = [before, after].map(
    ({ report }) => new Map(report.verdicts.map((verdict) => [verdict.check, verdict])),
  ) as [Map<string, Verdict>, Map<string, Verdict>];
  for (const id of new Set([...new_verdicts.keys(), ...old_verdicts.keys()])) {
    const [old, now] = [old_verdicts.get(id), new_verdicts.get(id)];
    const section = sectionOf(old, now, diff);
    if (section === undefined) continue;
    diff[section].push({ check: id, area: (now ?? old)!.area, old: stateOf(old), new: stateOf(now) });
  }
  return diff;
}

/** 1 where something fails newly or is judged no longer, else 0. */
export function diffExitCode({ newly_failing, newly_not_judged }: ReportDiff): number {
  return newly_failing.length + newly_not_judged.length > 0 ? exitCodes.fails : exitCodes.conforms;
}

function sectionOf(
  old: Verdict | undefined,
  now: Verdict | undefined,
  heads: Pick<ReportDiff, 'old' | 'new'>,
): Section | undefined {
  if (!old && isUnknownTo(heads.old, heads.new)) return 'added';
  if (!now && isUnknownTo(heads.new, heads.old)) return 'gone';
  // An open clause that was shown one time and not the other decides nothing.
  const words = [old?.verdict, now?.verdict];
  if (words.includes('observed') && words.includes('not-claimed')) return undefined;
  const [from, to] = [standingOf(old), standingOf(now)];
  if (from === 'failing' && to === 'failing') return failsAlike(old!, now!) ? 'still_failing' : 'failing_otherwise';
  return moves[from][to];
}

const moves: Record<Standing, Partial<Record<Standing, Section>>> = {
  passing: { failing: 'newly_failing', unjudged: 'newly_not_judged' },
  failing: { passing: 'fixed', unjudged: 'newly_not_judged' },
  unjudged: { passing: 'newly_judged', failing: 'newly_failing' },
};

/**
 * Reason why a report says nothing of a check that the other one has: another version of the kit may not have it. A
 * report of the same version, or one that was cut short, has only not judged it.
 */
function isUnknownTo(without: ReportHead, having: ReportHead): boolean {
  return without.kit !== having.kit && !without.interrupted;
}

function stateOf(verdict: Verdict | undefined): CheckState | null {
  if (!verdict) return null;
  const failure = 'mismatch' in verdict ? verdict : undefined;
  return {
    verdict: verdict.verdict,
    message: 'message' in verdict ? verdict.message : null,
    clause: failure?.clause ?? null,
    mismatch: failure?.mismatch ?? null,
  };
}

function headDifferences(old: ReportHead, now: ReportHead): HeadDifference[] {
  const said: HeadDifference[] = [
    { what: 'target', old: targetName(old.target), new: targetName(now.target) },
    { what: 'kit', old: old.kit, new: now.kit },
    { what: 'document', old: old.document, new: now.document },
    { what: 'seed', old: String(old.seed), new: String(now.seed) },
  ];
  return said.filter((one) => one.old !== one.new);
}

/** Choices whose numbers are times that were measured: load changes them by so much, and hides some of them. */
const measured_choices: readonly string[] = ['events.webhook_schedule', 'events.callback_timeout'];
const accuracy = 0.2;

function isSame(was: ObservedChoice, is: ObservedChoice): boolean {
  if (isDeepStrictEqual(was.value, is.value)) return true;
  if (!measured_choices.includes(was.choice) || !isObject(was.value) || !isObject(is.value)) return false;
  const after = is.value;
  return Object.entries(was.value).every(([name, old]) => {
    const now = after[name];
    // A count is one more or less, and no matter of accuracy.
    const is_time = name !== 'attempts' && typeof old === 'number' && typeof now === 'number';
    if (is_time) return Math.abs(now - old) <= accuracy * Math.max(now, old);
    return now === undefined || now === old;
  });
}

function changedChoices(
  old: readonly ObservedChoice[],
  now: readonly ObservedChoice[],
): Pick<ReportDiff, 'choices_changed' | 'choices_seen_once'> {
  const keyOf = ({ choice, operation }: ObservedChoice) => JSON.stringify([choice, operation]);
  const [before, after] = [old, now].map((all) => new Map(all.map((one) => [keyOf(one), one]))) as [
    Map<string, ObservedChoice>,
    Map<string, ObservedChoice>,
  ];
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const changes = keys.flatMap((key): ChoiceChange[] => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is && isSame(was, is)) return [];
    const { choice, operation } = (is ?? was)!;
    return [{ choice, operation, ...(was && { old: was.value }), ...(is && { new: is.value }) }];
  });
  const isInBoth = (change: ChoiceChange) => 'old' in change && 'new' in change;
  return {
    choices_changed: changes.filter(isInBoth),
    choices_seen_once: changes.filter((change) => !isInBoth(change)),
  };
}
