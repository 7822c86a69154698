/** State that the parts of one run share. */
import type { Dialect } from '../../src/choices/dialect.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Contacts } from '../suite/records.ts';
import type { Budgets } from '../target/budget.ts';
import type { Target } from '../target/target.ts';
import type { TokenBook } from '../target/tokens.ts';
import type { Control } from '../waves/control.ts';
import type { Stage } from '../waves/stage.ts';
import type { TargetClock } from '../waves/target-clock.ts';
import type { Allotment } from './allotment.ts';
import type { DataSets } from './data-sets.ts';
import type { History } from './history.ts';
import type { Http } from './http.ts';
import type { Journal } from './journal.ts';
import type { KeptBodies } from './kept-bodies.ts';
import type { Liveness } from './liveness.ts';
import type { Quotas } from './quotas.ts';
import type { RatedRuns } from './rated-runs.ts';
import type { RunPolling } from './run-polling.ts';
import type { ServerErrors } from './server-errors.ts';
import type { Silences } from './silences.ts';
import type { Spending } from './spending.ts';
import type { TimeLimit } from './time-limit.ts';
import type { Turns } from './turns.ts';
import type { Unsettled } from './unsettled.ts';

/** Everything of one run that contexts share. */
export interface Session {
  target: Target;
  /** Base URL of the one replica that is asked, of several. */
  only?: string | undefined;
  facts: Facts;
  dialect: Dialect;
  tokens: TokenBook;
  http: Http;
  history: History;
  kept: KeptBodies;
  data: DataSets;
  journal: Journal;
  budgets: Budgets;
  /** Callers and operations with 401 for a renewed token too: `owner getMe`. */
  refusals: Set<string>;
  /** Cost of the runs. */
  spending: Spending;
  /** Number of cases of each check. */
  allotment: Allotment;
  polledRuns: RunPolling;
  /** For cases that rate runs and go side by side. */
  ratedRuns: RatedRuns;
  /** Operations that kept silent so often that nobody asks again. */
  silences: Silences;
  liveness: Liveness;
  /** Operations that answer right requests with errors of the server. */
  errors: ServerErrors;
  /** Creations that are refused for their number. */
  quotas: Quotas;
  /** Turns of operations that make one thing at a time. */
  turns: Turns;
  /** Recent writes, for reads that lag. */
  unsettled: Unsettled;
  /** Acts done once, by name. */
  done: Map<string, { value: unknown; exchanges: readonly Exchange[] }>;
  /** Of those, what somebody is just doing. */
  doing: Map<string, Promise<unknown>>;
  /** Acts of one check for another, by name. */
  handedOn: Map<string, { value: unknown; exchanges: readonly Exchange[] }>;
  /** Requests that are on their way, and whether the run is over: then nothing but the cleaning may ask. */
  underWay: { requests: Set<Promise<unknown>>; is_over: boolean };
  /** Ids of workflows of cases that are over. */
  spare_workflows: Set<string>;
  prefix: string;
  /** Number of names given out. */
  names: number;
  kit_version: string;
  /** End of the run, whatever it does. */
  limit: TimeLimit;
  /** The time on which the target is judged; no wait on it outlasts the run. */
  clock: TargetClock;
  control?: Control;
  /** Values that must not be written anywhere, as far as they are known by now. */
  secrets: Set<string>;
  /** The place of deliveries; made when it is first asked for. */
  stage(): Promise<Stage>;
  /** Traffic at the receiver; undefined while there is none. */
  readonly contacts: Contacts | undefined;
  /** Milliseconds since the run began. */
  elapsed_ms(): number;
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}
