import { expect, it } from 'vitest';
import { answered } from '../testing/written-evidence.support.ts';
import { failed, written } from '../testing/written-report.support.ts';
import type { Fail } from '../verdicts/verdict.ts';
import { renderJson } from './report.ts';

const long = (number: number, chars: number) => {
  const one = answered(`step/${number}`, 'listAssets', 200, {});
  return { ...one, number, received: { ...one.received!, body: 'x'.repeat(chars) } };
};
const kept = (failure: Fail) => written('a', [failure]).report.verdicts[0] as Fail;

it('a short story stays as it is', () => {
  const failure = failed('lists/a', { exchanges: [long(1, 100), long(2, 100)], exchange: 2 });
  expect(kept(failure).exchanges).toEqual(failure.exchanges);
  expect(kept(failure)).not.toHaveProperty('left_out');
});

it('a long body is shortened, and what was made of it is left out', () => {
  const [one] = kept(failed('lists/a', { exchanges: [long(1, 1_000_000)] })).exchanges;
  expect(one!.received!.body).toMatch(/^x{16384}… \(1000000 characters\)$/);
  expect(one).not.toHaveProperty('decoded');
});

it('of a long story the exchanges before the telling one stay, and the others are counted', () => {
  const exchanges = Array.from({ length: 200 }, (_, index) => long(index + 1, 10_000));
  const found = kept(failed('lists/a', { exchanges, exchange: 150 }));
  const numbers = found.exchanges.map(({ number }) => number);
  expect(numbers).toContain(150);
  expect(Math.max(...numbers)).toBe(150);
  expect(found.left_out).toEqual({ exchanges: 200 - numbers.length });
});

it('values are shortened, and the case that is replayed is not', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => index);
  const found = kept(failed('lists/a', { actual: list, case: list, message: 'm'.repeat(5_000) }));
  expect(found.actual).toMatch(/^\[0,1,2,.*characters\)$/);
  expect(found.message).toHaveLength(2_019);
  expect(found.case).toEqual(list);
  expect(found.left_out).toEqual({ shortened: 2 });
});

it('forty failures of large pages are less than ten megabytes', () => {
  const exchanges = Array.from({ length: 30 }, (_, index) => long(index + 1, 500_000));
  const { report } = written(
    'a',
    Array.from({ length: 40 }, (_, index) => failed(`lists/${index}`, { exchanges })),
  );
  expect(renderJson(report).length).toBeLessThan(10_000_000);
});
