/** Settings of a fault in deliveries, for each function that changes parts. */
import type { Channel } from '../../../src/engine/delivery-rules.ts';

export interface PutDelivery {
  channel: Channel;
  place: string;
  operator: string;
  only?: string | undefined;
  note(): void;
}
