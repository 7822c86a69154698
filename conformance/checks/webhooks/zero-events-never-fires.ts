import { timeline } from '../../models/deliveries.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { hasArrived, hasEnded, partsFor, webhookScenario } from '../../models/fan-out.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';

export const zeroEventsNeverFires = waveCheck({
  id: 'webhooks/zero-events-never-fires',
  title: 'A webhook that is subscribed to no event receives nothing',
  how: 'A webhook without events stays silent while another one hears of runs that ended alike.',
  clauses: ['webhooks.zero-events-never-fires'],
  codes: {
    'fired-without-events': {
      clause: 'webhooks.zero-events-never-fires',
      message: 'A webhook that is subscribed to no event was sent one.',
    },
  },
  since: '0.1.0',
  operations: webhook_operations,
  scenarios(facts) {
    const parts = partsFor(facts);
    return table([...parts.map((run) => webhookScenario(run, [])), ...parts.map((run) => webhookScenario(run))]);
  },
  control(trials) {
    const silent = trials.filter(isSilent);
    if (silent.some(hasArrived)) return undefined;
    if (silent.length === 0) {
      return { verdict: 'not-claimed', reason: 'the target takes no webhook that is subscribed to no event' };
    }
    if (!silent.some(hasEnded)) return 'no run ended that a webhook without events could have been told of';
    const parts = silent.filter(hasEnded).map(({ run }) => run.part);
    const proven = trials.some((trial) => !isSilent(trial) && hasArrived(trial) && parts.includes(trial.run.part));
    return proven ? undefined : 'no other webhook was told of a run that ended in the same way';
  },
  judge(trials, _evidence, tally) {
    const loud = trials.filter((trial) => isSilent(trial) && tally.compared(hasArrived(trial)));
    const [first] = loud;
    if (!first) return [];
    return tally.broken('fired-without-events', {
      message: `a webhook that is subscribed to no event was sent one (${first.attempts[0]?.event ?? 'of a name unknown'})`,
      expected: 'no attempt',
      actual: timeline(first.attempts),
      shown_by: loud.map(({ index }) => index),
    });
  },
});

function isSilent({ webhook }: Trial): boolean {
  return webhook?.events.length === 0;
}
