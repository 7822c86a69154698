/** Faults of deliveries, put around the parts that make and send them: the engine knows of none. */
import type { OutgoingEvent, SendResult } from '../../engine/sending.ts';
import type { DeliveryRow } from '../../store/run-rows.ts';
import type { DeliveryFault } from '../fault-book.ts';
import type { World } from '../parts.ts';
import { exchanged, type Parts } from '../parts.ts';
import { isSigned, withBadSignature } from './bad-signature.ts';
import { createHeldDelivery } from './held-delivery.ts';

/** Time that a delivery is held back for another one, unless the fault says so. */
const usual_within_ms = 1_000;

type Faulty = Pick<World, 'faults' | 'choices'>;

/** @param parts as they are otherwise, wrapped or not */
export function withDeliveryFaults<Some extends Pick<Parts, 'deliveries' | 'send' | 'timers' | 'clock'>>(
  world: Faulty,
  parts: Some,
): Some {
  const { faults } = world;
  const forward = (...deliveries: DeliveryRow[]) => parts.deliveries.send(deliveries);
  const held = createHeldDelivery(parts, forward);

  /** True where a fault has taken the delivery, to hand it on later. */
  function isPostponed(delivery: DeliveryRow): boolean {
    const fits = (fault: DeliveryFault) => aims(fault, delivery) && (fault.kind === 'delay' || held.isFree());
    for (const { fault, use } of faults.meeting(['delay', 'reorder'], fits)) {
      use();
      if (fault.kind === 'reorder') held.hold(delivery, fault.within_ms ?? usual_within_ms);
      else parts.timers.at(parts.clock.now_ms() + fault.ms, async () => forward(delivery));
      return true;
    }
    return false;
  }

  async function send(event: OutgoingEvent): Promise<SendResult> {
    const [sent, copies] = asFaultsHaveIt(world, event);
    // Nobody waits for their answers, so who waits for the first one cannot cut them either.
    for (let copy = 0; copy < copies; copy++)
      parts.timers.waitFor(whenEnded(parts.send({ ...sent, signal: undefined })));
    try {
      return await parts.send(sent);
    } finally {
      held.release();
    }
  }

  return {
    ...parts,
    send,
    deliveries: exchanged(parts.deliveries, {
      send(deliveries) {
        const at_once = faults.isEmpty() ? deliveries : deliveries.filter((delivery) => !isPostponed(delivery));
        parts.deliveries.send(at_once);
      },
    }),
  };
}

/** The event that leaves in its place, and the number of further copies. */
function asFaultsHaveIt(world: Faulty, event: OutgoingEvent): [event: OutgoingEvent, copies: number] {
  let [sent, copies] = [event, 0];
  const fits = (fault: DeliveryFault) => aims(fault, sent) && (fault.kind === 'duplicate' || isSigned(world, sent));
  for (const { fault, use } of world.faults.meeting(['duplicate', 'bad_signature'], fits)) {
    use();
    if (fault.kind === 'duplicate') copies += fault.copies;
    else sent = withBadSignature(world, sent, fault.how);
  }
  return [sent, copies];
}

function aims(fault: DeliveryFault, { channel, url }: Pick<OutgoingEvent, 'channel' | 'url'>): boolean {
  return (fault.channel ?? channel) === channel && url.startsWith(fault.url ?? '');
}

async function whenEnded(result: Promise<SendResult>): Promise<void> {
  await result.catch(() => undefined);
}
