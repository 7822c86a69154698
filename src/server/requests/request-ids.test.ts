import { expect, test } from 'vitest';
import { createRequestIds } from './request-ids.ts';

const drawn = (seed: string, count: number) => Array.from({ length: count }, createRequestIds(seed));

test('request ids are UUIDs of version 4, each another', () => {
  const ids = drawn('1', 2_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(2_000);
});

test('the same seed gives the same, another seed others', () => {
  expect(drawn('1', 600)).toEqual(drawn('1', 600));
  const others = new Set(drawn('2', 600));
  expect(drawn('1', 600).filter((id) => others.has(id))).toEqual([]);
});
