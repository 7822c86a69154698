/** The part of a world that a reset or a restore exchanges: its parts, and the records and files behind them. */
import { randomUUID } from 'node:crypto';
import type { ResolvedChoices } from '../../choices/choices.ts';
import { virtual_start_ms } from '../../engine/clock.ts';
import type { ClockMode } from '../../engine/clock-mode.ts';
import { createRandom, type ResumableRandom } from '../../engine/random.ts';
import type { Sender } from '../../engine/send.ts';
import { createTime } from '../../engine/time.ts';
import { withDeliveryFaults } from '../faults/delivery-faults.ts';
import type { Parts, World, WrapParts } from '../parts.ts';
import { createRequestIds } from '../requests/request-ids.ts';
import { createParts } from './create-parts.ts';
import type { OpenState, StateProgress } from './state-place.ts';

/** The same for every state of a world. */
export interface StateBasis {
  world: World;
  seed: string;
  choices: ResolvedChoices;
  clock_mode: ClockMode;
  deny_private_callbacks?: boolean | undefined;
  wrap: WrapParts;
}

export interface WorldState {
  /** The world as what belongs to this state sees it: see `World.now`. */
  view: World;
  parts: Parts;
  is_reopened: boolean;
  /** See `OpenState`. */
  setWhole(): void | Promise<void>;
  standing(): StateProgress;
  /** Work under way ends or comes to nothing. */
  close(): Promise<void>;
}

/**
 * @param standing where it goes on from; left out, it begins anew
 * @returns a state in which nothing acts yet
 */
export function createState(basis: StateBasis, kept: OpenState, standing?: StateProgress): WorldState {
  const { world, choices, wrap } = basis;
  // A world that goes on where another process stopped must not draw the same ids again.
  const from = standing?.random ?? { seed: kept.is_reopened ? randomUUID() : basis.seed, drawn: 0, requests: 0 };
  const random: ResumableRandom = createRandom(from.seed, from.drawn);
  const { onFault, activity } = world;
  const time = createTime({ mode: basis.clock_mode, onFault, activity, start_ms: standing?.now_ms ?? beginning(kept) });
  const ids = createRequestIds(`${from.seed} requests`, from.requests);
  let { requests } = from;
  const requestId = () => {
    requests += 1;
    return ids();
  };
  let is_over = false;
  const view: World = Object.create(world, {
    parts: { get: () => parts },
    is_over: { get: () => is_over },
    now: { value: () => view },
    // A state that is over has no store any more, which is no fault of the server.
    onFault: { value: (error: unknown, request_id?: string) => is_over || onFault(error, request_id) },
  });
  // The engines act on the state that they belong to: an attempt that is answered after a reset must not be recorded in
  // what came then.
  const { parts: made, sender } = createParts({
    ...{ world: view, time, random, requestId, choices },
    ...{ store: kept.store, blobs: kept.blobs, deny_private_callbacks: basis.deny_private_callbacks },
  });
  const parts = withDeliveryFaults(view, wrap(made));
  return {
    view,
    parts,
    is_reopened: kept.is_reopened,
    setWhole: kept.setWhole,
    standing: () => ({ random: { seed: from.seed, drawn: random.drawn(), requests }, now_ms: time.clock.now_ms() }),
    async close() {
      is_over = true;
      await closeParts(parts, sender);
    },
  };
}

/** Undefined for the usual beginning. */
function beginning({ latest_ms }: OpenState): number | undefined {
  return latest_ms === undefined ? undefined : Math.max(latest_ms, virtual_start_ms);
}

async function closeParts({ timers, store, blobs }: Parts, sender: Sender): Promise<void> {
  // Attempts under way are finished; those that their receiver takes time for are made again when the world goes on.
  timers.close();
  await sender.close();
  await timers.settled();
  await store.close();
  await blobs.close();
}
