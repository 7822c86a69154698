import { withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const anotherRunAtTheLast: Mutant = {
  id: 'events/run-id-is-the-run--another-one-at-the-last',
  clauses: ['events.run-id-is-the-run'],
  check: 'events/run-id-is-the-run',
  mistake:
    'The third attempt of a callback is written from a job whose variables still hold the run that was told last.',
  applyTo(parts) {
    let last: string | undefined;
    return withAttempt(parts, (event, number) => {
      const payload = JSON.parse(event.body) as { run_id: string };
      const told = last ?? payload.run_id;
      last = payload.run_id;
      if (event.channel !== 'callback' || number < 3) return event;
      return { ...event, body: JSON.stringify({ ...payload, run_id: told }) };
    });
  },
};
