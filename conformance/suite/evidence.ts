/** The input of a judge, and the mismatches and observations that it returns. Plain data. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { PrincipalKind, PrincipalName, TargetFixtures, TargetUploads } from '../target/target.ts';
import type { ArrivalRecord } from './arrival-record.ts';
import type { Exchange, Stop } from './exchange.ts';

/** Facts about the target that a check may know before and while it judges. Plain data, stored with the history. */
export interface Facts {
  choices: ChoicesDocument;
  principals: Partial<Record<PrincipalName, PrincipalFacts>>;
  /** Operations whose area the target claims, in the document's order. */
  operations: readonly OperationId[];
  base_url: string;
  /** Judge by the reference document too (`--strict`). */
  strict: boolean;
  consistency_ms: number;
  /** Nothing may be created, changed or deleted. */
  read_only: boolean;
  /** Set where the suite steps the target's clock; left out, it waits. */
  steps_time?: true;
  /** Records that the target offers for tests, by the part they play. */
  fixtures?: TargetFixtures;
  /** Keys of the target file that are null: the target has none of them. */
  absent?: readonly string[];
  /** Files that may be sent; left out, any. */
  uploads?: TargetUploads;
  /** Something in the target file ends runs; left out, none can be canceled. */
  cancels_runs?: true;
  /** Reason why there is no webhook to look at, neither new nor named by the target file; left out, there is one. */
  no_webhooks?: Stop;
  /** Reason why no webhook may be made; left out, some may. */
  no_new_webhooks?: Stop;
  /** The low-balance threshold, put back when a check has changed it. Left out: none may change it. */
  restore_threshold?: number;
}

export interface PrincipalFacts {
  kind: PrincipalKind;
  organization?: { id?: string; slug?: string };
  /** A second organization of a user who is a member of two. */
  second_organization?: { id?: string; slug?: string };
  /** Set where callbacks of its runs bear a signature; absent where the target file does not tell. */
  signs_callbacks?: boolean;
}

/** All that one case left behind: the input of a judge. */
export interface Evidence<Case = unknown, Notes = unknown> {
  case: Case;
  exchanges: readonly Exchange[];
  /** Requests that receivers got. */
  arrivals?: readonly ArrivalRecord[];
  /** Result of the check's `run`, by name: records it made, values it sent. `{}` where it returned nothing. */
  notes: Notes;
  facts: Facts;
}

/** One thing that contradicts a clause. */
export interface Mismatch {
  /** A stable word for the kind of contradiction, unique within its check. */
  code: string;
  clause: string;
  /** One sentence for a reader who knows the interface and not the kit. */
  message: string;
  expected: unknown;
  actual: unknown;
  operation?: OperationId;
  /** JSON pointer into the answer's body, where one place is wrong. */
  pointer?: string;
  /** `number` of the exchange that shows it. */
  exchange?: number;
  /** `declared`: the target breaks what its own target file says of an open clause. */
  level?: 'declared' | 'reference';
  /** Of a check by waves: the places in the case of the scenarios that show it. */
  shown_by?: readonly number[];
  /** Load alone can bring it about once: it is shown again alone, and counts only when it is seen then too. */
  again?: true;
}

/** Behaviour of the target about an open clause. */
export interface Observation {
  choice: string;
  operation?: OperationId;
  value: unknown;
}
