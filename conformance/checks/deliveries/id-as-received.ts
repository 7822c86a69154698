import { of_logs } from '../../arbitraries/wave-families.ts';
import { type LoggedTrial, logControl, loggedTrials } from '../../models/delivery-log.ts';
import { brokenBy } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';

export const idAsReceived = waveCheck({
  id: 'deliveries/id-as-received',
  title: 'The delivery.id of every payload is the id of a delivery in the log of its webhook',
  how: 'The `delivery.id` of each payload that a webhook received is looked for among the ids of the deliveries in its log.',
  clauses: ['deliveries.id-as-received'],
  codes: {
    'delivery-not-in-log': {
      clause: 'deliveries.id-as-received',
      message: 'The delivery.id of a payload is the id of no delivery in the log of the webhook that received it.',
    },
  },
  since: '0.1.0',
  ...of_logs,
  control: logControl(
    ({ attempts }) => attempts.some(({ delivery_id }) => Boolean(delivery_id)),
    'no payload held a delivery.id',
  ),
  judge(trials, evidence, tally) {
    const lacking = loggedTrials(trials, evidence).filter((logged) => tally.compared(absent(logged) !== undefined));
    return brokenBy(tally, 'delivery-not-in-log', lacking, (first) => ({
      expected: absent(first),
      actual: `${first.items.length} deliveries of other ids`,
      operation: 'listWebhookDeliveries',
      again: true,
    }));
  },
});

/** An id that no entry has. */
function absent({ attempts, items }: LoggedTrial): string | undefined {
  const ids = attempts.flatMap(({ delivery_id }) => delivery_id ?? []);
  return ids.find((own) => !items.some(({ id }) => sameId(id, own)));
}
