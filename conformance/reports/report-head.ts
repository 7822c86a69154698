/** Head of a report: its name where several stand side by side. */
import type { TargetSummary } from '../target/summary.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { isJudged } from '../verdicts/verdict.ts';
import type { Report } from './report.ts';

/** A report, and how the user named it. */
export interface NamedReport {
  name: string;
  report: Report;
}

export interface ReportHead {
  /** The path as it was given. */
  name: string;
  target: TargetSummary;
  kit: string;
  document: string;
  seed: number;
  started_at: string;
  interrupted: boolean;
  /** Verdicts by their word. */
  totals: Record<string, number>;
}

/**
 * Standing of a check. `failing`: the target breaks it, whether or not that is accepted; `passing`: it was judged, and
 * nothing was wrong; `unjudged`: everything else.
 */
export type Standing = 'passing' | 'failing' | 'unjudged';

export function headOf({ name, report }: NamedReport): ReportHead {
  const { target, kit, document, seed, started_at, interrupted, totals } = report;
  return { name, target, kit: kit.version, document: document.version, seed, started_at, interrupted, totals };
}

/** Implementation and version; the base URL where the target file names none. */
export function targetName({ implementation, base_url }: TargetSummary): string {
  return implementation ? [implementation.name, implementation.version].filter(Boolean).join(' ') : base_url;
}

export function standingOf(verdict: Verdict | undefined): Standing {
  if (verdict === undefined) return 'unjudged';
  if ('mismatch' in verdict) return 'failing';
  return isJudged(verdict) ? 'passing' : 'unjudged';
}
