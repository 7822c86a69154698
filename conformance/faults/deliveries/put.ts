/** What every change of parts that puts a fault into deliveries is told. */
import type { Channel } from '../../../src/engine/delivery-rules.ts';

export interface PutDelivery {
  channel: Channel;
  place: string;
  operator: string;
  only?: string | undefined;
  note(): void;
}
