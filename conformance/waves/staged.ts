/** The state of a stage while a suite runs: runs, URLs, webhooks, and which arrivals belong to which. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Stop } from '../suite/exchange.ts';
import type { ReceiverAnswer } from '../suite/scenario.ts';
import type { RunNote, WebhookNote } from '../suite/wave-note.ts';
import type { PlannedRun } from './plan.ts';

/** A run that was dispatched for its events. */
export interface StagedRun {
  note: RunNote;
  planned: PlannedRun;
  callback?: StagedInbox;
  ends_within_ms: number;
  /** The time when it was first known to be terminal, on the axis of arrivals. */
  ended_ms?: number;
  /** Its record has been read right behind the first event that told of it. */
  is_told: boolean;
  stop?: Stop;
  /** The reason why it calls nobody, though it was meant to. */
  no_callback?: Stop;
}

/** One URL of the receiver. */
export interface StagedInbox {
  name: string;
  channel: ArrivalRecord['channel'];
  url: string;
  /** Further URLs of it, in turn for whoever refuses the one before. */
  plainer: string[];
  /** The run whose callbacks come here. */
  run?: StagedRun;
  /** Events by the run that they tell of. */
  groups: Map<StagedRun, Group>;
  /** Number of events of runs that no scenario dispatched. */
  strangers: number;
  /** The runs that those told of, as far as they name one. */
  strangers_runs: Set<string>;
}

/** The events of one run at one URL, and what their attempts are answered. */
export interface Group {
  script: readonly ReceiverAnswer[];
  arrivals: ArrivalRecord[];
}

export interface StagedWebhook {
  note: WebhookNote;
  inbox: StagedInbox;
  /** Base URL of the replica that alone is asked while it is of use; absent where all are. */
  only?: string | undefined;
  /** The reason why it could not be made. */
  stop?: Stop;
}

export function groupOf(inbox: StagedInbox, run: StagedRun): Group {
  const group = inbox.groups.get(run) ?? { script: [], arrivals: [] };
  inbox.groups.set(run, group);
  return group;
}
