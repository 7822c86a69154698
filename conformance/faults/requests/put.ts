/** Settings of a fault in requests, for each function that changes parts. */
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import type { Whose } from './whom.ts';

export interface Put extends Whose {
  operation: OperationId;
  /** The second word of the place, such as `name` of `body name`. */
  name: string;
  operator: string;
  /** True where it takes this occasion; asked once for each, after `isMeant`. */
  isDue(): boolean;
  /** It has changed something. */
  note(): void;
}

export type PutInto = (parts: Parts, put: Put) => Parts;
