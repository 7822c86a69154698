import { chosen } from '../../../src/choices/chosen.ts';
import { of_events } from '../../arbitraries/wave-families.ts';
import { mayHoldLibraryRepeat } from '../../models/callback-rules.ts';
import {
  attemptsOfTrials,
  deliveryIdOf,
  type RepeatedAttempt,
  repeatsIn,
  type TrialAttempt,
} from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Facts, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Codes, Tally } from '../../suite/tally.ts';

const choice = 'events.request_id';
/** Choices of the creation of webhooks hold for their deliveries, the others for callbacks. */
const operation_of = { callback: undefined, webhook: 'createWebhook' } as const;
const channels = ['callback', 'webhook'] as const;
const declared = { clause: 'events.request-id-scope', level: 'declared' } as const;

const codes = {
  'no-request-id': { clause: 'events.request-id', message: 'An attempt bears no Service-Request-Id.' },
  'request-id-of-two-runs': {
    clause: 'events.request-id-correlates',
    message: 'Events of different runs bear the same Service-Request-Id, which then leads to no one delivery.',
  },
  'callback-not-as-declared': {
    ...declared,
    message: 'The Service-Request-Id of a callback is kept or changed in repeats otherwise than the target file says.',
  },
  'webhook-not-as-declared': {
    ...declared,
    message:
      'The Service-Request-Id of a webhook delivery is kept or changed in repeats otherwise than the target file says.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

/** One id for all attempts of a delivery, or for all that is told of one run, still leads to where it belongs. */
export const requestIds = waveCheck({
  id: 'events/request-ids',
  title: 'Every attempt bears the header Service-Request-Id, and none the one of another run',
  how: 'Every attempt on both channels must bear `Service-Request-Id`, and no two runs the same. Repeats may keep it or not, and are judged where that is declared.',
  clauses: ['events.request-id', 'events.request-id-correlates', 'events.request-id-scope'],
  codes,
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => [
    ...lackingIds(trials, facts, tally),
    ...sharedIds(trials, tally),
    ...channels.flatMap((channel) => brokenScope(trials, channel, facts, tally)),
  ],
  control(trials, _evidence, found) {
    if (attemptsOfTrials(trials).length === 0) return 'no event arrived';
    if (found.length > 0) return undefined;
    if (attemptsOfTrials(trials).some((told) => !isNamed(told))) {
      return 'a request id stands in a header of another name: the target file says its beginning under records.header_prefix';
    }
    if (runsOf(attemptsOfTrials(trials)).length < 2)
      return 'events of fewer than two runs brought a Service-Request-Id';
    return comparedIn(trials).length > 0 ? undefined : 'no event with a request id was repeated';
  },
  observe: (trials, { facts }) =>
    channels.flatMap((channel): Observation[] => {
      const value = scopeIn(comparedIn(trials, channel), facts);
      const operation = operation_of[channel];
      return value === undefined ? [] : [{ choice, ...(operation && { operation }), value }];
    }),
});

function isNamed({ attempt }: TrialAttempt): boolean {
  return Boolean(attempt.request_id?.trim());
}

function lackingIds(trials: readonly Trial[], facts: Facts, tally: Tally<Code>): Mismatch[] {
  const without = tally
    .each(attemptsOfTrials(trials))
    .filter((told) => !isNamed(told) && !mayBeCalledOtherwise(told, facts));
  return brokenBy(tally, 'no-request-id', without, ({ trial, attempt }) => ({
    message: `attempt ${trial.attempts.indexOf(attempt) + 1} of a ${attempt.channel} bears no Service-Request-Id`,
    expected: 'Service-Request-Id',
    actual: attempt.headers.map(([name]) => name),
  }));
}

/** The prefix before `Request-Id` is a choice. */
function mayBeCalledOtherwise({ attempt: { headers, request_id } }: TrialAttempt, { choices }: Facts): boolean {
  if (request_id !== undefined || chosen(choices, 'records.header_prefix') !== undefined) return false;
  return headers.some(([name]) => /request-?id$/i.test(name));
}

function sharedIds(trials: readonly Trial[], tally: Tally<Code>): Mismatch[] {
  const borne = Map.groupBy(attemptsOfTrials(trials).filter(isNamed), ({ attempt }) => attempt.request_id);
  const shared = [...borne.values()].filter((same) => tally.compared(runsOf(same).length > 1));
  return brokenBy(tally, 'request-id-of-two-runs', shared.flat(), ({ attempt }) => ({
    expected: 'a Service-Request-Id of its own for the events of each run',
    actual: { request_id: attempt.request_id, runs: runsOf(shared[0] ?? []) },
  }));
}

function runsOf(told: readonly TrialAttempt[]): string[] {
  return [...new Set(told.map(({ trial }) => trial.run.name))];
}

function comparedIn(trials: readonly Trial[], channel?: Channel): RepeatedAttempt[] {
  return repeatsIn(trials).filter(({ attempt, before }) => {
    if (channel !== undefined && attempt.channel !== channel) return false;
    // A repeat that an HTTP library may have made tells nothing of the sender.
    if (mayHoldLibraryRepeat([before, attempt])) return false;
    return attempt.request_id !== undefined && before.request_id !== undefined;
  });
}

type Scope = 'attempt' | 'delivery' | 'delivery_id';

function scopeOf({ before, attempt }: RepeatedAttempt, facts: Facts): Scope {
  if (attempt.request_id !== before.request_id) return 'attempt';
  return sameId(attempt.request_id, deliveryIdOf(attempt, facts)) ? 'delivery_id' : 'delivery';
}

function scopeIn(repeats: readonly RepeatedAttempt[], facts: Facts): Scope | { other: string } | undefined {
  const [scope, ...others] = new Set(repeats.map((repeat) => scopeOf(repeat, facts)));
  return others.length === 0 ? scope : { other: 'now one for the delivery, now new for each attempt' };
}

function brokenScope(trials: readonly Trial[], channel: Channel, facts: Facts, tally: Tally<Code>): Mismatch[] {
  const said = chosen(facts.choices, choice, operation_of[channel]);
  if (typeof said !== 'string') return [];
  const broken = comparedIn(trials, channel).filter((repeat) => breaks(said, scopeOf(repeat, facts)));
  return brokenBy(tally, `${channel}-not-as-declared`, broken, ({ before, attempt }) => ({
    expected: spoken[said],
    actual: [before.request_id, attempt.request_id],
  }));
}

const spoken: Readonly<Record<Scope, string>> = {
  attempt: 'new for each attempt',
  delivery: 'one for the delivery',
  delivery_id: 'the id of the delivery',
};

/** The id of the delivery is one for the delivery too. */
function breaks(declared: Scope, seen: Scope): boolean {
  return declared !== seen && !(declared === 'delivery' && seen === 'delivery_id');
}
