/** State that the cases of one run at a receiver share. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import type { Random } from '../../src/engine/random.ts';
import type { SignatureScheme } from '../../src/webhooks/scheme.ts';
import type { Stop } from '../suite/exchange.ts';
import type { Probe } from './probe.ts';
import type { SendingContext } from './receiver-check.ts';
import type { Sender } from './sender.ts';

/** Form of events. */
interface EventForm {
  choices: ChoicesDocument;
  scheme: SignatureScheme;
  /** Names of headers, in the case they are sent in. */
  signature_header: string;
  request_id_header: string;
}

export interface ReceiverSession extends Pick<SendingContext, 'answer_within_ms' | 'forged'> {
  url: string;
  dialect: EventForm;
  /** Secrets to sign with; none for a receiver that verifies nothing. */
  secrets: readonly string[];
  sender: Sender;
  probe?: Probe | undefined;
  /** Milliseconds within which an event shows its effect. */
  settle_ms: number;
  /** Times within which effects showed so far, and the reason why the probe is worth nothing. */
  effects: { slowest_ms: number; blind?: Stop };
  random: Random;
  /** A run that no other event of this session told of, unless the receiver knows so few. */
  nextRunId(): string;
  nextNumber(): number;
  elapsed_ms(): number;
  /** Waits; injected by tests. */
  pause?(ms: number): Promise<unknown>;
}
