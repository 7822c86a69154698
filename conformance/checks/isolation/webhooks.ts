import { timeline } from '../../models/deliveries.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { hasArrived, hasEnded, webhookScenario } from '../../models/fan-out.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';
import type { RunPart } from '../../suite/scenario.ts';

const parts: readonly RunPart[] = ['succeeds', 'fails'];

export const isolatedWebhooks = waveCheck({
  id: 'isolation/webhooks',
  title: 'A webhook receives no event of a run of another organization',
  how: "The owner and another organization dispatch runs at the same time: the owner's webhooks must hear of the owner's runs, and of none of the others.",
  clauses: ['isolation.webhooks'],
  codes: {
    'foreign-event': {
      clause: 'isolation.webhooks',
      message: 'A webhook was sent an event of a run of another organization.',
    },
  },
  since: '0.1.0',
  operations: webhook_operations,
  principals: ['owner', 'outsider'],
  // The owner's runs come first, so that whatever is kept of them is there when the other ones end.
  scenarios: () =>
    table([
      ...parts.map((run) => webhookScenario(run)),
      ...parts.map((run) => webhookScenario(run, undefined, 'outsider')),
    ]),
  control(trials) {
    const foreign = trials.filter(isForeign);
    if (foreign.some(hasArrived)) return undefined;
    const ended = foreign.filter(hasEnded).map(({ run }) => run.part);
    if (ended.length === 0) return 'no run of the other organization ended';
    const proven = trials.some((trial) => !isForeign(trial) && hasArrived(trial) && ended.includes(trial.run.part));
    return proven ? undefined : "the webhook was not told of the organization's own runs either";
  },
  judge(trials, _evidence, tally) {
    const leaked = trials.filter((trial) => isForeign(trial) && tally.compared(hasArrived(trial)));
    const [first] = leaked;
    if (!first) return [];
    return tally.broken('foreign-event', {
      expected: 'no attempt',
      actual: timeline(first.attempts),
      shown_by: leaked.map(({ index }) => index),
    });
  },
});

function isForeign({ run }: Trial): boolean {
  return run.by === 'outsider';
}
