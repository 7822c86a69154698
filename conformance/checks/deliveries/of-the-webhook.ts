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
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const codes = {
  ...log_codes,
  'delivery-of-another-webhook': {
    clause: 'webhooks.deliveries-of-the-webhook',
    message: 'The log of a webhook shows a delivery that another webhook received.',
  },
  'shared-delivery-id': { clause: 'deliveries.ids-distinct', message: 'Two deliveries have the same id.' },
  'id-twice-in-log': {
    clause: 'deliveries.ids-distinct',
    message: 'One page of the log of deliveries shows two deliveries of the same id.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const deliveriesOfTheWebhook = waveCheck({
  id: 'deliveries/of-the-webhook',
  title: 'The log below a webhook can be read, and shows the deliveries of this webhook alone, each under its own id',
  how: 'Several webhooks receive events, and the log of each is read, one also by a user: no delivery of another stands in it, and no two share an id.',
  clauses: ['webhooks.deliveries', 'webhooks.deliveries-of-the-webhook', 'deliveries.ids-distinct'],
  codes,
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
    if (new Set(logged.map(({ webhook }) => webhook)).size < 2) return 'fewer than two webhooks had a log';
    const named = webhooksOf(trials).filter((trial) => idsOf(trial).length > 0);
    return named.length > 1 ? undefined : 'fewer than two deliveries arrived that have an id';
  },
  judge: (trials, evidence, tally) => [
    ...judgeLogs(trials, evidence, tally),
    ...[...judgeReceived(trials, tally), ...judgePages(trials, evidence, tally)].slice(0, 1),
  ],
});

function judgeLogs(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  const [first] = strangeEntries(trials, evidence, tally);
  if (!first) return judgeRefused(trials, evidence, tally);
  return tally.broken('delivery-of-another-webhook', {
    expected: `deliveries of ${first.reader.webhook?.name}`,
    actual: `delivery ${first.entry.id}, which arrived at ${first.receiver.webhook?.name}`,
    operation: 'listWebhookDeliveries',
    shown_by: [first.reader.index, first.receiver.index],
  });
}

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

/** One webhook is sent one delivery of each run, however often it arrives. */
function judgeReceived(trials: readonly Trial[], tally: Tally<Code>): Mismatch[] {
  const first_with = new Map<string, Trial>();
  for (const trial of webhooksOf(trials)) {
    for (const id of new Set(idsOf(trial).map((one) => one.toLowerCase()))) {
      const other = first_with.get(id);
      first_with.set(id, other ?? trial);
      if (!other || (other.webhook?.name === trial.webhook?.name && tally.compared(other.run.id === trial.run.id)))
        continue;
      const between = other.run.id === trial.run.id ? 'two webhooks' : 'two runs';
      return tally.broken('shared-delivery-id', {
        message: `the deliveries of ${between} have the same id`,
        expected: 'an id that no other delivery has',
        actual: id,
        shown_by: [other.index, trial.index],
      });
    }
  }
  return [];
}

/** Only within a page: a list that grows while it is walked may show an entry on two of them. */
function judgePages(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  const { logs } = waveOf(evidence);
  for (const { webhook, index } of webhooksOf(trials)) {
    for (const page of pagesOf(webhook && logs[webhook.name], evidence)) {
      const ids = (page.decoded?.page?.items ?? []).flatMap(({ id }) =>
        typeof id === 'string' ? id.toLowerCase() : [],
      );
      const twice = ids.find((id, place) => tally.compared(ids.indexOf(id) !== place));
      if (twice === undefined) continue;
      return tally.broken('id-twice-in-log', {
        at: page,
        expected: 'an id that no other delivery has',
        actual: twice,
        shown_by: [index],
      });
    }
  }
  return [];
}
