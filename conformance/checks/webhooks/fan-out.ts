import { webhook_draws, webhookScenarios } from '../../arbitraries/scenarios.ts';
import { withNamed } from '../../arbitraries/with-named.ts';
import { webhooksOf } from '../../models/deliveries.ts';
import { webhook_operations } from '../../models/event-operations.ts';
import { eventOfRecord, hasArrived, isMissed, isSubscribed, pair_scenarios } from '../../models/fan-out.ts';
import type { Trial } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

export const fanOut = waveCheck({
  id: 'webhooks/fan-out',
  title: 'Each of several webhooks that match one event is sent it, with a delivery of its own',
  how: 'Several webhooks want the same event of a run: each must be told of it, under a `delivery.id` of its own.',
  clauses: ['webhooks.fan-out'],
  codes: {
    'not-told-to-each': {
      clause: 'webhooks.fan-out',
      message: 'Of two webhooks that are subscribed to one event, one was told of a run and the other was not.',
    },
    'one-delivery-for-several': {
      clause: 'webhooks.fan-out',
      message: 'Two webhooks were sent the event of one run under the same delivery id.',
    },
  },
  since: '0.1.0',
  operations: webhook_operations,
  draws: webhook_draws,
  copies: 4,
  scenarios: withNamed(webhookScenarios(), pair_scenarios),
  control(trials) {
    const runs = matchedRuns(trials);
    if (runs.some((all) => all.filter(hasArrived).length > 1) || lacking(runs).length > 0) return undefined;
    if (runs.length === 0) return 'no run ended with an event that two webhooks are subscribed to';
    return 'no two webhooks were told of one run, nor was one of them told while the other was watched';
  },
  judge: (trials, _evidence, tally) => [
    ...judgeLacking(matchedRuns(trials), tally),
    ...judgeIds(matchedRuns(trials), tally),
  ],
});

/** The scenarios of each run whose event two or more webhooks want. */
function matchedRuns(trials: readonly Trial[]): Trial[][] {
  const matched = webhooksOf(trials).filter((trial) => isSubscribed(trial, eventOfRecord(trial)));
  return [...Map.groupBy(matched, ({ run }) => run.name).values()].filter((all) => all.length > 1);
}

/** Webhooks that were not told, with one that was told of the same run. */
function lacking(runs: readonly Trial[][]): [lacking: Trial, heard: Trial][] {
  const pairs = runs.flatMap((all) => {
    const heard = all.toSorted(byNamedRun).find(hasArrived);
    return heard ? all.filter(isMissed).map((trial): [Trial, Trial] => [trial, heard]) : [];
  });
  // Those that are shown with one run again come first.
  return pairs.toSorted(([one], [other]) => byNamedRun(one, other));
}

function byNamedRun(one: Trial, other: Trial): number {
  return Number(other.scenario.text !== undefined) - Number(one.scenario.text !== undefined);
}

function judgeLacking(runs: readonly Trial[][], tally: Tally): Mismatch[] {
  const pairs = lacking(runs);
  const [first] = pairs;
  if (!first) return [];
  const event = eventOfRecord(first[0]);
  return tally.broken('not-told-to-each', {
    message: `of two webhooks that are subscribed to ${event}, one was told of a run and the other was not within ${first[0].missing?.watched_s} s`,
    expected: 'an attempt at each of them',
    actual: `${first[1].webhook?.name} was told, ${first[0].webhook?.name} was not`,
    shown_by: first.map(({ index }) => index),
    again: true,
  });
}

function judgeIds(runs: readonly Trial[][], tally: Tally): Mismatch[] {
  for (const all of runs) {
    for (const [place, one] of all.entries()) {
      const id = one.attempts.find(({ delivery_id }) => delivery_id !== undefined)?.delivery_id;
      if (id === undefined) continue;
      const other = all
        .slice(place + 1)
        .find(({ attempts }) => tally.compared(attempts.some(({ delivery_id }) => sameId(delivery_id, id))));
      if (!other) continue;
      const shown_by = [one.index, other.index];
      return tally.broken('one-delivery-for-several', { expected: 'two delivery ids', actual: id, shown_by });
    }
  }
  return [];
}
