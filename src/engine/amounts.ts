/** Amounts of money in decimal arithmetic that never goes through a binary fraction. */
import { Decimal } from 'decimal.js';

/**
 * Decimal numbers whose sums and products are exact: 200 rules of 64 digits each multiply to fewer digits than this.
 * The library's own precision of 20 would round in between, and then the order of factors would show.
 */
export const Exact = Decimal.clone({ defaults: true, precision: 20_000 });
export type Exact = Decimal;

/** Decimal places that an amount keeps. Prices of 4 places, seconds of 3 and eight factors of 2 need 23. */
export const amount_places = 24;

/** The digits that a record has room for, less the places, the point and the sign. */
const most_whole_digits = 64 - amount_places - 2;

/** To the places that an amount keeps, half to even. */
export function rounded(amount: Exact): Exact {
  return amount.toDecimalPlaces(amount_places, Decimal.ROUND_HALF_EVEN);
}

/** The number in plain digits: no exponent, no zeros at the end, and never `-0`. */
export function digits(amount: Exact): string {
  return amount.isZero() ? '0' : amount.toFixed();
}

/**
 * An amount that was worked out, in plain digits, as records hold it.
 * @throws RangeError when it is too long for a record, or no number
 */
export function plainDecimal(amount: Exact): string {
  if (!amount.isFinite() || amount.abs().gte(`1e${most_whole_digits}`)) {
    throw new RangeError(`an amount must be smaller than 10 to the power of ${most_whole_digits}`);
  }
  return digits(amount);
}
