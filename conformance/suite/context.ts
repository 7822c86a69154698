/** Acts of a check: it calls operations in the canonical form, follows cursor URLs, uses presigned URLs. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { PrincipalName } from '../target/target.ts';
import type { AssetSpec, DataSet } from './data-set.ts';
import type { Facts } from './evidence.ts';
import type { Exchange, Stop } from './exchange.ts';
import type { DispatchOptions, PolledRun, RunName } from './polled-run.ts';
import type { Scenario } from './scenario.ts';
import type { WaveNote } from './wave-note.ts';

/** A principal of the target file, nobody, or somebody whom the target cannot know. */
export type Caller = PrincipalName | 'nobody' | Stranger;

/**
 * Comes with an Authorization header as it stands, or with a principal's token in which one character is exchanged,
 * behind which one stands, or whose letters have the other case.
 */
export type Stranger = { name: string } & (
  | { authorization: string }
  | { altered: PrincipalName }
  | { lengthened: PrincipalName }
  | { recased: PrincipalName }
);

/** A request as a check writes it; what is left out is empty. */
export type RequestDraft = { operation: OperationId } & Partial<Omit<CanonicalRequest, 'operation'>>;

/** Form of a request where it is not the suite's usual one. */
export interface SentForm {
  /** In the place of the body that it would have, or made of that, which is JSON in the target's own names. */
  body?: string | ((usual: string) => string);
  /** The media type of the body. */
  type?: string;
  /** `Accept`; none where it is null. */
  accept?: string | null;
  /** `Accept-Encoding`, by which the answer may come compressed. */
  coding?: string;
  /** The body comes in chunks, and its length is not told before. */
  is_chunked?: true;
}

/** Acts of one case. Those on one subject are a port. */
export interface CheckContext {
  readonly facts: Facts;
  /** Begins every name this run gives to a record: `[a-z0-9]`, and no other run's. */
  readonly prefix: string;
  /** A name that nothing else of this run has, in the characters of the prefix. */
  newName(name: string): string;
  /** Sends one request. @throws CaseStopped when no usable answer comes, or a name it needs is not declared. */
  call(caller: Caller, request: RequestDraft, step: string, form?: SentForm): Promise<Exchange>;
  /**
   * Requests a cursor URL that `from` brought, as it was given; ends the case where it leads to another origin than the
   * base URL's.
   */
  follow(caller: Caller, url: string, from: Exchange, step: string): Promise<Exchange>;
  /** The same for a caller who may: where it leads to no page, what the check would then see is unseen, and it is told so. */
  followToPage(caller: Caller, url: string, from: Exchange, step: string): Promise<Exchange>;
  /** Requests a path that no operation has; what is answered there is judged as no operation's answer. */
  probe(caller: Caller, path: string, from: Exchange, step: string): Promise<Exchange>;
  /** Sends bytes to, or reads them from, a presigned URL that `from` brought. No credentials go along. */
  transfer(
    method: 'PUT' | 'GET',
    url: string,
    from: Exchange,
    step: string,
    put?: { body: Uint8Array; type: string },
  ): Promise<Exchange>;
  /** Ends the case: the evidence cannot be had. */
  stop(verdict: Stop['verdict'], reason: string, operation?: OperationId): never;
  /** Does something once in a run: all callers get its value, and its exchanges are part of each one's evidence. */
  once<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
  /** Does something, and keeps what came of it for one other check that would do the same. */
  handOn<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
  /** Takes the value kept under this name with its exchanges, or makes it: a second caller gets a new one. */
  takeOver<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
  readonly data: DataPort;
  readonly runs: RunsPort;
  readonly hooks: HooksPort;
  readonly time: TimePort;
}

/** Assets made for tests. */
interface DataPort {
  /** Assets of one's own, made once in a run for equal specs and shared; never change or delete them. */
  shared(caller: PrincipalName, specs: readonly AssetSpec[]): Promise<DataSet>;
  /** Assets of one's own that nobody else uses. */
  fresh(caller: PrincipalName, specs: readonly AssetSpec[]): Promise<DataSet>;
}

/** Runs of models and workflows. */
export interface RunsPort {
  /**
   * Dispatches a run of a fixture (`succeeds`, `fails`, `cancels`, `workflow`, `two_segments` …) in the name of a
   * caller; ends the case where the target file offers none, or `limits.runs` is met. A refusal is an answer like any
   * other.
   */
  dispatch(caller: PrincipalName, name: RunName, step: string, options?: DispatchOptions): Promise<Exchange>;
  /** Dispatches where a refusal may come; success counts (`limits.runs`). Undefined, and nothing sent, at the limit. */
  tryDispatch(caller: PrincipalName, request: RequestDraft, step: string): Promise<Exchange | undefined>;
  /** Reads a run, `STEP/1` and so on, until a read shows its end, or its `ends_within_s` is over. */
  untilEnd(caller: PrincipalName, run: { id: string; name: RunName }, step: string): Promise<Exchange[]>;
  /** Polls a run of the owner to its end, once for all checks; its exchanges are part of the evidence. */
  polled(name: RunName): Promise<PolledRun>;
  /** Ends a run by the control interface or a hook of the target file; false where nothing can. */
  cancel(id: string): Promise<boolean>;
}

/** Webhooks, and the suite's receiver. */
export interface HooksPort {
  /** A URL of the suite's receiver, for a webhook that is only made and not listened to. */
  url(name: string): Promise<string>;
  /** A URL on a port of its own, closed until it is opened. Undefined where the receiver has a public URL alone. */
  ownPort(): Promise<OwnPort | undefined>;
  /** Number of events that came to such a URL, each attempt counted; requests that tell of no event are left out. */
  heard(url: string): Promise<number>;
  /** The ids of the runs that they told of, each once; empty where the payload has none. */
  toldOf(url: string): Promise<string[]>;
  /** The id of a webhook of the owner's organization, made once and shared, or one that the target file names. */
  shared(): Promise<string>;
  /** Takes one of the webhooks that may be made (`limits.webhooks`); ends the case where none is left or writable. */
  spend(body: Record<string, unknown>): void;
  /** Shows scenarios of deliveries in one wave, and tells what belongs to which. */
  wave(scenarios: readonly Scenario[]): Promise<WaveNote>;
}

/** The target's time. */
export interface TimePort {
  /** Waits as long as the target may take to show a write in its lists; whoever reads a record by its id waits anyway. */
  settle(): Promise<void>;
  /** Lets the target's time go on: on a stepped clock to the next thing that is due, at most by `most_ms`. */
  goOn(most_ms: number): Promise<void>;
  /** Lets so much of it go by, whatever is due meanwhile. */
  skip(ms: number): Promise<void>;
  /** Time on the clock that `goOn` moves, in milliseconds. */
  now_ms(): number;
  /** The target's own time, in milliseconds since 1970; undefined where its clock is not stepped. */
  target_ms(): number | undefined;
}

/** A port that can be shut: whoever connects to it meanwhile is refused. */
export interface OwnPort {
  readonly url: string;
  /** Number of requests that came with this text. */
  heard(text: string): number;
  /** False where somebody else has taken the port meanwhile. */
  open(): Promise<boolean>;
  shut(): Promise<void>;
}

/** Ends a case without evidence; the runner records why. */
export class CaseStopped extends Error {
  readonly stop: Stop;
  constructor(stop: Stop) {
    super(stop.reason);
    this.stop = stop;
  }
}
