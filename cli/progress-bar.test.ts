import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barText, endByPace } from './progress-bar.ts';

const state = { share: 0.5, done: 140, of: 281, area: 'pagination', failed: 0, left_ms: 12_300 };

describe('barText', () => {
  it.each([
    [79, { ...state, failed: 2 }, '[########........]  140/281 checks  about 15 s left  2 failed  pagination'],
    [79, { ...state, left_ms: undefined }, '[########........]  140/281 checks  pagination'],
    [
      79,
      { ...state, share: 1, done: 281, left_ms: 0 },
      '[################]  281/281 checks  about 5 s left  pagination',
    ],
    [
      79,
      { ...state, share: 0, done: 0, left_ms: 58_000 },
      '[................]    0/281 checks  about 1 min left  pagination',
    ],
    [39, state, '140/281 checks  about 15 s left'],
    [20, state, '140/281 checks'],
  ])('in %i columns shows %o as %s', (columns, given, text) => {
    expect(barText(given, columns)).toBe(text);
  });

  it('is never longer than its columns, nor of two lines, and always tells the count where it has room', () => {
    const states = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      done: fc.nat(999),
      of: fc.integer({ min: 100, max: 999 }),
      area: fc.stringMatching(/^[a-z-]{0,60}$/),
      failed: fc.nat(99),
      left_ms: fc.option(fc.nat(100_000_000), { nil: undefined }),
    });
    fc.assert(
      fc.property(states, fc.integer({ min: 30, max: 200 }), (given, columns) => {
        const text = barText(given, columns);
        expect(text.length).toBeLessThanOrEqual(columns);
        expect(text).toContain(`${given.done}/${given.of} checks`);
      }),
    );
  });
});

describe('endByPace', () => {
  it('knows no end before a pace is known', () => {
    expect(endByPace(undefined, 0.5, 1_999)).toBeUndefined();
    expect(endByPace(undefined, 0.01, 60_000)).toBeUndefined();
    expect(endByPace(undefined, 0.25, 10_000)).toBe(40_000);
  });

  it('tells a new end where the pace has changed by much', () => {
    expect(endByPace(40_000, 0.25, 11_000)).toBe(40_000);
    expect(endByPace(40_000, 0.25, 20_000)).toBe(80_000);
  });

  it('changes its word twice at most in a minute whose pace swings by a tenth', () => {
    const seconds = 60;
    const work = fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: seconds, maxLength: seconds });
    fc.assert(
      fc.property(work, (each_second) => {
        const told = new Set<number>();
        let end_ms: number | undefined;
        let done = 0;
        for (const [second, more] of each_second.entries()) {
          done += more;
          end_ms = endByPace(end_ms, done / seconds, (second + 1) * 1_000);
          if (end_ms !== undefined) told.add(end_ms);
        }
        expect(told.size).toBeGreaterThan(0);
        expect(told.size).toBeLessThanOrEqual(3);
      }),
    );
  });
});
