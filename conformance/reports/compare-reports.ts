/** Several reports side by side: pure. */
import type { Verdict } from '../verdicts/verdict.ts';
import { headOf, type NamedReport, type ReportHead, type Standing, standingOf, targetName } from './report-head.ts';

export interface ComparedReport extends ReportHead {
  /** Implementation and version, or the path where another report is of the same. */
  label: string;
  /** Its checks by their standing. */
  standings: Record<Standing, number>;
}

export interface ComparedVerdict {
  /** The word of the verdict. */
  verdict: string;
  standing: Standing;
}

interface ComparedCheck {
  check: string;
  area: string;
  /** One for each report, in their order; null where a report does not have the check. */
  verdicts: (ComparedVerdict | null)[];
  /** Place of the first report, from 0, that shows it failing after one that shows it passing; null where none does. */
  first_red: number | null;
}

/** Output of `conformance compare --json`. */
export interface Comparison {
  reports: ComparedReport[];
  /** The checks whose verdicts differ, in the order of areas. */
  checks: ComparedCheck[];
}

/** The columns keep the order of the reports. */
export function compareReports(reports: readonly NamedReport[]): Comparison {
  const verdicts = reports.map(({ report }) => new Map(report.verdicts.map((verdict) => [verdict.check, verdict])));
  const seen = new Map(verdicts.flatMap((own) => [...own.values()]).map((verdict) => [verdict.check, verdict.area]));
  const areas = Map.groupBy(seen, ([, area]) => area);
  const checks = [...areas.values()].flat().map(([check, area]) => {
    const row = verdicts.map((own) => shown(own.get(check)));
    return { check, area, verdicts: row, first_red: firstRed(row.map((one) => one?.standing)) };
  });
  return {
    reports: withLabels(reports),
    checks: checks.filter((row) => new Set(row.verdicts.map((one) => one?.verdict)).size > 1),
  };
}

/** The oldest first. */
export function inTime(reports: readonly NamedReport[]): NamedReport[] {
  return reports.toSorted((a, b) => Date.parse(a.report.started_at) - Date.parse(b.report.started_at));
}

/** Place of the first failure that has a pass before it. */
export function firstRed(row: readonly (Standing | undefined)[]): number | null {
  const green = row.indexOf('passing');
  const red = green < 0 ? -1 : row.indexOf('failing', green);
  return red < 0 ? null : red;
}

function shown(verdict: Verdict | undefined): ComparedVerdict | null {
  return verdict ? { verdict: verdict.verdict, standing: standingOf(verdict) } : null;
}

function withLabels(reports: readonly NamedReport[]): ComparedReport[] {
  const names = reports.map(({ report }) => targetName(report.target));
  return reports.map((one, index) => {
    const name = names[index]!;
    const is_alone = names.indexOf(name) === names.lastIndexOf(name);
    return { ...headOf(one), label: is_alone ? name : one.name, standings: countStandings(one.report.verdicts) };
  });
}

function countStandings(verdicts: readonly Verdict[]): Record<Standing, number> {
  const count = (standing: Standing) => verdicts.filter((verdict) => standingOf(verdict) === standing).length;
  return { passing: count('passing'), failing: count('failing'), unjudged: count('unjudged') };
}
