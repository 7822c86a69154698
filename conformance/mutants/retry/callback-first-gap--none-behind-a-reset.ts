import { underAnotherId } from '../callback-results.ts';
import type { Mutant } from '../mutant.ts';

export const noGapBehindAReset: Mutant = {
  id: 'retry/callback-first-gap--none-behind-a-reset',
  clauses: ['callbacks.first-gap'],
  check: 'retry/callback-first-gap',
  mistake: 'A lost connection is made anew at once, and only a 5xx is waited out.',
  applyTo: (parts) => ({
    ...parts,
    async send(event) {
      const result = await parts.send(event);
      const is_lost = event.channel === 'callback' && result.kind === 'failed' && result.reason === 'network';
      return is_lost ? parts.send(underAnotherId(event, parts.random.uuid())) : result;
    },
  }),
};
