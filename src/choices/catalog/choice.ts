/** What the catalog says of each choice: what the specification leaves open, and what may be done about it. */
import type { OperationId } from '../../contract/operations.ts';
import type { Values } from './values.ts';

export interface Choice {
  /** What it is about, for people: the description in the schema and the comment in `reference.yaml`. */
  says: string;
  /** What else the author of a choices document needs to know; printed in `reference.yaml` alone. */
  note?: string;
  values: Values;
  /** Words or names of the interface and no behaviour, so that `{other: text}` says nothing. Parts never are one. */
  names?: true;
  /** What the document and the reference server do when nobody says otherwise. */
  reference: unknown;
  reference_for?: ForOperations;
  /** Another value, that of `fixtures/choices/unlike.yaml`: there every choice differs from the reference somewhere. */
  unlike: unknown;
  unlike_for?: ForOperations;
  /** The operations that it may be made for alone; left out, every one. */
  on?: readonly OperationId[];
  /**
   * Why no check fails, and all run, although nobody tells the suite of it. Left out where a run that is told nothing
   * of it ends in a `fail` or a `could-not-run`.
   */
  untold?: string;
}

export type ForOperations = { readonly [Id in OperationId]?: unknown };

export interface ChoiceGroup {
  says: string;
  choices: Readonly<Record<string, Choice>>;
}
