import { of_logs } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { webhooksOf } from '../../models/deliveries.ts';
import {
  judgeRefusedLog,
  type LogItem,
  log_codes,
  loggedDelivery,
  loggedTrials,
  pagesOf,
  whyNoLog,
} from '../../models/delivery-log.ts';
import { pair_scenarios } from '../../models/fan-out.ts';
import { logToPeople, type Trial, waveOf } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

export const deliveriesOfTheWebhook = waveCheck({
  id: 'deliveries/of-the-webhook',
  title: 'The log below a webhook can be read, and shows the deliveries of this webhook alone',
  how: 'Several webhooks receive events, and the log of each is read, one also by a user: a delivery that one webhook received must stand in no other log.',
  clauses: ['webhooks.deliveries', 'webhooks.deliveries-of-the-webhook'],
  codes: {
    ...log_codes,
    'delivery-of-another-webhook': {
      clause: 'webhooks.deliveries-of-the-webhook',
      message: 'The log of a webhook shows a delivery that another webhook received.',
    },
  },
  since: '0.1.0',
  ...of_logs,
  copies: 4,
  scenarios: withNamed(of_logs.scenarios, pair_scenarios),
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    const unread = whyNoLog(trials, evidence);
    if (unread !== undefined) return unread;
    const logged = loggedTrials(trials, evidence);
    if (!logged.some((one) => loggedDelivery(one))) return 'no log shows a delivery that its webhook received';
    return new Set(logged.map(({ webhook }) => webhook)).size > 1 ? undefined : 'fewer than two webhooks had a log';
  },
  judge(trials, evidence, tally) {
    const strange = strangeEntries(trials, evidence, tally);
    const [first] = strange;
    if (!first) return judgeRefused(trials, evidence, tally);
    return tally.broken('delivery-of-another-webhook', {
      expected: `deliveries of ${first.reader.webhook?.name}`,
      actual: `delivery ${first.entry.id}, which arrived at ${first.receiver.webhook?.name}`,
      operation: 'listWebhookDeliveries',
      shown_by: [first.reader.index, first.receiver.index],
    });
  },
});

function judgeRefused(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  const { logs } = waveOf(evidence);
  return webhooksOf(trials)
    .flatMap(({ webhook, index }) => judgeRefusedLog(pagesOf(webhook && logs[webhook.name], evidence), [index], tally))
    .slice(0, 1);
}

interface StrangeEntry {
  entry: LogItem;
  /** A scenario of the webhook whose log shows it. */
  reader: Trial;
  /** The only one at which it arrived. */
  receiver: Trial;
}

function strangeEntries(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): StrangeEntry[] {
  const webhooks = webhooksOf(trials);
  const by_id = Map.groupBy(
    webhooks.flatMap((trial) => idsOf(trial).map((id) => ({ id: id.toLowerCase(), trial }))),
    ({ id }) => id,
  );
  const readers = [...new Map(webhooks.map((trial) => [trial.webhook?.name, trial])).values()];
  return readers.flatMap((reader) =>
    [...(reader.log ?? []), ...logToPeople(evidence, reader.webhook?.name)].flatMap((entry): StrangeEntry[] => {
      const received = by_id.get(String(entry.id).toLowerCase()) ?? [];
      const [one] = received;
      // An id that two webhooks received tells nothing about whose it is.
      if (!one || received.some(({ trial }) => trial.webhook?.name !== one.trial.webhook?.name)) return [];
      if (!sameId(one.id, entry.id) || tally.compared(one.trial.webhook?.name === reader.webhook?.name)) return [];
      return [{ entry, reader, receiver: one.trial }];
    }),
  );
}

function idsOf({ attempts }: Trial): string[] {
  return [...new Set(attempts.flatMap(({ delivery_id }) => delivery_id ?? []))];
}
