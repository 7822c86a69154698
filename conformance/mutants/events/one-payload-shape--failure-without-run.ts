import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const failureWithoutRun: Mutant = {
  id: 'events/one-payload-shape--failure-without-run',
  clauses: ['events.one-payload-shape'],
  check: 'events/one-payload-shape',
  mistake: 'The callback of a failed run leaves the run out, since there is no output to fetch.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }, { status_code }) => {
      const { run, ...others } = payload;
      return channel === 'callback' && status_code === 'failed' ? others : payload;
    }),
};
