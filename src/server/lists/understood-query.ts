import type { Condition, SortKey } from '../../choices/canonical.ts';

/** A query without raw text, as `readQuery` gives it. */
export interface UnderstoodQuery {
  filter?: readonly Condition[];
  sort?: readonly SortKey[];
  fields?: readonly string[];
  embed?: readonly string[];
  page_size?: number;
  cursor?: string;
  backward?: boolean;
  presign?: boolean;
}
