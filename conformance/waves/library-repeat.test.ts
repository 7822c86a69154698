import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../suite/scenario.ts';
import { libraryRepeat } from './library-repeat.ts';

const same = { digest: 'a', request_id: 'r' };
const lost = { number: 1, at_ms: 0, lag_ms: 0, answer: 'reset' as ReceiverAnswer, ...same };
const later = (at_ms: number, lag_ms = 0, more: object = {}) => ({ at_ms, lag_ms, ...same, ...more });

it.each([
  ['at once', [lost], later(20)],
  ['at once, and accepted late', [lost], later(700, 600)],
  ['of a repeat', [lost, { ...lost, number: 2, at_ms: 15, repeat_of: 1 }], later(40)],
  ['of an answer that was cut', [{ ...lost, answer: 'cut' as const }], later(20)],
])('an equal request behind a lost connection is its library’s: %s', (_, before, arrival) => {
  expect(libraryRepeat(before, arrival, false)?.number).toBe(1);
});

it.each([
  ['behind a second, as a sender waits', [lost], later(1_010)],
  ['behind a second, accepted up to three seconds late', [lost], later(1_300, 3_000)],
  [
    'soon behind one that was accepted late, from whose start a sender may count',
    [{ ...lost, lag_ms: 900 }],
    later(100),
  ],
  ['with another id', [lost], later(20, 0, { request_id: 'other' })],
  ['with other bytes', [lost], later(20, 0, { digest: 'b' })],
  ['behind an answer', [{ ...lost, answer: 503 }], later(20)],
  ['as the first', [], later(20)],
])('an attempt of the sender is another one: %s', (_, before, arrival) => {
  expect(libraryRepeat(before, arrival, false)).toBeUndefined();
});

it('nothing is late where the suite steps the clock', () => {
  expect(libraryRepeat([{ ...lost, lag_ms: 900 }], later(100), true)?.number).toBe(1);
  expect(libraryRepeat([lost], later(700, 600), true)).toBeUndefined();
});
