import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passed } from '../testing/written-report.support.ts';
import { withTimes } from './times.ts';

const verdict = passed('lists/a');

it('cases side by side count once, and a pause between two requests of a case counts', () => {
  const exchanges = [
    { at_ms: 0, took_ms: 10 },
    { at_ms: 90, took_ms: 10 },
    { at_ms: 50, took_ms: 100 },
    { at_ms: 500, took_ms: 5 },
  ];
  const cases = [
    { check: 'lists/a', exchanges: [1, 2] },
    { check: 'lists/a', exchanges: [3] },
    { check: 'lists/a', exchanges: [4] },
  ];
  expect(withTimes([verdict, passed('lists/b')], { cases, exchanges }).map(({ took_ms }) => took_ms)).toEqual([
    155,
    undefined,
  ]);
});

it('no check takes longer than from its first request to its last answer', () => {
  const exchange = fc.record({ at_ms: fc.nat(1_000), took_ms: fc.nat(1_000) });
  fc.assert(
    fc.property(fc.array(exchange, { minLength: 1 }), (exchanges) => {
      const cases = exchanges.map((_, index) => ({ check: 'lists/a', exchanges: [index + 1] }));
      const took_ms = withTimes([verdict], { cases, exchanges })[0]!.took_ms;
      const end = Math.max(...exchanges.map((one) => one.at_ms + one.took_ms));
      const begin = Math.min(...exchanges.map((one) => one.at_ms));
      expect(took_ms).toBeLessThanOrEqual(end - begin);
      expect(took_ms).toBeGreaterThanOrEqual(Math.max(...exchanges.map((one) => one.took_ms)));
    }),
  );
});
