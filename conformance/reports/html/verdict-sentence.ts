/** The verdict of a run in one sentence, for people who read no further. Pure. */

import { counted } from '../../../src/input/counted.ts';
import type { VerdictWord } from '../../verdicts/verdict.ts';
import { fullStop } from '../full-stop.ts';
import { type Gap, gapsOf } from '../gaps.ts';
import type { Decision } from '../rendering.ts';
import type { Report } from '../report.ts';

export function verdictSentence(report: Report, { isRed }: Pick<Decision, 'isRed'>): string {
  const { totals, checks, findings, verdicts } = report;
  const allowed = verdicts.filter((verdict) => verdict.verdict === 'fail' && !isRed(verdict)).length;
  const unjudged = totals['could-not-run'] + totals.inconclusive + totals.error;
  if (checks.judged === 0) return unjudgedSentence(report);
  const clauses = [
    failures(totals.fail, checks.judged, findings.length),
    ...(allowed > 0 ? [`the gate lets ${allowed} of them pass`] : []),
    ...(totals['known-failure'] > 0 ? [`${counted(totals['known-failure'], 'fails', 'fail')} as known`] : []),
    ...(totals['unexpected-pass'] > 0 ? [`${counted(totals['unexpected-pass'], 'passes', 'pass')} unexpectedly`] : []),
    ...(unjudged > 0 ? [`${unjudged} more could not be judged`] : []),
    ...(totals['not-claimed'] > 0 ? [`${counted(totals['not-claimed'], 'is', 'are')} not claimed`] : []),
  ];
  return `${clauses.join('; ')}.`;
}

/** With the reason, where there is one for all. */
function unjudgedSentence(report: Report): string {
  const { expected } = report.checks;
  if (expected === 0) return 'No check was asked for.';
  const [gap, ...others] = allGaps(report);
  const why = gap && others.length === 0 ? `: ${gap.cause}` : '';
  return fullStop(`None of the ${counted(expected, 'check')} was judged${why}`);
}

function failures(fails: number, judged: number, causes: number): string {
  if (fails === 0) return `None of the ${counted(judged, 'check')} that could be judged fails`;
  return `${fails} of ${counted(judged, 'judged check')} ${fails === 1 ? 'fails' : 'fail'}, for ${counted(causes, 'reason')}`;
}

/** Words of verdicts after which a check was not judged, the most urgent first. */
const unjudged_words = ['error', 'inconclusive', 'could-not-run'] as const;

/** Every reason for which checks were not judged, the most urgent first. */
export function allGaps(report: Report): (Gap & { word: VerdictWord })[] {
  return unjudged_words.flatMap((word) => gapsOf(report, word).map((gap) => ({ ...gap, word })));
}
