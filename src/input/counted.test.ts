import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('has one thing, and none or several things', () => {
  expect([0, 1, 2].map((count) => counted(count, 'check'))).toEqual(['0 checks', '1 check', '2 checks']);
  expect([1, 3].map((count) => counted(count, 'check is', 'checks are'))).toEqual(['1 check is', '3 checks are']);
});
