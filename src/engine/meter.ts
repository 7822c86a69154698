/** Counts of what a server does, for whoever runs it. None of its worlds reads them. */
import type { OperationId } from '../contract/operations.ts';
import type { AttemptOutcome, Channel } from './delivery-rules.ts';

export interface Meter {
  /** @param status null where no answer was given */
  request(operation: OperationId | null, status: number | null, took_ms: number): void;
  /** A run has come to this status. @param late_ms after the time at which it was due, by the clock of its world */
  run(status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled', late_ms?: number): void;
  /** An attempt has left. @param late_ms after the time of the schedule, by the clock of its world */
  attemptLeft(channel: Channel, late_ms: number): void;
  attemptEnded(channel: Channel, outcome: AttemptOutcome): void;
  /** A delivery has no attempt to come. */
  deliveryEnded(channel: Channel, outcome: 'delivered' | 'given_up'): void;
}
