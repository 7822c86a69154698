/** The state of a run as its record shows it. */
import type { Exchange } from '../suite/exchange.ts';

/** In the document's words; a target's own ones, where it declares them, are decoded to these. */
const terminal_words = new Set(['completed', 'failed', 'canceled']);

/** By its word, or by the time of its end: a target that declares no words of its own is read by the latter. */
export function isTerminalRun(record: Record<string, unknown> | undefined): boolean {
  const { status_code, completed_at } = record ?? {};
  return terminal_words.has(String(status_code)) || typeof completed_at === 'string';
}

/** A read that was answered with a run that has ended. */
export function showsEnd({ decoded }: Exchange): boolean {
  return decoded?.outcome === 'success' && isTerminalRun(decoded.record);
}
