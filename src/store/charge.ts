/** Balance after a charge, exactly; and charges that are taken later. */
import { Decimal } from 'decimal.js';
import type { BalanceRow } from './rows.ts';

/** Decimals of the interface have 64 characters at most: no sum of two of them has more digits than this. */
const Exact = Decimal.clone({ precision: 130 });
const plain = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/**
 * The balance less the charge, with as many places after the point as the longer of them has.
 * @param charge a plain decimal; one below nothing is given back
 * @throws RangeError for another charge
 */
export function balanceAfterCharge(balance: string, charge: string): string {
  if (!plain.test(charge)) throw new RangeError(`a charge must be a plain decimal, not ${JSON.stringify(charge)}`);
  const [before, taken] = [new Exact(balance), new Exact(charge)];
  return taken.isZero() ? balance : before.minus(taken).toFixed(Math.max(placesOf(balance), placesOf(charge)));
}

function placesOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

export interface KeptBalance extends BalanceRow {
  /** Charges of runs that have ended, in the order of their end. */
  pending_charges?: readonly PendingCharge[];
}

interface PendingCharge {
  due_at: string;
  charge: string;
}

/** The balance as anybody sees it. */
export function shownBalance({ pending_charges: _, ...balance }: KeptBalance): BalanceRow {
  return balance;
}

/** The balance with one charge more to be taken. */
export function withPendingCharge(balance: KeptBalance, pending: PendingCharge): KeptBalance {
  return { ...balance, pending_charges: [...(balance.pending_charges ?? []), pending] };
}

/** The balance when all that is due by then has been taken; undefined where nothing is. */
export function withDueCharges(balance: KeptBalance, at: string): KeptBalance | undefined {
  const { pending_charges = [] } = balance;
  const due = pending_charges.filter(({ due_at }) => due_at <= at);
  if (due.length === 0) return undefined;
  return {
    ...balance,
    balance: due.reduce((left, { charge }) => balanceAfterCharge(left, charge), balance.balance),
    pending_charges: pending_charges.filter(({ due_at }) => due_at > at),
  };
}
