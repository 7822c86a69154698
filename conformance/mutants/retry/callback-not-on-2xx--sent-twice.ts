import type { Mutant } from '../mutant.ts';

export const sentTwice: Mutant = {
  id: 'retry/callback-not-on-2xx--sent-twice',
  clauses: ['callbacks.no-retry-on-2xx'],
  check: 'retry/callback-not-on-2xx',
  mistake: 'Two workers take the same job from the queue, and each sends it.',
  applyTo: (parts) => ({
    ...parts,
    async send(event) {
      if (event.channel === 'callback') await parts.send(event);
      return parts.send(event);
    },
  }),
};
