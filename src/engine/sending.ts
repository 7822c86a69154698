/** One attempt to send an event: what leaves, and what may become of it. */
import type { DeliveryRow } from '../store/run-rows.ts';

/** One attempt as it leaves. */
export interface OutgoingEvent {
  url: string;
  channel?: DeliveryRow['channel'];
  headers: Readonly<Record<string, string>>;
  body: string;
  /** How long the receiver has. Who gives a signal cuts the attempt when that is over; else it cuts itself. */
  timeout_ms: number;
  /** Cuts the attempt. What comes of it then is not looked at. */
  signal?: AbortSignal;
  /**
   * Called by who sends over a wire, when it begins; the result, when all of the request has been handed over. Whoever
   * calls neither has handed it over with the call.
   */
  onSending?(): () => void;
}

/** What became of an attempt. */
export type SendResult = AnsweredAttempt | FailedAttempt;

export interface AnsweredAttempt {
  kind: 'answered';
  status: number;
  /** Cut at a bound. */
  body: string;
  took_ms: number;
  /** The headers `Location` and `Retry-After`, as they came. */
  location?: string;
  retry_after?: string;
}

interface FailedAttempt {
  kind: 'failed';
  reason: 'timeout' | 'network';
  message: string;
  took_ms: number;
  /** Of an answer that began and broke off. */
  status?: number;
}

/** Sends one attempt and follows no redirect. A port, so that tests, interceptors and mutants can stand in for it. */
export type Send = (event: OutgoingEvent) => Promise<SendResult>;
