import { expect, it } from 'vitest';
import { createWaits } from './waits.ts';

function timed(waits_s?: number) {
  let now_ms = 0;
  const waits = createWaits(waits_s, () => now_ms);
  return {
    waits,
    /** One after the other, each waited out. */
    waitOut(times: number, ms: number) {
      const said = Array.from({ length: times }, () => {
        const why = waits.take(ms);
        if (why === undefined) now_ms += ms;
        return why;
      });
      return said.filter((why) => why === undefined).length;
    },
  };
}

it('allows 60 s in vain, and begins anew with each answer of use', () => {
  const { waits, waitOut } = timed();
  expect(waitOut(5, 30_000)).toBe(2);
  expect(waits.take(1)).toBe('the target asked for 60 s of waits, and served nobody after them');
  waits.served();
  expect(waitOut(5, 30_000)).toBe(2);
});

it('allows 600 s in all, or what the target file says, to a target that serves after each', () => {
  for (const [given, most_s] of [
    [undefined, 600],
    [30, 30],
  ] as const) {
    const { waits, waitOut } = timed(given);
    let waited = 0;
    for (let time = 0; time < 700; time++) {
      waited += waitOut(1, 1_000);
      waits.served();
    }
    expect(waited).toBe(most_s);
    expect(waits.take(1)).toMatch(`the target asked for ${most_s} s of waits; give limits.requests_per_s`);
  }
});

it('counts waits side by side once', () => {
  const { waits } = timed(30);
  const said = Array.from({ length: 200 }, () => waits.take(20_000));
  expect(said.filter((why) => why !== undefined)).toEqual([]);
});
