import { taken_as_received } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const sameStatusTwice: Mutant = {
  id: 'retry/callback-three-on-failure--same-status-twice',
  clauses: ['callbacks.three-on-failure'],
  check: 'retry/callback-three-on-failure',
  mistake: 'A receiver that answers with the same error twice is taken to be broken, and given up.',
  applyTo(parts) {
    const before = new Map<string, number>();
    return {
      ...parts,
      async send(event) {
        const result = await parts.send(event);
        if (event.channel !== 'callback' || result.kind !== 'answered') return result;
        const is_same = before.get(event.url) === result.status;
        before.set(event.url, result.status);
        return is_same ? taken_as_received : result;
      },
    };
  },
};
