/** What a charge leaves of a balance, exactly. */
import { Decimal } from 'decimal.js';

/** Decimals of the interface have 64 characters at most: no sum of two of them has more digits than this. */
const Exact = Decimal.clone({ precision: 130 });
const plain = /^(0|[1-9]\d*)(\.\d+)?$/;

/**
 * The balance less the charge, with as many places after the point as the longer of them has.
 * @param charge a plain decimal, never negative
 * @throws RangeError for another charge
 */
export function charged(balance: string, charge: string): string {
  if (!plain.test(charge)) throw new RangeError(`a charge must be a plain decimal, not ${JSON.stringify(charge)}`);
  const [before, taken] = [new Exact(balance), new Exact(charge)];
  return taken.isZero() ? balance : before.minus(taken).toFixed(Math.max(placesOf(balance), placesOf(charge)));
}

function placesOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}
