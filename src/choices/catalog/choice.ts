/** Entries of the catalog: for each choice, the point that the specification leaves open and the ways to settle it. */
import type { OperationId } from '../../contract/operations.ts';
import type { Values } from './values.ts';

export interface Choice {
  /** Description for people: in the schema, and as the comment in `reference.yaml`. */
  says: string;
  /** Further advice to the author of a choices document; printed in `reference.yaml` alone. */
  note?: string;
  values: Values;
  /** Words or names of the interface and no behaviour, so that `{other: text}` says nothing. Parts never are one. */
  names?: true;
  /** Value of the document and of the reference server when nobody says otherwise. */
  reference: unknown;
  reference_for?: ForOperations;
  /** Another value, that of `fixtures/choices/unlike.yaml`: there every choice differs from the reference somewhere. */
  unlike: unknown;
  unlike_for?: ForOperations;
  /** The operations that it may be made for alone; left out, every one. */
  on?: readonly OperationId[];
  /**
   * Reason why no check fails, and all run, although nobody tells the suite of it. Left out where a run that is told
   * nothing of it ends in a `fail` or a `could-not-run`.
   */
  untold?: string;
}

type ForOperations = { readonly [Id in OperationId]?: unknown };

export interface ChoiceGroup {
  says: string;
  choices: Readonly<Record<string, Choice>>;
}
