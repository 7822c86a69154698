/** Checks of receivers: what each sends, and how the answers are judged. Values, like the checks of the suite. */
import type { EventCode } from '../../src/contract/types.ts';
import { type CaseSource, type Check, type CheckDraft, check } from '../suite/check.ts';
import type { Evidence } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { ExampleIds } from './example-event.ts';
import type { WireForm } from './sender.ts';
import type { Spelling } from './spelling.ts';

/** One event before it is sent. */
export interface OutgoingEvent extends ExampleIds {
  /** In the names of the document. */
  payload: Record<string, unknown>;
}

/** Signatures that are none of this body. */
export type Forgery =
  /** No header. */
  | 'absent'
  | 'empty'
  | 'garbage'
  | 'other-secret'
  | 'other-body'
  /** Of the empty body. */
  | 'no-body'
  /** The first half of the right one. */
  | 'half'
  /** The plain SHA-256 of the body. */
  | 'unkeyed'
  /** Of the last genuine event. */
  | 'replayed';

export interface SentAs {
  spelling?: Spelling;
  forged?: Forgery;
  /** Changes the bytes after they were signed. */
  altered?(bytes: Buffer): Buffer;
  form?: WireForm;
  /** Over one connection with the others of this name. */
  connection?: string;
}

/** Acts of a check. */
export interface SendingContext {
  /** Milliseconds that an answer may take. */
  readonly answer_within_ms: number;
  /** Answers to what is forged: a refusal, or a 2xx to what is then dropped. */
  readonly forged: 'refused' | 'dropped';
  /** An event of its own, with ids that nothing else of this run has. @param changes fields of the document's example */
  newEvent(code?: EventCode, changes?: Readonly<Record<string, unknown>>): OutgoingEvent;
  /** Another delivery about the same run. */
  sameRun(event: OutgoingEvent): OutgoingEvent;
  /** Sends it; each time with a new request id. */
  send(event: OutgoingEvent, step: string, as?: SentAs): Promise<Exchange>;
  /** The value that the probe shows of it; undefined without a probe. @throws CaseStopped where the probe fails */
  shown(event: ExampleIds): Promise<unknown>;
  /** The same, once it is another than before and stays so; or as it was, where no effect shows in time. */
  shownAfter(event: ExampleIds, before: unknown): Promise<unknown>;
  /** The same, after the time in which effects showed so far. */
  shownLater(event: ExampleIds): Promise<unknown>;
}

export interface ReceiverCheck extends Check {
  /** Needs a secret to sign with. */
  signed: boolean;
  act(ctx: SendingContext, input: unknown): Promise<unknown>;
}

interface ReceiverCheckDraft<Case, Notes>
  extends Pick<CheckDraft<Case, Notes>, 'id' | 'title' | 'how' | 'clauses' | 'codes' | 'since' | 'judge' | 'control'> {
  signed?: boolean;
  cases: CaseSource<Case>;
  act(ctx: SendingContext, input: Case): Promise<Notes>;
}

export function receiverCheck<Case, Notes = void>({
  signed = false,
  cases,
  act,
  ...draft
}: ReceiverCheckDraft<Case, Notes>): ReceiverCheck {
  const common = check<Case, Notes>({
    ...draft,
    operations: [],
    needs: {},
    cases: () => cases,
    run: () => Promise.reject(new Error('a check of receivers has no target')),
  });
  return { ...common, signed, act: act as ReceiverCheck['act'] };
}

export function isTaken({ received }: Exchange): boolean {
  return received !== undefined && received.status >= 200 && received.status <= 299;
}

/** Exchanges of a step, or of those numbered below it: `repeat/1`. */
export function ofStep({ exchanges }: Pick<Evidence, 'exchanges'>, step: string): Exchange[] {
  return exchanges.filter((one) => one.step === step || one.step.startsWith(`${step}/`));
}

/** The status, or the reason why there is none. */
export function answerOf({ received, failure }: Exchange): number | string {
  return received?.status ?? failure?.message ?? 'no answer';
}

/** Reason why nothing is proven where a plain event, or one of these steps, was not taken, or not answered. */
export function untaken(evidence: Pick<Evidence, 'exchanges'>, ...steps: string[]): string | undefined {
  const other = steps.flatMap((step) => ofStep(evidence, step)).find((one) => !isTaken(one));
  return other && `a plain event was answered ${answerOf(other)}${isRefusal(other) ? remedy : ''}`;
}

function isRefusal({ received }: Exchange): boolean {
  return received !== undefined && [400, 401, 403].includes(received.status);
}

const remedy =
  ": is --secret the receiver's, and is the signature written as it expects (--choices, --prefix, --encoding)?";

/** Reason why nothing is proven where a request got no answer: a broken connection refuses nothing. */
export function unanswered({ exchanges }: Pick<Evidence, 'exchanges'>): string | undefined {
  const none = exchanges.find(({ failure }) => failure !== undefined && failure.kind !== 'cut');
  return none && `no answer came (${none.step}: ${none.failure!.message})`;
}
