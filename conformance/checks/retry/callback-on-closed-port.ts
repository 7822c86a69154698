import { meetClosedPort } from '../../acts/meet-closed-port.ts';
import {
  type ClosedPortNotes,
  closedPortCodes,
  closedPortRows,
  judgePort,
  no_port,
  unprovenPort,
} from '../../models/closed-ports.ts';
import { check, table } from '../../suite/check.ts';
import { callbackWait_ms } from '../../suite/scenario.ts';

/** The third attempt comes so long behind the first. */
const last_ms = callbackWait_ms(1) + callbackWait_ms(2);
const shut_ms = 600;
/** As for every callback that is missing. */
const missing_ms = 10_000;
const late_reads = 'all attempts may have been made by the time that a read shows the end of a run (consistency_ms)';
const clause = 'callbacks.retries-on-network-error';

export const callbackOnClosedPort = check<{ run: string }, ClosedPortNotes>({
  id: 'retry/callback-on-closed-port',
  title: 'A callback whose connection is refused is tried again',
  how: 'Nobody listens on the port of a callback when its first attempt leaves; the port is opened before the last is due: an attempt must come, as for later runs.',
  clauses: [clause],
  codes: closedPortCodes(clause),
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  hears: true,
  cases: (facts) => table(closedPortRows(facts)),
  async run(ctx, { run }) {
    if (ctx.facts.consistency_ms + shut_ms >= last_ms) ctx.stop('not-claimed', late_reads);
    const port = (await ctx.hooks.ownPort()) ?? ctx.stop('not-claimed', no_port);
    return meetClosedPort(ctx, { run, port, callback_url: port.url, shut_ms, missing_ms });
  },
  control: (evidence) => unprovenPort(evidence, last_ms),
  judge: (evidence, tally) => judgePort(evidence, 'a callback', tally),
});
