/** Links to the target's own traces of a request of the suite (`trace_url` of the target file). */
import type { Exchange } from '../suite/exchange.ts';
import type { TargetSummary } from '../target/summary.ts';

/** Undefined where the target file names no place, or the request bore no trace context. */
export function traceLink({ trace_url }: Pick<TargetSummary, 'trace_url'>, { sent }: Exchange): string | undefined {
  const [, trace_id] = /^[0-9a-f]{2}-([0-9a-f]{32})-/.exec(sent.headers.traceparent ?? '') ?? [];
  return trace_url === undefined || trace_id === undefined ? undefined : trace_url.replaceAll('{trace_id}', trace_id);
}
