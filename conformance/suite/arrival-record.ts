/** Record of an arrival in the history: the bytes, the times, and whose signature it bears. No secret is in it. */
import type { SignatureScheme } from '../../src/webhooks/scheme.ts';
import type { ReceiverAnswer } from './scenario.ts';

/** The two ways in which the interface tells of the end of a run. */
export type Channel = 'callback' | 'webhook';

export interface ArrivalRecord {
  /** Counts from 1 within the run of the suite. */
  number: number;
  channel: Channel;
  /** URL that it came to: `callback/3`, `webhook/1`. */
  inbox: string;
  /** Time at which its connection was accepted, in milliseconds on the axis of the target's clock. */
  at_ms: number;
  /** The same in milliseconds since the suite began, by the wall's clock. */
  real_ms: number;
  /** By the target's own clock, in milliseconds since 1970, where the suite steps it. */
  target_ms?: number;
  /** End of its connection, on the axis of `at_ms`. */
  ended_ms?: number;
  /** The longest that the receiver kept anything waiting meanwhile. */
  lag_ms: number;
  method: string;
  /** Path and query that it came to, where they are not those of the URL that was given. */
  other_target?: string;
  /** Lines of the head as they came. */
  headers: readonly (readonly [name: string, value: string])[];
  /** As text, without its content coding; in `body_base64`, as it came, where that is no UTF-8. */
  body: string | null;
  body_base64?: string;
  /** Of the bytes as they came. */
  digest: string;
  /** Read from the places of the choices, or else of the document. */
  event?: string;
  delivery_id?: string;
  run_id?: string;
  request_id?: string;
  /** The header as it came; absent where there is none. */
  signature?: string;
  /** The names of the secrets that it is a signature of these bytes under. */
  signed_by: readonly string[];
  /** Absent where it is signed by nobody that is known, or in a layout of its own. */
  scheme?: SignatureScheme;
  /** Signature in a form that the target file does not declare: whose it is in another permitted form. */
  written_otherwise?: { signed_by: readonly string[]; scheme?: SignatureScheme };
  answer: ReceiverAnswer;
  /** An HTTP library sent the attempt of this number once more, so that both are one. */
  repeat_of?: number;
}
