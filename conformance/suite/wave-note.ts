/** Notes of a wave for judges: which exchanges and arrivals belong to which scenario. Plain data. */
import type { PrincipalName } from '../target/target.ts';
import type { Evidence } from './evidence.ts';
import type { Stop } from './exchange.ts';
import type { RunPart, Scenario } from './scenario.ts';

/** The evidence of a check by waves: its case is the list of scenarios. */
export type WaveEvidence = Evidence<readonly Scenario[], WaveNotes>;

export interface WaveNotes {
  wave: WaveNote;
}

export interface RunNote {
  name: string;
  part: RunPart;
  by: PrincipalName;
  id: string | null;
  /** The URL that it was to call: `callback/3`. */
  callback: string | null;
  /** Number of the exchange that dispatched it. */
  dispatched: number | null;
  /** Time of the dispatch, on the axis of arrivals. */
  dispatched_ms: number;
  /** Reads of the run: numbers of exchanges, with the arrival that each came right behind, and when it went out. */
  reads: { exchange: number; after?: number; at_ms: number }[];
}

export interface WebhookNote {
  /** As arrivals name it: `webhook/2`. */
  name: string;
  id: string;
  events: readonly string[];
  /** Number of the exchange that made it; null for one that was there. */
  created: number | null;
}

export interface LogNote {
  /** Numbers of the exchanges that hold its pages. */
  exchanges: number[];
  /** Set where it was read to its end, or as far as anything of the wave can stand in it. */
  complete: boolean;
  /** It was not, since it goes on for longer than anybody reads. */
  too_long?: true;
}

/** A further attempt had to come and did not. */
export interface Missing {
  /** Number of attempts. */
  made: number;
  watched_s: number;
  /** Set where a delivery of a run that was dispatched after that time arrived at the same receiver. */
  witnessed: boolean;
  /** Reason why its absence proves nothing. */
  unknown?: string;
}

export interface TrialNote {
  scenario: Scenario;
  run?: RunNote;
  webhook?: WebhookNote;
  /** Numbers of the arrivals of this run at this URL, in their order. */
  arrivals: number[];
  /** Numbers of arrivals that tell of this run at the callback URL of another one, or of none. */
  elsewhere: number[];
  /** Reads of the webhook's log while a further attempt was due: how many there had been, and a page that it has. */
  between?: { made: number; exchange: number }[];
  /** Numbers of all exchanges that it needs. */
  exchanges: number[];
  missing?: Missing;
  /** Time in which nothing further came, on the axis of arrivals. */
  quiet_ms: number;
  stop?: Stop;
}

export interface WaveNote {
  clock: 'real' | 'stepped';
  trials: TrialNote[];
  logs: Record<string, LogNote>;
  /** Of one webhook, the first page of its log as a user is shown it: the number of the exchange. */
  to_people?: { webhook: string; exchange: number };
  /** The deliveries of all webhooks. */
  any?: LogNote;
  /** Numbers of the exchanges that hold the list of event types, where it could be read. */
  types?: number[];
  /** Events of runs that the suite did not dispatch. */
  foreign: number;
  /** Set where a tunnel or a proxy may have answered in the receiver's place. */
  public: boolean;
}

/** The wave among the notes of any case; undefined where it was stopped before one was shown. */
export function waveNoteOf(notes: unknown): WaveNote | undefined {
  return (notes as Partial<WaveNotes>).wave;
}
