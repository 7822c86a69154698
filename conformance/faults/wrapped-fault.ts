/** A fault that is put into the parts of a server. */
import type { WrapParts } from '../../src/server/parts.ts';

export interface WrappedFault {
  wrap: WrapParts;
  /** True once it has changed anything. */
  isMet(): boolean;
}
