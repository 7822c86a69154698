/** One attempt to send an event: what leaves, and what may become of it. */
import type { DeliveryRow } from '../store/run-rows.ts';

/** The delivery of an attempt. */
interface SentDelivery extends Pick<DeliveryRow, 'id' | 'event' | 'run_id' | 'webhook_id'> {
  /** From 1. */
  attempt: number;
}

/** One attempt as it leaves. */
export interface OutgoingEvent {
  url: string;
  channel?: DeliveryRow['channel'];
  /** Absent for what proves the URL of a webhook. */
  delivery?: SentDelivery;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Time of the receiver. With a `signal`, the caller ends the attempt after it; without one, `send` does. */
  timeout_ms: number;
  /** Ends the attempt. Its result is then ignored. */
  signal?: AbortSignal;
  /**
   * A sender that uses a connection calls this when it begins to send, and calls the result when all of the request has
   * been handed to the connection. A sender that calls neither counts as having sent the request at once.
   */
  onSending?(): () => void;
}

/** Outcome of an attempt. */
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
