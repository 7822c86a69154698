import { InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { replies, replyTo } from './replies.ts';

it('reads statuses and words, and repeats the last one', () => {
  const script = replies('500, reset,hang,forward,204');
  expect(script).toEqual([500, 'reset', 'hang', 'forward', 204]);
  expect([0, 1, 4, 5, 99].map((number) => replyTo(script, number))).toEqual([500, 'reset', 204, 204, 204]);
});

it.each(['', '200,', '199', '600', '20', '2000', 'ok', '1e2', '-200'])('refuses %j', (text) => {
  expect(() => replies(text)).toThrow(InvalidArgumentError);
});
