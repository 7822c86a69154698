import { describe, expect, it } from 'vitest';
import { isRoundingOf, sameDecimal } from './decimals.ts';

describe('decimals', () => {
  it.each([
    ['25.1', 25.1, true],
    ['+25.100', 25.1, true],
    ['2.51e1', 25.1, true],
    ['-0.0', 0, true],
    ['.5', 0.5, true],
    ['1e21', 1e21, true],
    ['25.100000000000001', 25.1, false],
    ['25.10000000000000142108547152020037174224853515625', 25.1, false],
    ['-25.1', 25.1, false],
    ['16777216', 16777217, false],
    ['', 0, false],
    ['ten', 10, false],
  ])('%s for %d: %s', (text, number, same) => {
    expect(sameDecimal(text, number)).toBe(same);
  });

  it.each([
    ['12.345678', true],
    ['12.34', true],
    ['12.35', true],
    ['12.3457', true],
    ['12.345678000000001', false],
    ['12.3', false],
    ['12', false],
    ['12.36', false],
    ['12.33', false],
  ])('%s is 12.345678, to two places or more: %s', (text, is_rounding) => {
    expect(isRoundingOf(text, 12.345678, 2)).toBe(is_rounding);
  });
});
