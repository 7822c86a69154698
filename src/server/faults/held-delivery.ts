/** Holds one delivery back so that the next one is sent first (the `reorder` fault). */
import type { Cancel } from '../../engine/timers.ts';
import type { DeliveryRow } from '../../store/run-rows.ts';
import type { Parts } from '../parts.ts';

export interface HeldDelivery {
  isFree(): boolean;
  hold(delivery: DeliveryRow, within_ms: number): void;
  /** Sends the held delivery on, if there is one. */
  release(): void;
}

/** @param forward is given what was held, as an act of these timers: never once they are closed */
export function createHeldDelivery(
  { timers, clock }: Pick<Parts, 'timers' | 'clock'>,
  forward: (delivery: DeliveryRow) => void,
): HeldDelivery {
  let held: { delivery: DeliveryRow; cancel: Cancel } | undefined;

  function releaseAt(at_ms: number, delivery: DeliveryRow): Cancel {
    return timers.at(at_ms, async () => {
      held = undefined;
      forward(delivery);
    });
  }

  return {
    isFree: () => held === undefined,
    hold(delivery, within_ms) {
      held = { delivery, cancel: releaseAt(clock.now_ms() + within_ms, delivery) };
    },
    release() {
      if (!held) return;
      held.cancel();
      held.cancel = releaseAt(clock.now_ms(), held.delivery);
    },
  };
}
