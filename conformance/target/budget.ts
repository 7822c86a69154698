/** How many runs and webhooks the suite may still make on a target (`limits` of the target file). */
import type { Target } from './target.ts';

const default_most_runs = 150;
const default_most_webhooks = 30;
/** Of all, what smaller cases may cost. */
const spare_share = 0.1;

export interface Budget {
  readonly most: number;
  readonly left: number;
  /** To be called before the request goes out. */
  spend(): void;
  /**
   * Of what is left: what may go into showing smaller cases of a failure while other checks have not been shown. One
   * fault must not cost the others their verdicts.
   */
  readonly spare: number;
  /** Tells that so many were spent on smaller cases. */
  spentAgain(count: number): void;
}

export interface Budgets {
  runs: Budget;
  webhooks: Budget;
}

export function createBudgets({ limits = {} }: Pick<Target, 'limits'>): Budgets {
  return {
    runs: createBudget(limits.runs ?? default_most_runs),
    webhooks: createBudget(limits.webhooks ?? default_most_webhooks),
  };
}

function createBudget(most: number): Budget {
  let spent = 0;
  let again = 0;
  return {
    most,
    get left() {
      return most - spent;
    },
    spend() {
      spent += 1;
    },
    get spare() {
      return Math.max(0, Math.min(most - spent, Math.floor(most * spare_share) - again));
    },
    spentAgain(count) {
      again += count;
    },
  };
}
