import { of_events } from '../../arbitraries/wave-families.ts';
import {
  absentPartMessage,
  attemptsOfChannel,
  attemptsOfTrials,
  deliveryIdOf,
  isPlaceDeclared,
  part_names,
  payloadPart,
  payloadPointer,
  repeatsIn,
  type TrialAttempt,
  whyPartUnseen,
} from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

const parts = ['delivery_id', 'run_id'] as const;
const channels = ['callback', 'webhook'] as const;
type Part = (typeof parts)[number];
const code_of = { delivery_id: 'no-delivery-id', run_id: 'no-run-id' } as const;

const codes = {
  'no-delivery-id': { clause: 'events.delivery-id', message: 'A payload holds no delivery.id.' },
  'no-run-id': { clause: 'events.delivery-id', message: 'A payload holds no run_id.' },
  'shared-delivery-id': {
    clause: 'events.distinct-ids',
    message: 'Deliveries on one channel to different receivers, or of different runs, carry the same delivery.id.',
  },
  'delivery-id-changed': {
    clause: 'events.same-id-on-repeat',
    message: 'An attempt that was not taken is repeated under another delivery.id.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const deliveryIds = waveCheck({
  id: 'events/delivery-ids',
  title: 'Every payload holds run_id and delivery.id, which is that of the delivery in each attempt and of no other',
  how: 'Every attempt must hold `run_id` and `delivery.id`, where the target file or the document has them: in repeats the same, and another for each run and receiver.',
  clauses: ['events.delivery-id', 'events.distinct-ids', 'events.same-id-on-repeat'],
  codes,
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => [
    ...lackingParts(trials, facts, tally),
    ...sharedIds(trials, facts, tally),
    ...changedIds(trials, facts, tally),
  ],
  control(trials, { facts }, found) {
    if (found.length > 0) return undefined;
    const seen = channels.filter((channel) => attemptsOfChannel(trials, channel).length > 0);
    if (seen.length === 0) return 'no event arrived';
    const unknown = parts.find((part) => seen.some((channel) => !isPlaceKnown(part, channel, trials, facts)));
    if (unknown) return absentPartMessage(unknown, facts);
    const told = channels.map((channel) =>
      toldUnderId(trials, facts).filter(({ trial }) => trial.scenario.channel === channel),
    );
    if (told.every((of_channel) => placesIn(of_channel).length < 2)) {
      return 'only one delivery arrived, so that there was no other to compare it with';
    }
    return namedRepeats(trials, facts).length > 0
      ? undefined
      : (whyPartUnseen('delivery_id', trials, facts) ?? 'no event with a delivery.id was repeated');
  },
});

/** Its place is open: it is known when it is declared, or when one payload of the channel has it there. */
function isPlaceKnown(part: Part, channel: Channel, trials: readonly Trial[], facts: Facts): boolean {
  if (isPlaceDeclared(part, facts)) return true;
  return attemptsOfChannel(trials, channel).some(({ attempt }) => payloadPart(part, attempt, facts) !== undefined);
}

function lackingParts(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  return parts.flatMap((part) => {
    const lacking = channels
      .filter((channel) => isPlaceKnown(part, channel, trials, facts))
      .flatMap((channel) => attemptsOfChannel(trials, channel))
      .filter(({ attempt }) => tally.compared(payloadPart(part, attempt, facts) === undefined));
    const expected = `${part_names[part]} at ${payloadPointer(part, facts)}`;
    return brokenBy(tally, code_of[part], lacking, ({ attempt }) => ({ expected, actual: attempt.body }));
  });
}

function toldUnderId(trials: readonly Trial[], facts: Facts): TrialAttempt[] {
  return attemptsOfTrials(trials).filter(({ attempt }) => deliveryIdOf(attempt, facts) !== undefined);
}

/** Each pair of a run and a receiver has a delivery of its own on either channel. */
function sharedIds(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const by_id = Map.groupBy(
    toldUnderId(trials, facts),
    ({ attempt }) => `${attempt.channel} ${deliveryIdOf(attempt, facts)}`,
  );
  const shared = [...by_id.values()].filter((told) => tally.compared(placesIn(told).length > 1));
  return brokenBy(tally, 'shared-delivery-id', shared.flat(), ({ attempt }) => ({
    expected: 'a delivery.id of its own for each',
    actual: { id: deliveryIdOf(attempt, facts), deliveries: placesIn(shared[0]) },
  }));
}

/** For each delivery: of which run, to which receiver. */
function placesIn(told: readonly TrialAttempt[] = []): string[] {
  return [...new Set(told.map(({ trial, attempt }) => `${trial.run.name} at ${attempt.inbox}`))];
}

function changedIds(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const changed = namedRepeats(trials, facts).filter(({ ids }) => tally.compared(ids[0] !== ids[1]));
  return brokenBy(tally, 'delivery-id-changed', changed, ({ attempt, before, ids: [expected, actual] }) => ({
    message: `a ${attempt.channel} that was answered with ${before.answer} is repeated under another delivery.id`,
    expected,
    actual,
  }));
}

function namedRepeats(trials: readonly Trial[], facts: Facts) {
  return repeatsIn(trials).flatMap((repeat) => {
    const ids = [deliveryIdOf(repeat.before, facts), deliveryIdOf(repeat.attempt, facts)] as const;
    return ids.every((id) => id !== undefined) ? [{ ...repeat, ids }] : [];
  });
}
