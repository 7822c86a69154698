/** A check whose cases are scenarios of deliveries, shown side by side in one wave and judged together. */
import {
  type CaseSource,
  type Check,
  check,
  type Evidence,
  type Facts,
  type Mismatch,
  type Observation,
} from '../runner/check.ts';
import type { Stop } from '../runner/history.ts';
import type { Scenario } from './scenario.ts';
import { type Trial, trialsOf } from './trials.ts';

export interface WaveCheck extends Pick<Check, 'id' | 'title' | 'how' | 'clauses' | 'since' | 'operations'> {
  principals?: Check['needs']['principals'];
  /** See `Check.wave`. 1 unless given. */
  copies?: number;
  draws?: string;
  scenarios(facts: Facts): CaseSource<Scenario>;
  /** As `Check.control`. Pure. */
  control?(trials: readonly Trial[], evidence: Evidence<readonly Scenario[]>): string | Stop | undefined;
  /** Pure. Each mismatch names the trials that show it. */
  judge(trials: readonly Trial[], evidence: Evidence<readonly Scenario[]>): Mismatch[];
  observe?(trials: readonly Trial[], evidence: Evidence<readonly Scenario[]>): Observation[];
}

export function waveCheck({
  principals = ['owner'],
  copies = 1,
  draws,
  scenarios,
  control,
  judge,
  observe,
  ...about
}: WaveCheck): Check {
  const seen = (evidence: Evidence) => {
    const own = evidence as Evidence<readonly Scenario[]>;
    return [trialsOf(own), own] as const;
  };
  return check({
    ...about,
    needs: { principals, writes: true },
    wave: { copies, ...(draws !== undefined && { draws }) },
    cases: scenarios as Check['cases'],
    run: (ctx, input) => ctx.wave(input as readonly Scenario[]),
    judge: (evidence) => judge(...seen(evidence)),
    ...(control && { control: (evidence: Evidence) => control(...seen(evidence)) }),
    ...(observe && { observe: (evidence: Evidence) => observe(...seen(evidence)) }),
  });
}
