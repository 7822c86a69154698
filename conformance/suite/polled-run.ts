/** Runs that the suite dispatches and reads until they end. */
import type { Exchange } from './exchange.ts';
import type { RunPart } from './scenario.ts';

/** A kind of run that a target can offer: a part of the scenarios, or any other of its `fixtures.models`. */
export type RunName = RunPart | (string & {});

/** One run from its dispatch to its end. Checks may change its rating, and nothing else of it. */
export interface PolledRun {
  name: RunName;
  id: string;
  /** The step is `dispatch-NAME`. */
  dispatch: Exchange;
  /** The steps are `life-NAME/1` and so on; where it ended, at least two of them show it. */
  reads: readonly Exchange[];
  /** False where it did not within its `ends_within_s`. */
  ended: boolean;
}

export interface DispatchOptions {
  /** For the input that takes any text; one of its own unless given, since equal dispatches may be taken for one that was sent again. */
  text?: string;
  callback_url?: string;
  /** Named in the header, in the place of the caller's own. */
  organization?: string;
  /** Another workflow than that of the target file, made like it. */
  path?: Record<string, string>;
  /** Laid over the whole body. */
  body?: Record<string, unknown>;
}
