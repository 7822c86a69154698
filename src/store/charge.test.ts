import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceAfterCharge, shownBalance, withDueCharges, withPendingCharge } from './charge.ts';

describe('a balance after a charge', () => {
  it.each([
    ['10.00', '0.125', '9.875'],
    ['10.00', '1', '9.00'],
    ['0.3', '0.1', '0.2'],
    ['1', '1', '0'],
    ['1', '1.00', '0.00'],
    ['0', '0.001', '-0.001'],
    ['-1.5', '1.5', '-3.0'],
    ['12.50', '0', '12.50'],
    ['12.50', '-1', '13.50'],
    ['-0.5', '-0.75', '0.25'],
    ['12.50', '0.0000', '12.50'],
    [
      '100000000000000000000000000000.1',
      '0.00000000000000000000000000001',
      '100000000000000000000000000000.09999999999999999999999999999',
    ],
    ['0.0000001', '0.00000001', '0.00000009'],
  ])('%s less %s is %s', (balance, charge, left) => {
    expect(balanceAfterCharge(balance, charge)).toBe(left);
  });

  it.each(['--1', '-', '+1', '1e2', '', ' 1', '1,5', 'NaN', 'Infinity', '.5', '1.', '01'])(
    'cannot be: %j',
    (charge) => {
      expect(() => balanceAfterCharge('10', charge)).toThrow(RangeError);
    },
  );

  it('is what whole numbers of the smallest part give', () => {
    const places = fc.nat(20);
    const digits = fc.bigInt({ min: 0n, max: 10n ** 40n });
    fc.assert(
      fc.property(digits, digits, places, places, (before, taken, before_places, taken_places) => {
        const all = Math.max(before_places, taken_places);
        const left = balanceAfterCharge(written(before, before_places), written(taken, taken_places));
        const expected = before * 10n ** BigInt(all - before_places) - taken * 10n ** BigInt(all - taken_places);
        const [whole, fraction = ''] = left.split('.');
        expect(BigInt(`${whole}${fraction.padEnd(all, '0')}`)).toBe(expected);
      }),
    );
  });
});

describe('charges that are taken later', () => {
  const balance = {
    id: '0c000000-0000-4000-8000-000000000001',
    org_id: '0c000000-0000-4000-8000-000000000002',
    balance: '10',
    low_balance_threshold: '0',
    low_balance_notified_at: null,
    created_at: '2025-01-06T08:00:00.000Z',
    updated_at: '2025-01-06T08:00:00.000Z',
  };
  const [first, second] = ['2026-01-05T09:30:00.000Z', '2026-01-05T09:31:00.000Z'];
  const kept = withPendingCharge(withPendingCharge(balance, { due_at: first, charge: '1' }), {
    due_at: second,
    charge: '0.5',
  });

  it('change nothing that anybody sees until they are due', () => {
    expect(shownBalance(kept)).toEqual(balance);
    expect(withDueCharges(kept, '2026-01-05T09:29:59.999Z')).toBeUndefined();
  });

  it('are taken once, each at its time', () => {
    const after = withDueCharges(kept, first)!;
    expect(shownBalance(after)).toEqual({ ...balance, balance: '9' });
    expect(withDueCharges(after, first)).toBeUndefined();
    expect(shownBalance(withDueCharges(after, second)!)).toEqual({ ...balance, balance: '8.5' });
    expect(shownBalance(withDueCharges(kept, second)!)).toEqual({ ...balance, balance: '8.5' });
  });
});

function written(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
