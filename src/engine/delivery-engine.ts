/** Outgoing events: makes deliveries of a run that ends, sends them, and repeats by the rules of their channel. */
import type { Attempt, EventCode } from '../contract/types.ts';
import { diskTroubleOf } from '../store/disk-trouble.ts';
import type { DeliveryRow, RunRow } from '../store/run-rows.ts';
import { type AttemptInFlight, sendAttempt } from './attempt.ts';
import { timestampOf } from './clock.ts';
import type { EngineWorld } from './engine-world.ts';
import { type EventManner, type EventManners, reference_manners } from './event-manners.ts';
import { eventOf, payloadOf } from './event-payload.ts';
import { createLanes, type LaneBounds, lane_bounds } from './lanes.ts';
import { shownOutput } from './shown-output.ts';

export interface DeliveryEngine {
  /** Deliveries at the end of a run, not sent yet: its callback, and one for each matching webhook. */
  deliveriesOf(run: RunRow['record']): Promise<DeliveryRow[]>;
  /** Sends deliveries that the store already holds, and repeats them by their rule. */
  send(deliveries: readonly DeliveryRow[]): void;
  /** Goes on with what is pending and is for this process to send; may be called again. */
  resume(): Promise<void>;
  /** Makes no further attempt for a webhook that is gone. */
  drop(webhook_id: string): void;
  readonly manners: EventManners;
  /** Another engine of the same world, which sends in another manner. */
  inManners(manners: EventManners): DeliveryEngine;
  /** In the order of their leaving. */
  inFlight(): readonly AttemptInFlight[];
  /** Number of deliveries with an attempt that is to leave, now or later. */
  waiting(): number;
}

/** Until a delivery is sent again whose attempt a full disk has kept from being recorded. */
const disk_wait_ms = 1_000;

export interface DeliveryEngineOptions {
  manners: EventManners;
  bounds: LaneBounds;
}

export function createDeliveryEngine(
  world: EngineWorld,
  { manners = reference_manners, bounds = lane_bounds }: Partial<DeliveryEngineOptions> = {},
): DeliveryEngine {
  const lanes = createLanes(bounds);
  /** The deliveries that have an attempt to come: none is sent twice, though `send` and `resume` may both name it. */
  const under_way = new Set<string>();
  /** The attempts that have left, by delivery. */
  const in_flight = new Map<string, AttemptInFlight>();
  /** For each `resume` that reads: the deliveries whose attempt ended meanwhile. They may be older in what it reads. */
  const reading = new Set<Set<string>>();
  /** Webhooks that are gone; ids are never used again. */
  const dropped = new Set<string | null>();

  function take(delivery: DeliveryRow): void {
    if (delivery.next_attempt_at === null || under_way.has(delivery.id)) return;
    under_way.add(delivery.id);
    const { timers } = world.parts;
    timers.at(Date.parse(delivery.next_attempt_at), async () => {
      // A store that others have is asked in any case, and learns that there is no attempt to come.
      if (dropped.has(delivery.webhook_id) && !world.parts.store.mayAttempt) return;
      // Deliveries do not wait for one another: the next one goes out at once.
      const work = lanes.run(delivery.url, () => runAttempt(delivery));
      timers.waitFor(work, () => in_flight.get(delivery.id)?.wholly_sent === false);
    });
  }

  async function runAttempt(delivery: DeliveryRow): Promise<void> {
    const recorded = Promise.withResolvers<void>();
    try {
      const after = await attemptIfMine(delivery, recorded.promise).finally(() => {
        under_way.delete(delivery.id);
        for (const ended of reading) ended.add(delivery.id);
      });
      if (after) take(after);
    } catch (error) {
      const trouble = diskTroubleOf(error);
      if (!trouble) throw error;
      if (trouble !== 'full') world.onFault(error);
      // The store could not write down that it was sent: so it is sent again, as after a crash.
      take({ ...delivery, next_attempt_at: new Date(world.parts.clock.now_ms() + disk_wait_ms).toISOString() });
    } finally {
      recorded.resolve();
    }
  }

  async function attemptIfMine(delivery: DeliveryRow, recorded: Promise<void>): Promise<DeliveryRow | undefined> {
    const { mayAttempt } = world.parts.store;
    return !mayAttempt || (await mayAttempt(delivery.id)) ? attemptAndRecord(delivery, recorded) : undefined;
  }

  async function attemptAndRecord(delivery: DeliveryRow, recorded: Promise<void>): Promise<DeliveryRow> {
    const { id: delivery_id, url, channel } = delivery;
    const attempt = delivery.attempts.length + 1;
    const since = timestampOf(world.parts.clock);
    world.meter?.attemptLeft(channel, Date.parse(since) - Date.parse(delivery.next_attempt_at ?? since));
    const flight = { delivery_id, attempt, url, channel, since, wholly_sent: true };
    in_flight.set(delivery_id, flight);
    const answered = await sendAttempt(world, delivery, manners[channel], { flight, recorded }).finally(() =>
      in_flight.delete(delivery_id),
    );
    // The clock may have stopped waiting for this receiver. Now that it has answered, the clock waits until that is
    // recorded.
    world.parts.timers.waitFor(recorded);
    const made = dropped.has(delivery.webhook_id) ? { ...answered, next_retry_at: null } : answered;
    await world.parts.store.recordAttempt(delivery.id, announced(made, manners[channel]), made.next_retry_at);
    if (made.next_retry_at === null) world.meter?.deliveryEnded(channel, made.succeeded ? 'delivered' : 'given_up');
    return { ...delivery, attempts: [...delivery.attempts, made], next_attempt_at: made.next_retry_at };
  }

  return {
    manners,
    inManners: (others) => createDeliveryEngine(world, { manners: others, bounds }),
    deliveriesOf: (run) => deliveriesOf(world, run, manners),
    send(deliveries) {
      for (const delivery of deliveries) take(delivery);
    },
    async resume() {
      const ended = new Set<string>();
      reading.add(ended);
      const pending = await world.parts.store.claimDeliveries().finally(() => reading.delete(ended));
      for (const delivery of pending) if (!ended.has(delivery.id)) take(delivery);
    },
    drop(webhook_id) {
      dropped.add(webhook_id);
    },
    waiting: () => under_way.size - in_flight.size,
    inFlight: () =>
      in_flight
        .values()
        .map((flight) => ({ ...flight }))
        .toArray(),
  };
}

async function deliveriesOf(world: EngineWorld, run: RunRow['record'], manners: EventManners): Promise<DeliveryRow[]> {
  const event = eventOf(run.status_code);
  if (!event) return [];
  const { store, clock } = world.parts;
  const happened_at = run.completed_at ?? timestampOf(clock);
  const shown = { ...run, output: shownOutput(world, run.output) };
  const deliver = (to: Omit<Receiver, 'listed'>) =>
    deliveryOf(world, shown, event, happened_at, { ...to, listed: manners[to.channel].listed });
  const deliveries: DeliveryRow[] = [];
  if (run.callback_url !== null) {
    const organization = await store.organization(run.org_id);
    const secret = organization?.callback_secret ?? null;
    deliveries.push(deliver({ channel: 'callback', webhook_id: null, url: run.callback_url, secret }));
  }
  for (const { id, record } of await store.webhooksFor(run.org_id, event)) {
    deliveries.push(deliver({ channel: 'webhook', webhook_id: id, url: record.url, secret: record.secret }));
  }
  return deliveries;
}

type Receiver = Pick<DeliveryRow, 'channel' | 'webhook_id' | 'url' | 'secret' | 'listed'>;

function deliveryOf(
  world: EngineWorld,
  run: RunRow['record'],
  event: EventCode,
  happened_at: string,
  { channel, webhook_id, url, secret, listed }: Receiver,
): DeliveryRow {
  const id = world.parts.random.uuid();
  const payload = { ...payloadOf(event, id, happened_at, run) };
  return {
    id,
    channel,
    org_id: run.org_id,
    webhook_id,
    run_id: run.id,
    event,
    url,
    secret,
    listed,
    body: JSON.stringify(world.parts.dialect.encodeEvent(payload)),
    created_at: happened_at,
    attempts: [],
    next_attempt_at: happened_at,
  };
}

/** An attempt as the log shows it: the next one may come earlier than it says. */
function announced(made: Attempt, { announced_late }: EventManner): Attempt {
  const [made_ms, next_ms] = [made.created_at, made.next_retry_at].map((time) => Date.parse(String(time)));
  if (made.next_retry_at === null || announced_late === 0) return made;
  return { ...made, next_retry_at: new Date(next_ms! + announced_late * (next_ms! - made_ms!)).toISOString() };
}
