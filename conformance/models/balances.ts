/** The balance of an organization. The interface cannot read it, so the answers to updates must show it. Pure. */
import type { RequestDraft } from '../suite/context.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { exchangeAt, isRefused, isSuccess } from './steps.ts';
import { isSet } from './values.ts';

export type Balance = Record<string, unknown>;

export function updateRequest(body: Record<string, unknown>, organization?: string): RequestDraft {
  return { operation: 'updateBalance', body, ...(organization !== undefined && { organization }) };
}

/** A threshold that differs from the one to put back, by whole numbers: any currency has those. */
export function otherThreshold({ restore_threshold = 0 }: Facts, place: number): number {
  return Math.floor(restore_threshold) + place;
}

/** No balance was last changed then. */
export const long_ago = '2001-02-03T04:05:06.000Z';

/** The record that an update answers. */
export function balanceIn(exchange: Exchange | undefined): Balance | undefined {
  return isSuccess(exchange) ? exchange?.decoded?.record : undefined;
}

/** The number that a decimal text holds; undefined for any other value. */
export function amountOf(value: unknown): number | undefined {
  const is_written = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const amount = is_written ? Number(value) : Number.NaN;
  return Number.isNaN(amount) ? undefined : amount;
}

/** The threshold in the answer to an update, or in the record that a refusal shows, wherever it stands. */
export function thresholdIn(exchange: Exchange | undefined): number | undefined {
  const { record, json } = exchange?.decoded ?? {};
  if (isSuccess(exchange)) return amountOf(record?.low_balance_threshold);
  return isRefused(exchange) ? amountOf(recordIn(json)?.low_balance_threshold) : undefined;
}

/** The time of the last change of the balance, as an answer or a refusal shows it. */
export function updateShownBy(exchange: Exchange | undefined): string | undefined {
  const { record, json } = exchange?.decoded ?? {};
  const updated_at = (isSuccess(exchange) ? record : recordIn(json))?.updated_at;
  return typeof updated_at === 'string' ? updated_at : undefined;
}

/** The first object with a threshold in it that is a balance: it has an amount too. */
function recordIn(json: unknown): Balance | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const object = json as Record<string, unknown>;
  if (isSet(object.low_balance_threshold) && isSet(object.balance)) return object;
  for (const inner of Object.values(object)) {
    const found = recordIn(inner);
    if (found) return found;
  }
  return undefined;
}

/**
 * Ways to see a threshold without changing it: an update of an outdated record is refused with the current one by some,
 * and one that sends nothing changes nothing at others. Either is first tried where the threshold can be put
 * back.
 */
export const peeks = ['outdated', 'empty'] as const;
export type Peek = (typeof peeks)[number];

/** @param sent must not be what stands: it shows that nothing of it was taken */
export function peekRequest(peek: Peek, sent: number): RequestDraft {
  return updateRequest(peek === 'empty' ? {} : { low_balance_threshold: sent, updated_at: long_ago });
}

/** The answer to a peek shows the threshold that was set before. @param standing that one */
export function isPeek(exchange: Exchange | undefined, standing: number): boolean {
  return thresholdIn(exchange) === standing;
}

/** The successful answers of these steps, with their records. */
export function updatesOf(evidence: Pick<Evidence, 'exchanges'>, steps: readonly string[]): [Exchange, Balance][] {
  return steps.flatMap((step): [Exchange, Balance][] => {
    const exchange = exchangeAt(evidence, step);
    const balance = balanceIn(exchange);
    return exchange && balance ? [[exchange, balance]] : [];
  });
}
