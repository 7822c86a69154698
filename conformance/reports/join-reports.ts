/** Joins the reports of parts of one run, such as the shards of a job in CI. */
import { isDeepStrictEqual } from 'node:util';
import { InputError } from '../../src/input/input-error.ts';
import { ungroupFindings } from '../verdicts/findings.ts';
import type { KnownState, Verdict, VerdictWord } from '../verdicts/verdict.ts';
import { concludeReport, type Report } from './report.ts';
import type { NamedReport } from './report-head.ts';
import { joinedTraffic } from './traffic.ts';

/** Parts that must agree, by their name for people. */
const shared: Readonly<Record<string, (report: Report) => unknown>> = {
  kit: ({ kit }) => kit.version,
  document: ({ document }) => document.version,
  // Each shard may have a server of its own, at another address and with other records.
  target: ({ target }) =>
    target.implementation ? [target.implementation.name, target.implementation.version ?? null] : target.hash,
  seed: ({ seed }) => seed,
  options: ({ options }) => options ?? null,
  requirements: ({ requirements }) => requirements ?? null,
  'number of shards': ({ shard }) => shard?.of ?? null,
};

/**
 * One report of all verdicts; everything that is counted or grouped is so again. A single report stays as it is.
 * @throws InputError when they are of several targets, kits or seeds, or when a check stands in two of them
 */
export function joinReports(named: readonly [NamedReport, ...NamedReport[]]): Report {
  refuseTwice(named);
  const [first] = named;
  if (named.length === 1) return first.report;
  for (const other of named) refuseStranger(first, other);
  const reports = named.map(({ report }) => report);
  const known_failures = joinedStates(reports);
  const { requirements, require, shard } = first.report;
  // One part without its history leaves the whole without.
  const histories = reports.every((report) => report.histories) ? reports.flatMap((report) => report.histories!) : [];
  const given = reports.map((report) => report.shard?.index);
  const missing_shards = Array.from({ length: shard?.of ?? 0 }, (_, at) => at + 1).filter((at) => !given.includes(at));
  const traffic = joinedTraffic(reports.flatMap((report) => report.traffic ?? []));
  const sum = (number: (report: Report) => number) => reports.reduce((total, report) => total + number(report), 0);
  return concludeReport({
    target: first.report.target,
    kit_version: first.report.kit.version,
    document_version: first.report.document.version,
    seed: first.report.seed,
    ...first.report.options,
    started_at: reports.map(({ started_at }) => started_at).toSorted()[0]!,
    duration_ms: sum(({ duration_ms }) => duration_ms),
    requests: sum(({ requests }) => requests),
    ...(traffic && { traffic }),
    interrupted: reports.some(({ interrupted }) => interrupted),
    expected: sum(({ checks }) => checks.expected),
    left_behind: reports.flatMap(({ left_behind }) => left_behind),
    verdicts: joinedVerdicts(reports.flatMap(ungroupFindings)),
    ...(known_failures.length > 0 && { known_failures }),
    ...(requirements !== undefined && { requirements }),
    ...(require && { require }),
    ...(missing_shards.length > 0 && { missing_shards }),
    ...(histories.length > 0 && { histories }),
  });
}

/** Verdicts that outweigh the rest where a shard has a check and others tell of it. */
const told_first: readonly VerdictWord[] = ['error', 'fail', 'known-failure'];

/** Each check once: a rule for every answer is broken where one shard tells so. */
function joinedVerdicts(all: readonly Verdict[]): Verdict[] {
  return [...Map.groupBy(all, ({ check }) => check).values()].map((own) => {
    const [only] = own;
    if (own.length === 1) return only!;
    const worst = told_first.flatMap((word) => own.find(({ verdict }) => verdict === word) ?? [])[0];
    const { watched_only: _, ...verdict } = worst ?? own.find((one) => !one.watched_only)!;
    const sum = (field: 'cases' | 'comparisons') => own.reduce((total, one) => total + one[field], 0);
    return { ...verdict, cases: sum('cases'), comparisons: sum('comparisons') } as Verdict;
  });
}

/** States of an entry about known failures, the one that outweighs the others first. */
const weights: readonly KnownState['state'][] = [
  'expired',
  'holds',
  'stale',
  'not-seen',
  'not-judged',
  'other-implementation',
];

/** Each entry once: a part may not have judged what it is about, or another check of its pattern. */
function joinedStates(reports: readonly Report[]): KnownState[] {
  const all = reports.flatMap(({ known_failures = [] }) => known_failures);
  return [...Map.groupBy(all, ({ place }) => place).values()].map((states) =>
    states.reduce((best, one) => (weights.indexOf(one.state) < weights.indexOf(best.state) ? one : best)),
  );
}

function refuseTwice(named: readonly NamedReport[]): void {
  const seen = new Map<string, string>();
  const shards = new Map<number, string>();
  for (const { name, report } of named) {
    const { index } = report.shard ?? {};
    if (index === undefined) continue;
    const before = shards.get(index);
    if (before !== undefined) throw new InputError(`${name}: is shard ${index}, as ${before} is; give each shard once`);
    shards.set(index, name);
  }
  for (const { name, report } of named) {
    for (const { check, watched_only } of report.verdicts) {
      if (watched_only) continue;
      const before = seen.get(check);
      if (before !== undefined) {
        const place = before === name ? 'stands in it twice' : `stands in ${before} too`;
        throw new InputError(`${name}: ${check} ${place}; give each part of one run once`);
      }
      seen.set(check, name);
    }
  }
}

function refuseStranger(first: NamedReport, other: NamedReport): void {
  for (const [what, of] of Object.entries(shared)) {
    const [one, two] = [of(first.report), of(other.report)];
    if (!isDeepStrictEqual(one, two)) {
      throw new InputError(
        `${other.name}: its ${what} is ${JSON.stringify(two)}, and that of ${first.name} ${JSON.stringify(one)}; only parts of one run are joined`,
      );
    }
  }
}
