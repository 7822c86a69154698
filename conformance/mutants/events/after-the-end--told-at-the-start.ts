import { headersOf } from '../../../src/engine/signed-headers.ts';
import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const toldAtTheStart: Mutant = {
  id: 'events/after-the-end--told-at-the-start',
  clauses: ['events.after-the-end'],
  check: 'events/after-the-end',
  mistake: 'The callback is put into the queue together with the run, and leaves when it is its turn, not at the end.',
  applyTo(parts) {
    const { runs, deliveries } = parts;
    return {
      ...parts,
      runs: exchanged(runs, {
        async start(run) {
          await runs.start(run);
          const early = await deliveries.deliveriesOf({ ...run.record, status_code: 'completed' });
          for (const { channel, url, body, secret } of early.filter(({ channel }) => channel === 'callback')) {
            const request_id = parts.random.uuid();
            const headers = headersOf({ body, secret, request_id }, deliveries.manners[channel], parts.random);
            void parts.send({ url, channel, headers, body, timeout_ms: 5_000 });
          }
        },
      }),
    };
  },
};
