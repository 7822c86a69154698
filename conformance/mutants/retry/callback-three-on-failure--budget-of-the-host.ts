import { taken_as_received, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

/** Of one host, and of all callbacks to it. */
const most_failures = 8;

export const hostBudgetSpent: Mutant = {
  id: 'retry/callback-three-on-failure--budget-of-the-host',
  clauses: ['callbacks.three-on-failure'],
  check: 'retry/callback-three-on-failure',
  mistake:
    'Each host has so many repeats, whoever they are for: once they are spent, a callback that fails is given up.',
  applyTo(parts) {
    const spent = new Map<string, number>();
    return withResults(parts, (result, _, { url }) => {
      if (result.kind === 'answered' && result.status < 500) return result;
      const { host } = new URL(url);
      const failures = (spent.get(host) ?? 0) + 1;
      spent.set(host, failures);
      return failures > most_failures ? taken_as_received : result;
    });
  },
};
