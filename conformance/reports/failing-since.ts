/** Since when a check fails, by older reports. Pure. */
import type { Report } from './report.ts';
import { standingOf } from './report-head.ts';

export interface FailingSince {
  /** Start of the run that showed it first, with no pass behind it. */
  since: string;
  /** The version that was judged there, where its target file tells it. */
  version?: string;
  /** Start of the last run that showed it passing; absent where none of the reports did. */
  passed?: string;
}

/**
 * @param earlier in any order; of another implementation, or begun later than this one, they say nothing, nor of a check
 *   that they did not judge
 */
export function failingSince(report: Report, earlier: readonly Report[]): Map<string, FailingSince> {
  const before = earlier
    .filter((one) => subjectOf(one) === subjectOf(report) && Date.parse(one.started_at) < Date.parse(report.started_at))
    .toSorted((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at))
    .map((one) => ({ one, verdicts: new Map(one.verdicts.map((verdict) => [verdict.check, verdict])) }));
  const failing = report.verdicts.filter((verdict) => standingOf(verdict) === 'failing');
  return new Map(
    failing.map(({ check }) => {
      let first = report;
      for (const { one, verdicts } of before) {
        const standing = standingOf(verdicts.get(check));
        if (standing === 'passing') return [check, { ...beginOf(first), passed: one.started_at }];
        if (standing === 'failing') first = one;
      }
      return [check, beginOf(first)];
    }),
  );
}

/** Words after "since" in a sentence. */
export function sinceWords({ since, version, passed }: FailingSince): string {
  const where = version === undefined ? since : `${since}, version ${version}`;
  return passed === undefined ? `${where}, or longer` : `${where}; it passed last on ${passed}`;
}

/** The implementation, in whichever version. */
function subjectOf({ target }: Report): string {
  return target.implementation?.name ?? target.base_url;
}

function beginOf({ started_at, target }: Report): FailingSince {
  const version = target.implementation?.version;
  return { since: started_at, ...(version !== undefined && { version }) };
}
