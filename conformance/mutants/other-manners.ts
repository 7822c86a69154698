/** An engine that sends in another manner. */
import type { Channel, DeliveryRule } from '../../src/engine/delivery-rules.ts';
import type { EventManners } from '../../src/engine/event-manners.ts';
import type { Parts } from '../../src/server/parts.ts';

/** The engine sends in another manner. */
export function withManners(parts: Parts, change: (manners: EventManners) => EventManners): Parts {
  return { ...parts, deliveries: parts.deliveries.inManners(change(parts.deliveries.manners)) };
}

/** The engine tries one channel again by another rule. */
export function withRule(parts: Parts, channel: Channel, change: (rule: DeliveryRule) => Partial<DeliveryRule>): Parts {
  return withManners(parts, (manners) => {
    const manner = manners[channel];
    return { ...manners, [channel]: { ...manner, rule: { ...manner.rule, ...change(manner.rule) } } };
  });
}

/** The rule with one outcome less behind which there is another attempt. */
export function neverAgainOn(outcome: DeliveryRule['again_on'][number]) {
  return ({ again_on }: DeliveryRule): Partial<DeliveryRule> => ({
    again_on: again_on.filter((one) => one !== outcome),
  });
}
