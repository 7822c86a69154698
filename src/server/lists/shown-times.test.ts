import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptConditions, keptTime } from './shown-times.ts';

const time = (ms: number) => new Date(ms).toISOString();
const compare = {
  eq: (one: number, other: number) => one === other,
  gt: (one: number, other: number) => one > other,
  gte: (one: number, other: number) => one >= other,
  lt: (one: number, other: number) => one < other,
  lte: (one: number, other: number) => one <= other,
};
type Comparison = keyof typeof compare;

describe('a condition on times that are shown with fewer digits', () => {
  it('holds of a kept time where it holds of what is shown', () => {
    const ms = fc.integer({ min: 1_767_605_398_000, max: 1_767_605_402_000 });
    const operators = Object.keys(compare) as Comparison[];
    fc.assert(
      fc.property(ms, ms, fc.constantFrom(...operators), fc.constantFrom(1, 10, 100, 1000), (kept, sent, op, unit) => {
        const terms = keptConditions({ field: 'at', operator: op, value: time(sent) }, { time_unit_ms: unit });
        const holds = terms.every(({ operator, value }) =>
          compare[operator as Comparison](kept, Date.parse(value as string)),
        );
        expect(holds).toBe(compare[op](Math.floor(kept / unit) * unit, sent));
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it.each([
    ['a time without an offset', '2026-01-05T09:30:01', '2026-01-05T09:30:01.999Z'],
    ['the last second that there is', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999Z'],
  ])('reads %s', (_, value, last) => {
    const [, until] = keptConditions({ field: 'at', operator: 'eq', value }, { time_unit_ms: 1000 });
    expect(until).toEqual({ field: 'at', operator: 'lte', value: last });
  });

  it.each([
    ['null', { field: 'at', operator: 'eq', value: null }],
    ['several', { field: 'at', operator: 'in', value: ['2026-01-05T09:30:01Z'] }],
    ['what is no time', { field: 'at', operator: 'eq', value: 'yesterday' }],
    ['a pattern', { field: 'at', operator: 'like', value: '2026%' }],
  ] as const)('leaves %s as it is', (_, condition) => {
    expect(keptConditions(condition, { time_unit_ms: 1000 })).toEqual([condition]);
  });
});

describe('a time that is sent back', () => {
  const kept = '2026-01-05T09:30:01.234Z';
  it.each([
    ['the whole second', '2026-01-05T09:30:01.000Z', 1000, kept],
    ['the second before', '2026-01-05T09:30:00.999Z', 1000, '2026-01-05T09:30:00.999Z'],
    ['in whole milliseconds', '2026-01-05T09:30:01.233Z', 1, '2026-01-05T09:30:01.233Z'],
  ])('%s', (_, sent, time_unit_ms, meant) => {
    expect(keptTime(sent, kept, { time_unit_ms })).toBe(meant);
  });
});
