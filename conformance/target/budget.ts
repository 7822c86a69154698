/** Runs and webhooks that the suite may still make on a target (`limits` of the target file). */

/** Of all, what smaller cases of a failure may cost at most. */
const spare_share = 0.1;

interface Budget {
  /** In all, as a message tells it. */
  readonly most: number;
  readonly left: number;
  /** Of these, what may be shown for the first time: without those that are kept to show again what was seen. */
  readonly free: number;
  /** Of these, what the plan of the run leaves over for more. */
  readonly beyond: number;
  /** To be called before the request goes out. */
  spend(): void;
  /** It was refused. */
  giveBack(): void;
  /** The share for smaller cases of a failure while other checks wait. One fault must not cost the others a verdict. */
  readonly spare: number;
  /** Tells that so many were spent on smaller cases. */
  spentAgain(count: number): void;
  /** Nothing is kept any more: all that was seen has been shown again. */
  release(): void;
}

export interface Budgets {
  runs: Budget;
  /** Of the runs, those for scenarios of deliveries: the same as `runs`, unless few are shared out. */
  wave_runs: Budget;
  webhooks: Budget;
  /** Of the webhooks, those of scenarios: the same as `webhooks`, unless few are shared out. */
  wave_webhooks: Budget;
}

/** Records that a run may make, and how they are shared out. */
export interface Shares {
  runs: number;
  webhooks: number;
  /** Of few, those for scenarios of deliveries alone. */
  wave_runs?: number;
  wave_webhooks?: number;
  /** Runs for scenarios that are kept to show again what was seen. */
  kept_runs?: number;
  /** Runs of all first cases. */
  planned_runs?: number;
}

export function createBudgets(shares: Shares): Budgets {
  const { runs: most, webhooks: most_webhooks, wave_runs, wave_webhooks, kept_runs = 0, planned_runs = 0 } = shares;
  const is_shared = wave_runs === undefined;
  const kept = { kept: kept_runs };
  const runs = createBudget(most, is_shared ? { ...kept, planned: planned_runs } : { own: most - wave_runs });
  const webhooks = createBudget(most_webhooks, { own: most_webhooks - (wave_webhooks ?? 0) });
  return {
    runs,
    wave_runs: is_shared ? runs : createBudget(most, { ...kept, own: wave_runs }),
    webhooks,
    wave_webhooks: wave_webhooks === undefined ? webhooks : createBudget(most_webhooks, { own: wave_webhooks }),
  };
}

/** @param own how many of them are for those that spend here */
function createBudget(most: number, { own = most, kept = 0, planned = 0 }): Budget {
  let spent = 0;
  let again = 0;
  let kept_yet = kept;
  const budget: Budget = {
    most,
    get left() {
      return own - spent;
    },
    get free() {
      return Math.max(0, budget.left - kept_yet);
    },
    get beyond() {
      const wanted_yet = Math.max(0, planned - (spent - again));
      return Math.max(0, budget.free - wanted_yet);
    },
    spend() {
      spent += 1;
    },
    giveBack() {
      spent -= 1;
    },
    get spare() {
      return Math.max(0, Math.min(budget.beyond, Math.floor(own * spare_share) - again));
    },
    spentAgain(count) {
      again += count;
    },
    release() {
      kept_yet = 0;
    },
  };
  return budget;
}
