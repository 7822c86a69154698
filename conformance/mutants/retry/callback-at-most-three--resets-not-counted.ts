import { underAnotherId } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const resetsNotCounted: Mutant = {
  id: 'retry/callback-at-most-three--resets-not-counted',
  clauses: ['callbacks.at-most-three'],
  check: 'retry/callback-at-most-three',
  mistake: 'What got no answer is not counted among the attempts, so that the third one is made again.',
  applyTo(parts) {
    const made = new Map<string, number>();
    return {
      ...parts,
      async send(event) {
        const result = await parts.send(event);
        if (event.channel !== 'callback') return result;
        const attempt = (made.get(event.url) ?? 0) + 1;
        made.set(event.url, attempt);
        const is_uncounted = attempt === 3 && result.kind === 'failed';
        return is_uncounted ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
      },
    };
  },
};
