import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestLog, most_logged, type RequestLine } from './request-log.ts';

const line = (more: Partial<RequestLine> = {}): RequestLine => ({
  id: '0',
  at_ms: 0,
  method: 'GET',
  path: '/v1/health',
  operation: 'getHealth',
  status: 200,
  took_ms: 1,
  principal: null,
  user_agent: null,
  trace_id: null,
  fault: null,
  body: null,
  reason: null,
  ...more,
});

test('the newest thousand are kept, the newest first', () => {
  fc.assert(
    fc.property(fc.nat(2 * most_logged + 1), fc.integer({ min: 1, max: most_logged }), (count, limit) => {
      const log = createRequestLog();
      for (let id = 0; id < count; id++) log.add(line({ id: String(id) }));
      const expected = Array.from({ length: Math.min(count, limit) }, (_, index) => String(count - 1 - index));
      expect(log.list({ limit }).map(({ id }) => id)).toEqual(expected);
      expect(log.list()).toHaveLength(Math.min(count, most_logged));
    }),
    { seed: 1, numRuns: 30 },
  );
});

test('filters hold together', () => {
  const log = createRequestLog();
  log.add(line({ id: 'a', at_ms: 1_000 }));
  log.add(line({ id: 'b', at_ms: 2_000, status: 503 }));
  log.add(line({ id: 'c', at_ms: 3_000, operation: 'getMe', status: 503 }));
  log.add(line({ id: 'd', at_ms: 4_000, operation: null, status: null }));
  const ids = (filter: Parameters<typeof log.list>[0]) => log.list(filter).map(({ id }) => id);
  expect(ids({ operation: 'getHealth' })).toEqual(['b', 'a']);
  expect(ids({ status: 503 })).toEqual(['c', 'b']);
  expect(ids({ since: '1970-01-01T00:00:02.000Z' })).toEqual(['d', 'c', 'b']);
  expect(ids({ status: 503, operation: 'getHealth', since: '1970-01-01T00:00:01Z' })).toEqual(['b']);
  expect(ids({ since: '1970-01-01T00:00:01Z', limit: 1 })).toEqual(['d']);
  log.clear();
  expect(log.list()).toEqual([]);
});

test('signatures are blotted out, and what callers write is cut', () => {
  const log = createRequestLog();
  log.add(line({ path: '/a/b?X-Amz-Date=1&X-Amz-Signature=secret&x-amz-signature=secret&y=2', at_ms: 1_500 }));
  expect(log.list()[0]).toMatchObject({
    path: '/a/b?X-Amz-Date=1&X-Amz-Signature=***&x-amz-signature=***&y=2',
    at: '1970-01-01T00:00:01.500Z',
  });
  log.add(line({ path: `/${'x'.repeat(10_000)}`, user_agent: 'y'.repeat(10_000) }));
  const [long] = log.list();
  expect([long!.path.length, long!.user_agent!.length]).toEqual([2_048, 2_048]);
});

test.each(['X-Amz-Signature', 'Signature', 'token'])('what a signed URL opens with is blotted out: %s', (name) => {
  const log = createRequestLog();
  log.add(line({ path: `/a/b?Expires=1&${name}=abc&x=1` }));
  expect(log.list()[0]!.path).toBe(`/a/b?Expires=1&${name}=***&x=1`);
});
