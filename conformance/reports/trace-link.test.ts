import { expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { traceLink } from './trace-link.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const sent = (headers: Record<string, string>) => ({ sent: { headers } }) as unknown as Exchange;
const trace_url = 'https://tracing.example/trace/{trace_id}?at={trace_id}';

it('leads to the trace of the request', () => {
  const exchange = sent({ traceparent: `00-${id}-00f067aa0ba902b7-01` });
  expect(traceLink({ trace_url }, exchange)).toBe(`https://tracing.example/trace/${id}?at=${id}`);
  expect(traceLink({}, exchange)).toBeUndefined();
});

it('leads nowhere for a request without a trace context, or with one that is none', () => {
  expect(traceLink({ trace_url }, sent({}))).toBeUndefined();
  expect(traceLink({ trace_url }, sent({ traceparent: '00-"><script>-1-01' }))).toBeUndefined();
});
