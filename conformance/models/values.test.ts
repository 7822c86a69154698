import { describe, expect, it } from 'vitest';
import { instantOf, sameId, textsOf, unitOf } from './values.ts';

const hostile = { id: 'a', toString: true, valueOf: null };

describe('what a target may send in the place of a text', () => {
  it.each([
    ['the same in upper case', 'A', 'a', true],
    ['a number and its digits', 7, '7', true],
    ['another', 'a', 'b', false],
    ['a record', hostile, 'a', false],
    ['a list', ['a'], 'a', false],
  ])('as an id: %s', (_, one, other, same) => {
    expect(sameId(one, other)).toBe(same);
    expect(sameId(other, one)).toBe(same);
  });

  it('as a time: no record is one', () => {
    expect(instantOf(hostile)).toBeNaN();
    expect(unitOf([hostile, '2026-01-01T00:00:00.25Z'])).toBe(10);
    expect(instantOf('2026-01-01T00:00:00')).toBe(Date.UTC(2026, 0));
  });

  it('as a list of texts: none with a record in it', () => {
    expect(textsOf(['a', 'b'])).toEqual(['a', 'b']);
    expect(textsOf(['a', hostile])).toBeUndefined();
    expect(textsOf('a')).toBeUndefined();
  });
});
