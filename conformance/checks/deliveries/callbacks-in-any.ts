import { isOther } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { callbacksOf, webhooksOf } from '../../models/deliveries.ts';
import { inJson, isOverBefore, isTelling, wholeLogOf } from '../../models/delivery-log.ts';
import { log_operations } from '../../models/event-operations.ts';
import { type DeliveryAttempt, type Trial, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';
import type { Stop } from '../../suite/exchange.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const clause = 'events.callbacks-in-any';

export const callbacksInAny = waveCheck({
  id: 'deliveries/callbacks-in-any',
  title: 'The deliveries of all webhooks hold callbacks, or do not, as the target declares',
  how: 'Runs call back and webhooks are told; then the log of all webhooks is searched for the callbacks. Either is permitted, and judged only where it is declared.',
  clauses: [clause],
  codes: {
    'not-as-declared': {
      clause,
      level: 'declared',
      message: 'The list of all deliveries holds callbacks, or holds none, otherwise than the target file says.',
    },
  },
  since: '0.1.0',
  operations: [...log_operations, 'listAllDeliveries'],
  scenarios: () =>
    table([
      { channel: 'callback', answers: [200] },
      { channel: 'webhook', answers: [200] },
    ]),
  control: (trials, evidence) => (seenValue(trials, evidence) === undefined ? unseen(trials, evidence) : undefined),
  judge(trials, evidence, tally) {
    const declared = chosen(evidence.facts.choices, 'events.callbacks_in_any', 'listAllDeliveries');
    const value = seenValue(trials, evidence);
    if (value === undefined || declared === undefined || isOther(declared)) return [];
    return tally.holds(declared === value, 'not-as-declared', {
      expected: declared,
      actual: value,
      operation: 'listAllDeliveries',
      shown_by: trials.map(({ index }) => index),
      again: true,
    });
  },
  observe(trials, evidence) {
    const value = seenValue(trials, evidence);
    return value === undefined ? [] : [{ choice: 'events.callbacks_in_any', operation: 'listAllDeliveries', value }];
  },
});

function seenValue(trials: readonly Trial[], evidence: WaveEvidence): 'yes' | 'no' | undefined {
  const all = wholeLogOf(evidence);
  const attempts = attemptsBefore(trials, evidence);
  if (!all || attempts.length === 0) return undefined;
  const text = all.text.toLowerCase();
  const shared = sharedIds(trials);
  const ids = attempts.flatMap(idsOf).filter((id) => !shared.includes(id));
  if (ids.some((id) => text.includes(id))) return 'yes';
  return all.is_whole && ids.length > 0 ? 'no' : undefined;
}

function idsOf({ delivery_id, request_id }: DeliveryAttempt): string[] {
  return [delivery_id, request_id].filter(isTelling).map(inJson);
}

/** Ids that stand in the log for a webhook's sake: one may serve all events of a run. */
function sharedIds(trials: readonly Trial[]): string[] {
  const runs = trials.flatMap(({ run }) => run.id?.toLowerCase() ?? []);
  return [...runs, ...webhooksOf(trials).flatMap(({ attempts }) => attempts.flatMap(idsOf))];
}

/** Attempts of callbacks that could be listed when the list was read. */
function attemptsBefore(trials: readonly Trial[], evidence: WaveEvidence): DeliveryAttempt[] {
  const pages = wholeLogOf(evidence)?.pages ?? [];
  return callbacksOf(trials).flatMap(({ attempts }) => attempts.filter((one) => isOverBefore(one, pages, evidence)));
}

function unseen(trials: readonly Trial[], evidence: WaveEvidence): string | Stop {
  if (!wholeLogOf(evidence)) return 'the deliveries of all webhooks could not be read';
  if (attemptsBefore(trials, evidence).length === 0) return 'no callback arrived before the list was read';
  if (wholeLogOf(evidence)?.is_whole) return 'nothing that a callback bears tells it from what webhooks are sent';
  const { complete, too_long } = waveOf(evidence).any!;
  if (!complete && !too_long) return 'the deliveries of all webhooks could not be read to their end';
  const reason = complete
    ? 'the list of all deliveries has no pages, and may leave out what is beyond the number that was asked for'
    : 'the list of all deliveries is too long to be read to its end, and the pages that were read name no callback';
  return { verdict: 'not-claimed', reason };
}
