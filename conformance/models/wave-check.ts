/** A check whose cases are scenarios of deliveries, shown side by side in one wave and judged together. */
import { type CaseSource, type Check, check } from '../suite/check.ts';
import type { Facts, Mismatch, Observation } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import type { Scenario } from '../suite/scenario.ts';
import type { Tally } from '../suite/tally.ts';
import type { WaveEvidence, WaveNotes } from '../suite/wave-note.ts';
import { type Trial, trialsOf } from './trials.ts';

export interface WaveCheck extends Pick<Check, 'id' | 'title' | 'how' | 'clauses' | 'codes' | 'since' | 'operations'> {
  principals?: Check['needs']['principals'];
  /** See `Check.wave`. 1 unless given. */
  copies?: number;
  draws?: string;
  scenarios(facts: Facts): CaseSource<Scenario>;
  /** As `Check.control`. Pure. */
  control?(trials: readonly Trial[], evidence: WaveEvidence, found: readonly Mismatch[]): string | Stop | undefined;
  /** Pure. Each mismatch names the trials that show it. */
  judge(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[];
  observe?(trials: readonly Trial[], evidence: WaveEvidence): Observation[];
  /** As `Check.covers`. Pure. */
  covers?(trials: readonly Trial[], evidence: WaveEvidence): readonly string[];
}

export function waveCheck({
  principals = ['owner'],
  copies = 1,
  draws,
  scenarios,
  control,
  judge,
  observe,
  covers,
  ...about
}: WaveCheck): Check {
  const seen = (evidence: WaveEvidence) => [trialsOf(evidence), evidence] as const;
  return check<readonly Scenario[], WaveNotes>({
    ...about,
    needs: { principals, writes: true },
    wave: { copies, ...(draws !== undefined && { draws }) },
    // Each draw is one scenario; the case is the list of those that the runner put into the wave.
    cases: scenarios as unknown as Check<readonly Scenario[]>['cases'],
    run: async (ctx, input) => ({ wave: await ctx.hooks.wave(input) }),
    judge: (evidence, tally) => judge(...seen(evidence), tally),
    ...(control && {
      control: (evidence: WaveEvidence, found: readonly Mismatch[]) => control(...seen(evidence), found),
    }),
    ...(observe && { observe: (evidence: WaveEvidence) => observe(...seen(evidence)) }),
    ...(covers && { covers: (evidence: WaveEvidence) => covers(...seen(evidence)) }),
  });
}
