/**
 * Assets that a run makes to look at. Each set has a media type of its own, so that a filter can pick it out among
 * everything else; where a target ignores the filter, or takes certain types alone, the set's own ids are found among
 * the others.
 */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import type { PrincipalName } from '../target/target.ts';

/** An upload session to open. `name` is put behind the prefix of its set. */
export interface AssetSpec {
  name: string;
  /** Its name where the target refuses that one. */
  or_else?: string;
  size_bytes: number;
  /** Made at the same time as the others of its set, but for the first: some may share the time of their creation. */
  at_once?: true;
  /** Its file is sent whether the target needs it or not: what waits for one may be gone after some minutes. */
  with_file?: true;
}

export interface DataSet {
  principal: PrincipalName;
  /** Begins the names of the set: `[a-z0-9]`, and those of no other set. */
  prefix: string;
  /** The media type that all of the set, and nothing else unless it is shared, was declared with. */
  mime_type: string;
  /** The target takes no type that others have not. */
  shares_type?: true;
  /** Narrows a list to the set. A target may ignore it; the set is then found among others. */
  query: CanonicalQuery;
  /** In the order they were created. */
  assets: readonly { id: string; filename: string; size_bytes: number }[];
}
