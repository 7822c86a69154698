/** A fault that is put into the parts of a server. */
import type { WrapParts } from '../../src/server/parts.ts';

export interface WrappedFault {
  wrap: WrapParts;
  /** Whether it changed anything so far. */
  isMet(): boolean;
}
