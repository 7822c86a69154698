import { underAnotherId, withResults } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const resetsNotCounted: Mutant = {
  id: 'retry/callback-at-most-three--resets-not-counted',
  clauses: ['callbacks.at-most-three'],
  check: 'retry/callback-at-most-three',
  mistake: 'What got no answer is not counted among the attempts, so that the third one is made again.',
  applyTo: (parts) =>
    withResults(parts, (result, attempt, event) => {
      const is_uncounted = attempt === 3 && result.kind === 'failed';
      return is_uncounted ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
    }),
};
