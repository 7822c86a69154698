/** Runs and webhooks that the suite may still make on a target (`limits` of the target file). */
import type { Target } from './target.ts';

const default_most_runs = 150;
const default_most_webhooks = 30;
/** Of all, what smaller cases may cost. */
const spare_share = 0.1;

interface Budget {
  /** As the target file says it. */
  readonly most: number;
  readonly left: number;
  /** To be called before the request goes out. */
  spend(): void;
  /** The share for smaller cases of a failure while other checks wait. One fault must not cost the others a verdict. */
  readonly spare: number;
  /** Tells that so many were spent on smaller cases. */
  spentAgain(count: number): void;
}

export interface Budgets {
  runs: Budget;
  /** Of the runs, those for scenarios of deliveries: the same as `runs`, unless few are shared out. */
  wave_runs: Budget;
  webhooks: Budget;
}

/** @param wave_runs how many of few runs are for scenarios of deliveries alone */
export function createBudgets({ limits = {} }: Pick<Target, 'limits'>, wave_runs?: number): Budgets {
  const most = limits.runs ?? default_most_runs;
  const runs = createBudget(most, most - (wave_runs ?? 0));
  return {
    runs,
    wave_runs: wave_runs === undefined ? runs : createBudget(most, wave_runs),
    webhooks: createBudget(limits.webhooks ?? default_most_webhooks),
  };
}

/** @param own how many of them are for those that spend here */
function createBudget(most: number, own = most): Budget {
  let spent = 0;
  let again = 0;
  return {
    most,
    get left() {
      return own - spent;
    },
    spend() {
      spent += 1;
    },
    get spare() {
      return Math.max(0, Math.min(own - spent, Math.floor(own * spare_share) - again));
    },
    spentAgain(count) {
      again += count;
    },
  };
}
