import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a window begins with the first request of a token and ends after its seconds', () => {
  const limit = createRateLimit({ requests: 2, per_s: 10 });
  const taken = [500, 600, 700, 5_500, 10_499].map((now_ms) => limit.take('a', now_ms));
  expect(taken).toEqual([undefined, undefined, 10, 5, 1]);
  expect(limit.take('b', 700)).toBeUndefined();
  expect([10_500, 10_501, 10_502].map((now_ms) => limit.take('a', now_ms))).toEqual([undefined, undefined, 10]);
});

test('a clock that was put back begins another window', () => {
  const limit = createRateLimit({ requests: 1, per_s: 10 });
  expect([5_000, 5_001, 0].map((now_ms) => limit.take('a', now_ms))).toEqual([undefined, 10, undefined]);
});

test('tokens that callers make up cost no more than so much memory', () => {
  const limit = createRateLimit({ requests: 1, per_s: 10 });
  limit.take('first', 0);
  for (let token = 0; token < 10_000; token++) limit.take(String(token), 1);
  expect(limit.take('9999', 2)).toBe(10);
  expect(limit.take('first', 2)).toBeUndefined();
});
