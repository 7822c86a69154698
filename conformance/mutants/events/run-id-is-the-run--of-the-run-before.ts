import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const runBefore: Mutant = {
  id: 'events/run-id-is-the-run--of-the-run-before',
  clauses: ['events.run-id-is-the-run'],
  check: 'events/run-id-is-the-run',
  mistake: 'A buffer is reused for the head of callbacks, and still holds the id of the run before.',
  applyTo(parts) {
    let before: string | undefined;
    return withPayload(parts, (payload, { channel, run_id }) => {
      if (channel !== 'callback') return payload;
      const told = before ?? run_id;
      before = run_id;
      return { ...payload, run_id: told };
    });
  },
};
