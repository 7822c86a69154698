/** Lists that lag behind what was written, by choice or by a fault. */
import type { OperationId } from '../../contract/operations.ts';
import type { Timers } from '../../engine/timers.ts';
import type { World } from '../parts.ts';

/** Lag of the lists of an operation by choice, in milliseconds; 0 where there is none. */
export function listLag(world: World, operation: OperationId): number {
  const { read_your_writes } = world.policies(operation).lists;
  return read_your_writes === 'at_once' ? 0 : read_your_writes;
}

/** The time whose state a list shows, counted as one that was asked for; undefined for now. */
export function shownTime(world: World, operation: OperationId): string | undefined {
  const lag_ms = Math.max(listLag(world, operation), world.faults.isEmpty() ? 0 : world.faults.listLag(operation));
  if (lag_ms === 0) return undefined;
  const { clock, timers } = world.parts;
  const now_ms = clock.now_ms();
  awake(timers, now_ms + lag_ms);
  return new Date(now_ms - lag_ms).toISOString();
}

const waking = new WeakSet<Timers>();

/** Adds the moment of catching up to the timers: a clock that moves from act to act would never reach it. */
export function awake(timers: Timers, at_ms: number): void {
  if (waking.has(timers)) return;
  waking.add(timers);
  timers.at(at_ms, async () => void waking.delete(timers));
}
