import { chosen } from '../../../src/choices/chosen.ts';
import { of_events } from '../../arbitraries/wave-families.ts';
import { mayHoldLibraryRepeat } from '../../models/callback-rules.ts';
import { deliveryIdOf, type RepeatedAttempt, repeatsIn } from '../../models/events.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { sameId } from '../../models/values.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Facts, Mismatch, Observation } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';

const choice = 'events.request_id';
/** Choices of the creation of webhooks hold for their deliveries, the others for callbacks. */
const operation_of = { callback: undefined, webhook: 'createWebhook' } as const;
const channels = ['callback', 'webhook'] as const;

export const requestIdScope = waveCheck({
  id: 'events/request-id-scope',
  title: 'Service-Request-Id is new for each attempt, or one for the delivery',
  how: 'The `Service-Request-Id` of repeats is compared with that of the attempt before. Either way is permitted, and judged only where it is declared.',
  clauses: ['events.request-id-scope'],
  codes: {
    'callback-not-as-declared': {
      clause: 'events.request-id-scope',
      level: 'declared',
      message:
        'The Service-Request-Id of a callback is kept or changed in repeats otherwise than the target file says.',
    },
    'webhook-not-as-declared': {
      clause: 'events.request-id-scope',
      level: 'declared',
      message:
        'The Service-Request-Id of a webhook delivery is kept or changed in repeats otherwise than the target file says.',
    },
  },
  since: '0.1.0',
  ...of_events,
  judge: (trials, { facts }, tally) => channels.flatMap((channel) => brokenScope(trials, channel, facts, tally)),
  control: (trials) => (comparedIn(trials).length > 0 ? undefined : 'no event with a request id was repeated'),
  observe: (trials, { facts }) =>
    channels.flatMap((channel): Observation[] => {
      const value = scopeIn(comparedIn(trials, channel), facts);
      const operation = operation_of[channel];
      return value === undefined ? [] : [{ choice, ...(operation && { operation }), value }];
    }),
});

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

function brokenScope(trials: readonly Trial[], channel: Channel, facts: Facts, tally: Tally): Mismatch[] {
  const declared = chosen(facts.choices, choice, operation_of[channel]);
  if (typeof declared !== 'string') return [];
  const broken = comparedIn(trials, channel).filter((repeat) => breaks(declared, scopeOf(repeat, facts)));
  return brokenBy(tally, `${channel}-not-as-declared`, broken, ({ before, attempt }) => ({
    expected: spoken[declared],
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
