/** Outgoing events: makes deliveries of a run that ends, sends them, and repeats by the rules of their channel. */
import type { EventCode } from '../contract/types.ts';
import { shownOutput } from '../server/shown-runs.ts';
import type { World } from '../server/world.ts';
import type { DeliveryRow, RunRow } from '../store/run-rows.ts';
import { makeAttempt } from './attempt.ts';
import { timestampOf } from './clock.ts';
import { type DeliveryRules, delivery_rules } from './delivery-rules.ts';
import { eventOf, payloadOf } from './event-payload.ts';
import { createLanes, type LaneBounds, lane_bounds } from './lanes.ts';

/** One attempt as it leaves. */
export interface OutgoingEvent {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** How long the receiver has. Who gives a signal cuts the attempt when that is over; else it cuts itself. */
  timeout_ms: number;
  /** Cuts the attempt. What comes of it then is not looked at. */
  signal?: AbortSignal;
}

/** What became of an attempt. `body` is cut at a bound. */
export type SendResult =
  | { kind: 'answered'; status: number; body: string; took_ms: number }
  | { kind: 'failed'; reason: 'timeout' | 'network'; message: string; took_ms: number };

/** Sends one attempt and follows no redirect. A port, so that tests, interceptors and mutants can stand in for it. */
export type Send = (event: OutgoingEvent) => Promise<SendResult>;

export interface DeliveryEngine {
  /** What the end of a run brings: its callback, and one delivery for each matching webhook. They are not sent yet. */
  deliveriesOf(world: World, run: RunRow['record']): Promise<DeliveryRow[]>;
  /** Sends what is kept already, now and again until its rule is done. */
  send(world: World, deliveries: readonly DeliveryRow[]): void;
  /** Goes on with what was pending when the store was last open. */
  resume(world: World): Promise<void>;
}

export interface DeliveryEngineOptions {
  rules: DeliveryRules;
  bounds: LaneBounds;
}

/** The delivery engine of one world. */
export function createDeliveryEngine({
  rules = delivery_rules,
  bounds = lane_bounds,
}: Partial<DeliveryEngineOptions> = {}): DeliveryEngine {
  const lanes = createLanes(bounds);
  /** The deliveries that have an attempt to come: none is sent twice, though `send` and `resume` may both name it. */
  const under_way = new Set<string>();

  function take(world: World, delivery: DeliveryRow): void {
    if (delivery.next_attempt_at === null || under_way.has(delivery.id)) return;
    under_way.add(delivery.id);
    const { timers } = world.parts;
    timers.at(Date.parse(delivery.next_attempt_at), async () => {
      // Nobody waits for a receiver: the next delivery goes out at once.
      timers.hold(lanes.run(delivery.url, () => attempt(world, delivery)));
    });
  }

  async function attempt(world: World, delivery: DeliveryRow): Promise<void> {
    const recorded = Promise.withResolvers<void>();
    try {
      const after = await attempted(world, delivery, recorded.promise).finally(() => under_way.delete(delivery.id));
      take(world, after);
    } finally {
      recorded.resolve();
    }
  }

  async function attempted(world: World, delivery: DeliveryRow, recorded: Promise<void>): Promise<DeliveryRow> {
    const made = await makeAttempt(world, delivery, rules[delivery.channel], recorded);
    await world.parts.store.recordAttempt(delivery.id, made, made.next_retry_at);
    return { ...delivery, attempts: [...delivery.attempts, made], next_attempt_at: made.next_retry_at };
  }

  return {
    deliveriesOf,
    send(world, deliveries) {
      for (const delivery of deliveries) take(world, delivery);
    },
    async resume(world) {
      for (const delivery of await world.parts.store.pendingDeliveries()) take(world, delivery);
    },
  };
}

async function deliveriesOf(world: World, run: RunRow['record']): Promise<DeliveryRow[]> {
  const event = eventOf(run.status_code);
  if (!event) return [];
  const { store, clock } = world.parts;
  const happened_at = run.completed_at ?? timestampOf(clock);
  const shown = { ...run, output: shownOutput(world, run.output) };
  const deliver = (to: Receiver) => deliveryOf(world, shown, event, happened_at, to);
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

type Receiver = Pick<DeliveryRow, 'channel' | 'webhook_id' | 'url' | 'secret'>;

function deliveryOf(
  world: World,
  run: RunRow['record'],
  event: EventCode,
  happened_at: string,
  { channel, webhook_id, url, secret }: Receiver,
): DeliveryRow {
  const id = world.parts.random.uuid();
  return {
    id,
    channel,
    org_id: run.org_id,
    webhook_id,
    run_id: run.id,
    event,
    url,
    secret,
    body: JSON.stringify(payloadOf(event, id, happened_at, run)),
    created_at: happened_at,
    attempts: [],
    next_attempt_at: happened_at,
  };
}
