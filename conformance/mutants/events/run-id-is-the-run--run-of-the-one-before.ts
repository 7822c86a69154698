import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const runOfTheOneBefore: Mutant = {
  id: 'events/run-id-is-the-run--run-of-the-one-before',
  clauses: ['events.run-id-is-the-run'],
  check: 'events/run-id-is-the-run',
  mistake:
    'The record in the payload is read before the transaction is over, and is that of the run that ended before.',
  applyTo(parts) {
    let last: unknown;
    return withPayload(parts, (payload) => {
      const before = last ?? payload.run;
      last = payload.run;
      return { ...payload, run: before };
    });
  },
};
