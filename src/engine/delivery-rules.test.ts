import { describe, expect, test } from 'vitest';
import { countedResult, type DeliveryRule, waitBeforeNext } from './delivery-rules.ts';
import { reference_manners } from './event-manners.ts';
import type { SendResult } from './sending.ts';

const answered = (status: number): SendResult => ({ kind: 'answered', status, body: '', took_ms: 1 });
const rules = { callback: reference_manners.callback.rule, webhook: reference_manners.webhook.rule };
const usual = { now_ms: 0, draw: () => 0 };
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
    expect(waitBeforeNext(rules.callback, 1, result, usual) !== undefined).toBe(callback);
    expect(waitBeforeNext(rules.webhook, 1, result, usual) !== undefined).toBe(webhook);
  });
});

test('the waits double, and end with the last attempt', () => {
  const waits = (channel: 'callback' | 'webhook') =>
    [1, 2, 3, 4, 5, 6].map((made) => waitBeforeNext(rules[channel], made, answered(500), usual));
  expect(waits('callback')).toEqual([1_000, 2_000, undefined, undefined, undefined, undefined]);
  expect(waits('webhook')).toEqual([1_000, 2_000, 4_000, 8_000, undefined, undefined]);
});

test.each([
  [300, 700],
  [5_000, 0],
])('a wait from the start of an attempt of %i ms has %i ms left', (took_ms, left_ms) => {
  const rule: DeliveryRule = { ...rules.webhook, wait_from: 'start' };
  expect(waitBeforeNext(rule, 1, { ...answered(500), took_ms }, usual)).toBe(left_ms);
});

describe('a wait', () => {
  const rule = (backoff: Partial<DeliveryRule['backoff']>): DeliveryRule => ({
    ...rules.webhook,
    attempts: 50,
    backoff: { ...rules.webhook.backoff, ...backoff },
  });
  /** Both ends of what chance may make of it. */
  const ends = (backoff: Partial<DeliveryRule['backoff']>, made: number) =>
    [() => 0, (below: number) => below - 1].map((draw) =>
      waitBeforeNext(rule(backoff), made, answered(500), { now_ms: 0, draw }),
    );

  test('is what chance makes of the whole', () => {
    expect(ends({ jitter: 'none' }, 3)).toEqual([4_000, 4_000]);
    expect(ends({ jitter: 'full' }, 3)).toEqual([0, 4_000]);
    expect(ends({ jitter: 'equal' }, 3)).toEqual([2_000, 4_000]);
    expect(ends({ jitter: 'equal', cap_ms: 3_000 }, 3)).toEqual([1_500, 3_000]);
  });

  test('stays a time that can be told, whatever the schedule comes to', () => {
    expect(ends({ first_ms: 3_600_000, factor: 10 }, 49)).toEqual([7 * 86_400_000, 7 * 86_400_000]);
  });

  test.each([
    ['7', 7_000],
    [' 7 ', 7_000],
    ['0', 1_000],
    ['86400', 3_600_000],
    ['Mon, 05 Jan 2026 09:30:20 GMT', 20_000],
    ['Mon, 05 Jan 2026 09:29:00 GMT', 1_000],
    ['-5', 1_000],
    ['soon', 1_000],
  ])('that a receiver asks for with Retry-After: %s is %i ms where it is heeded', (retry_after, expected) => {
    const now_ms = Date.parse('2026-01-05T09:30:00.000Z');
    const result: SendResult = { kind: 'answered', status: 503, body: '', took_ms: 1, retry_after };
    const wait = (heeds_ms: number) =>
      waitBeforeNext({ ...rules.webhook, heeds_ms }, 1, result, { now_ms, draw: () => 0 });
    expect(wait(3_600_000)).toBe(expected);
    expect(wait(0)).toBe(1_000);
  });
});

test('an answer that breaks off behind the head of a 2xx, and only that, may be enough', () => {
  const broken = (status?: number, reason: 'network' | 'timeout' = 'network'): SendResult => ({
    ...{ kind: 'failed', reason, message: 'cut', took_ms: 4 },
    ...(status !== undefined && { status }),
  });
  const enough = { ...rules.webhook, head_is_enough: true };
  expect(countedResult(enough, broken(202))).toEqual({ kind: 'answered', status: 202, body: '', took_ms: 4 });
  for (const result of [broken(500), broken(), broken(200, 'timeout')])
    expect(countedResult(enough, result)).toBe(result);
  expect(countedResult(rules.webhook, broken(202))).toMatchObject({ kind: 'failed' });
});
