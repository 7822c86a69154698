import { describe, expect, test } from 'vitest';
import type { SendResult } from './delivery-engine.ts';
import { delivery_rules, waitBeforeNext } from './delivery-rules.ts';

const answered = (status: number): SendResult => ({ kind: 'answered', status, body: '', took_ms: 1 });
const failed = (reason: 'timeout' | 'network'): SendResult => ({ kind: 'failed', reason, message: '', took_ms: 1 });

describe('after what an attempt is made again', () => {
  test.each<[string, SendResult, callback: boolean, webhook: boolean]>([
    ['200', answered(200), false, false],
    ['204', answered(204), false, false],
    ['299', answered(299), false, false],
    ['300', answered(300), false, true],
    ['302', answered(302), false, true],
    ['400', answered(400), false, true],
    ['404', answered(404), false, true],
    ['410', answered(410), false, true],
    ['429', answered(429), false, true],
    ['499', answered(499), false, true],
    ['500', answered(500), true, true],
    ['503', answered(503), true, true],
    ['599', answered(599), true, true],
    ['a status that HTTP does not have', answered(700), true, true],
    ['a timeout', failed('timeout'), true, true],
    ['a network error', failed('network'), true, true],
  ])('%s', (_name, result, callback, webhook) => {
    expect(waitBeforeNext(delivery_rules.callback, 1, result) !== undefined).toBe(callback);
    expect(waitBeforeNext(delivery_rules.webhook, 1, result) !== undefined).toBe(webhook);
  });
});

test('the waits double, and end with the last attempt', () => {
  const waits = (channel: 'callback' | 'webhook') =>
    [1, 2, 3, 4, 5, 6].map((made) => waitBeforeNext(delivery_rules[channel], made, answered(500)));
  expect(waits('callback')).toEqual([1_000, 2_000, undefined, undefined, undefined, undefined]);
  expect(waits('webhook')).toEqual([1_000, 2_000, 4_000, 8_000, undefined, undefined]);
});
