/** The state of a run as its record shows it. */
import type { Exchange } from '../suite/exchange.ts';
import { stateOf } from './run-ends.ts';

export function isTerminalRun(record: Record<string, unknown> | undefined): boolean {
  return stateOf(record ?? {}) === 'ended';
}

/** A read that was answered with a run that has ended. */
export function showsEnd({ decoded }: Exchange): boolean {
  return decoded?.outcome === 'success' && isTerminalRun(decoded.record);
}
