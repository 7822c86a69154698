import { isAnswer, underAnotherId, withResults } from '../callback-results.ts';
import { underId } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const toldAgainWhenRecovered: Mutant = {
  id: 'retry/callback-not-on-2xx--told-when-recovered',
  clauses: ['callbacks.once'],
  check: 'retry/callback-not-on-2xx',
  mistake: 'A receiver that answers again after a failure is told what it missed, in a callback of its own.',
  applyTo: (parts) =>
    withResults(parts, async (result, attempt, event) => {
      const is_back = attempt > 1 && isAnswer(result, (status) => status <= 299);
      if (is_back) await parts.send(underAnotherId(underId(event, parts.random.uuid()), parts.random.uuid()));
      return result;
    }),
};
