/** A check of a rule for every run that an answer shows, in answers to any check. */
import { of_polled_runs } from '../../acts/poll-runs.ts';
import { type PolledRunNotes, runsShownIn, type ShownRun } from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { type Check, check } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

export interface ShownRunCheck extends Pick<Check, 'id' | 'title' | 'how' | 'clauses' | 'codes'> {
  /** Tells whether a run shows what the rule is about. */
  shows(shown: ShownRun): boolean;
  /** The reason for the reader, where no run shows it. */
  unseen: string;
  /** Pure. Asked only of runs that show what the rule is about. */
  judge(shown: ShownRun, tally: Tally): Mismatch[];
}

/** It looks at one run of each kind from dispatch to end, and at every run that other checks were shown. */
export function shownRunCheck({ shows, unseen, judge, ...about }: ShownRunCheck): Check {
  const seenIn = ({ exchanges }: Pick<Evidence, 'exchanges'>) => exchanges.flatMap(runsShownIn).filter(shows);
  return check<Record<string, never>, PolledRunNotes>({
    ...about,
    since: '0.1.0',
    ...of_polled_runs,
    watches: (exchange) => runsShownIn(exchange).some(shows),
    control(evidence) {
      if (seenIn(evidence).length > 0) return undefined;
      return serverError(evidence) ?? { verdict: 'not-claimed', reason: unseen };
    },
    judge: (evidence, tally) => firstOfEach(seenIn(evidence).flatMap((shown) => judge(shown, tally))),
  });
}

/** A run that is wrong is so in each of its reads. */
function firstOfEach(mismatches: readonly Mismatch[]): Mismatch[] {
  return [...new Map(mismatches.toReversed().map((one) => [one.code, one])).values()].toReversed();
}
