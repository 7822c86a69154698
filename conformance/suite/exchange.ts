/** One request of a run and its answer, or the failure to get one. Plain data: it is stored with the history. */
import type { CanonicalRequest, DecodedReply } from '../../src/choices/dialect.ts';
import type { OperationId } from '../../src/contract/operations.ts';

/** Reasons why an exchange has no answer; `gateway`: it was somebody else's; `cut`: the run ended before it came. */
export type TransportFailure = 'refused' | 'timeout' | 'reset' | 'too_large' | 'unreadable' | 'gateway' | 'cut';

export interface Exchange {
  /** Counts from 1 within the run. */
  number: number;
  /** The check's name for this step, such as `walk/2`. */
  step: string;
  principal: string | null;
  /** The request in the canonical form; a followed cursor URL keeps the request that began the walk. */
  request: CanonicalRequest;
  /** The request on the wire. Credentials are replaced before anything is stored. */
  sent: { method: string; url: string; headers: Record<string, string>; body?: string };
  /** Base URL of the replica that was asked, where the target has several. */
  replica?: string;
  /** The URL below the base URL that answered, where the target redirected there. */
  led_to?: string;
  /** A cursor URL that its own caller followed, and that led to no page. */
  pageless?: true;
  received?: { status: number; headers: Record<string, string>; body: string };
  failure?: {
    kind: TransportFailure;
    message: string;
    /** Of an answer that was cut: what was read of it. */
    kept?: { bytes: number; sha256: string; begins: string };
  };
  decoded?: DecodedReply;
  /** Milliseconds since the run began. */
  at_ms: number;
  took_ms: number;
  /** Milliseconds for which connections were refused before one was taken, or nobody waited any more. */
  away_ms?: number;
}

/** Stands before the step of a request that met with an error of the server, and was sent once more. */
export const erred_before = 'met an error: ';

/** Says that it was sent once more, so that another answer counts. */
export function isSentAgain({ step }: Pick<Exchange, 'step'>): boolean {
  return step.startsWith(erred_before);
}

/** Errors by which a server or a gateway says "not now": they are waited out. */
const passing_errors: readonly number[] = [502, 503, 504];

/** True for an error of the server itself: 500, 501, 505 and above. */
export function isServerError({ received }: { received?: { status: number } | undefined }): boolean {
  return received !== undefined && received.status >= 500 && !passing_errors.includes(received.status);
}

/** End of a case without evidence to judge: the check itself said why. */
export interface Stop {
  verdict: 'could-not-run' | 'inconclusive' | 'not-claimed';
  reason: string;
  /** Of which a request was not answered as it must be, so that the case could not go on. */
  operation?: OperationId;
  /** The target kept silent, or busy, as long as was waited: to ask again costs as long. */
  silent?: true;
  /** A limit of the run or of the target file was met, which another try does not give back. */
  budget?: true;
  /** The limit is that of what the suite keeps of large answers. */
  too_large?: true;
  /** A right request was answered with an error of the server. */
  server_error?: true;
  /** The target file does not say how the request is written: another operation may be told all the same. */
  undeclared?: true;
  /** A fault that was seen and could not be shown again: it is named, and no gap that may be let pass. */
  seen?: Seen;
}

/** A fault that was seen, and the number of cases in which it was. */
export interface Seen {
  clause: string;
  mismatch: string;
  message: string;
  times: number;
  /** As its mismatch says it; else that of the clause. */
  level?: 'declared' | 'reference';
}

/** End of a case that could not be judged this time. */
export function inconclusive(reason: string): Stop {
  return { verdict: 'inconclusive', reason };
}

/** End of a case at a limit. @param limit which one, and what it allows */
export function budgetEnded(limit: string, more: Pick<Stop, 'operation' | 'silent'> = {}): Stop {
  return { verdict: 'inconclusive', reason: `budget ended: ${limit}`, ...more, budget: true };
}
