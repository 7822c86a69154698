/** How many runs and webhooks the suite may still make on a target (`limits` of the target file). */
import type { Target } from './target.ts';

const default_most_runs = 120;
const default_most_webhooks = 25;

export interface Budget {
  readonly most: number;
  readonly left: number;
  /** To be called before the request goes out. */
  spend(): void;
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
  return {
    most,
    get left() {
      return most - spent;
    },
    spend() {
      spent += 1;
    },
  };
}
