import { of_logs } from '../../arbitraries/wave-families.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { webhooksOf } from '../../models/deliveries.ts';
import { pagesOf } from '../../models/delivery-log.ts';
import { pair_scenarios } from '../../models/fan-out.ts';
import { type Trial, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const clause = 'deliveries.ids-distinct';

const codes = {
  'shared-delivery-id': { clause, message: 'Two deliveries have the same id.' },
  'id-twice-in-log': { clause, message: 'One page of the log of deliveries shows two deliveries of the same id.' },
} satisfies Codes;

export const deliveryIdsDistinct = waveCheck({
  id: 'deliveries/ids-distinct',
  title: 'No two deliveries have the same id, neither as received nor in the log',
  how: 'One webhook is sent one delivery of each run, however often it arrives. Two different deliveries must not share an id, as received or in the log.',
  clauses: [clause],
  codes,
  since: '0.1.0',
  ...of_logs,
  copies: 4,
  scenarios: withNamed(of_logs.scenarios, pair_scenarios),
  control(trials) {
    const named = webhooksOf(trials).filter(({ attempts }) => attempts.some(({ delivery_id }) => delivery_id));
    return named.length > 1 ? undefined : 'fewer than two deliveries arrived that have an id';
  },
  judge: (trials, evidence, tally) =>
    [...judgeReceived(trials, tally), ...judgeLogged(trials, evidence, tally)].slice(0, 1),
});

function judgeReceived(trials: readonly Trial[], tally: Tally<keyof typeof codes>): Mismatch[] {
  const first_with = new Map<string, Trial>();
  for (const trial of webhooksOf(trials)) {
    for (const id of new Set(trial.attempts.flatMap(({ delivery_id }) => delivery_id?.toLowerCase() ?? []))) {
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
function judgeLogged(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<keyof typeof codes>): Mismatch[] {
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
