import { underAnotherId } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';
import { withOutcomes } from './other-outcomes.ts';

export const countedByKindOfFailure: Mutant = {
  id: 'retry/callback-at-most-three--counted-by-kind',
  clauses: ['callbacks.at-most-three'],
  check: 'retry/callback-at-most-three',
  mistake:
    'Lost connections and errors of the receiver are counted apart, so that both together make more than three attempts.',
  applyTo: (parts) =>
    withOutcomes(parts, 'callback', ({ event, result, before }) => {
      const kinds = new Set([...before, result].map(({ kind }) => kind));
      const is_failure = result.kind === 'failed' || result.status >= 500;
      const is_uncounted = before.length === 2 && kinds.size > 1 && is_failure;
      return is_uncounted ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
    }),
};
