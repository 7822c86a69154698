/** Puts a fault in deliveries into the parts of the reference server. */
import type { Channel, DeliveryRule } from '../../../src/engine/delivery-rules.ts';
import type { Parts } from '../../../src/server/parts.ts';
import type { DeliveryRow } from '../../../src/store/run-rows.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withRule } from '../../mutants/other-manners.ts';
import type { MachineFault } from '../machine-fault.ts';
import type { WrappedFault } from '../wrapped-fault.ts';
import { withAnswersReadAs } from './changed-answers.ts';
import { withAttempts } from './changed-attempts.ts';
import { of_attempts } from './delivery-faults.ts';
import type { PutDelivery } from './put.ts';

export function wrappedDelivery({ operation, place, operator, only }: MachineFault): WrappedFault {
  let is_met = false;
  const note = () => {
    is_met = true;
  };
  const put: PutDelivery = { channel: operation as Channel, place, operator, only, note };
  return {
    isMet: () => is_met,
    wrap: (parts) => changed(parts, put),
  };
}

function changed(parts: Parts, put: PutDelivery): Parts {
  const { channel, place, operator, note } = put;
  const [kind, name = ''] = place.split(' ');
  if (kind === 'answer') return withAnswersReadAs(parts, put, name);
  if (of_attempts.includes(place)) return withAttempts(parts, put);
  if (kind === 'outcome') {
    note();
    return withRule(parts, channel, ({ again_on }) => ({
      again_on: again_on.some((word) => word === name)
        ? again_on.filter((word) => word !== name)
        : [...again_on, name as (typeof again_on)[number]],
    }));
  }
  if (kind === 'attempts' || kind === 'gap') {
    note();
    return withRule(parts, channel, (rule) => rules[`${kind} ${operator}`]!(rule));
  }
  if (place === 'delivery' && operator === 'foreign' && channel === 'webhook') return withForeignWebhooks(parts, put);
  return withDeliveries(parts, async (deliveries, run, all) => {
    const own = deliveries.filter((one) => one.channel === channel);
    const others = deliveries.filter((one) => one.channel !== channel);
    const is_meant = put.only === undefined || own.some(({ event }) => event === put.only);
    if (!is_meant || own.length === 0) return [...deliveries];
    const made = await changes[`${kind} ${operator}`]!(own, run.org_id, all);
    if (made === undefined) return [...deliveries];
    note();
    return operator === 'reversed' ? [...others, ...made].toReversed() : [...others, ...made];
  });
}

/** Each event is matched with the webhooks of the other organizations too. */
function withForeignWebhooks(parts: Parts, { only, note }: PutDelivery): Parts {
  return withPart(parts, 'store', (store) => ({
    async webhooksFor(organization, event) {
      const own = await store.webhooksFor(organization, event);
      if (only !== undefined && only !== event) return own;
      const others = (await store.organizations()).filter(({ id }) => id !== organization);
      const foreign = (await Promise.all(others.map(({ id }) => store.webhooksFor(id, event)))).flat();
      if (foreign.length > 0) note();
      return [...own, ...foreign];
    },
  }));
}

const rules: Readonly<Record<string, (rule: DeliveryRule) => Partial<DeliveryRule>>> = {
  'attempts one-more': ({ attempts }) => ({ attempts: attempts + 1 }),
  'attempts one-less': ({ attempts }) => ({ attempts: attempts - 1 }),
  'gap sooner': ({ backoff }) => ({ backoff: { ...backoff, first_ms: backoff.first_ms / 2 } }),
  'gap later': ({ backoff }) => ({ backoff: { ...backoff, first_ms: backoff.first_ms * 2 } }),
  'gap constant': ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } }),
  // The second wait stays what it was.
  'gap first-later': ({ backoff }) => ({
    backoff: { ...backoff, first_ms: backoff.first_ms * 1.5, factor: backoff.factor / 1.5 },
  }),
  'gap second-later': ({ backoff }) => ({ backoff: { ...backoff, factor: backoff.factor * 1.5 } }),
};

type Change = (
  own: readonly DeliveryRow[],
  organization: string,
  parts: Parts,
) => DeliveryRow[] | undefined | Promise<DeliveryRow[] | undefined>;

const late_ms = 500;

const changes: Readonly<Record<string, Change>> = {
  'delivery missing': () => [],
  'delivery doubled': (own, _, { random }) => own.flatMap((one) => [one, { ...one, id: random.uuid() }]),
  'delivery doubled-anew': (own, _, { random }) =>
    own.flatMap((one) => {
      const id = random.uuid();
      return [one, { ...one, id, body: one.body.replaceAll(one.id, id) }];
    }),
  // As if the wait of a queue were put behind the end of the run.
  'delivery late': (own) =>
    own.map((one) => ({ ...one, next_attempt_at: new Date(Date.parse(one.created_at) + late_ms).toISOString() })),
  'delivery foreign': async (own, organization, { store, random }) => {
    const organizations = (await store.organizations()).filter(({ id }) => id !== organization);
    const strangers = await Promise.all(organizations.map(({ id }) => store.webhooksFor(id, own[0]!.event)));
    const receivers = strangers.flat();
    if (receivers.length === 0) return undefined;
    const more = receivers.map(({ id: webhook_id, record: { url, secret } }): DeliveryRow => {
      const id = random.uuid();
      const body = own[0]!.body.replaceAll(own[0]!.id, id);
      return { ...own[0]!, id, channel: 'webhook', webhook_id, url, secret, body };
    });
    return [...own, ...more];
  },
  'order reversed': (own) => [...own],
  'event another': (own) =>
    own.map((one) => {
      const event = one.event === 'run.completed' ? 'run.failed' : 'run.completed';
      return { ...one, body: one.body.replace(`"${one.event}"`, `"${event}"`) };
    }),
};
