/** Search for the comparison that failed among those of a replay: without it a failure that is not seen again is not fixed. */
import { namesIn } from '../../src/json/pointer.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Fail, KnownFailed } from './verdict.ts';

/**
 * Looks for an answer to the same step of the same operation that shows the place that was wrong. An answer to a check's
 * own case may be of another class now, which the check compared; one that is judged by a rule for every answer may not.
 * @param replayed all exchanges of the replay; @returns what was not there, undefined where the comparison was made
 */
export function whyNotMadeAgain(
  failure: Pick<Fail | KnownFailed, 'exchange' | 'exchanges' | 'pointer' | 'seen_in'>,
  replayed: readonly Exchange[],
): string | undefined {
  const failed = failure.exchanges.find(({ number }) => number === failure.exchange);
  // Deliveries are told apart by nothing that stays.
  if (!failed?.received) return undefined;
  const { operation } = failed.request;
  const same = replayed.filter((one) => one.received && isSameStep(one, failed));
  if (same.length === 0) return `${operation} was not answered at this step (${failed.step})`;
  const alike = same.filter((one) => classOf(one) === classOf(failed));
  const may_differ = !failure.seen_in || classOf(failed) === 5;
  if (alike.length < same.length && may_differ) return undefined;
  if (alike.length === 0)
    return `${operation} answered ${same[0]!.received!.status}, and ${failed.received.status} before`;
  const { pointer } = failure;
  if (pointer === undefined || alike.some((one) => showsPlace(one, failed, pointer))) return undefined;
  return `${operation} shows nothing at ${pointer} any more`;
}

/** Names of steps may hold numbers and ids, which are others each time. */
function isSameStep(one: Exchange, other: Exchange): boolean {
  const nameOf = ({ step }: Exchange) => step.replace(/^first asking: /, '').replaceAll(/[0-9a-f-]{8,}|\d+/g, '*');
  const is_asked_alike = one.request.operation === other.request.operation && one.principal === other.principal;
  return is_asked_alike && nameOf(one) === nameOf(other);
}

function classOf({ received }: Exchange): number {
  return Math.floor((received?.status ?? 0) / 100);
}

/** The wrong place may be empty now, but not what it stood in; and a list that held items must hold some. */
function showsPlace(now: Exchange, before: Exchange, pointer: string): boolean {
  const names = namesIn(pointer);
  const around = names.slice(0, -1);
  if (placesIn(before, around).length > 0 && placesIn(now, around).length === 0) return false;
  const isFilled = (places: readonly unknown[]) => places.some((one) => Array.isArray(one) && one.length > 0);
  return !isFilled(placesIn(before, names)) || isFilled(placesIn(now, names));
}

/** Every value at such a place: any item stands for the one that a number names. Answers in either form. */
function placesIn({ decoded, received }: Exchange, names: readonly string[]): unknown[] {
  for (const answer of [decoded?.page, decoded?.record, decoded?.json, parsed(received?.body)]) {
    const found = names.reduce<unknown[]>(inside, [answer]).filter((one) => one !== undefined);
    if (found.length > 0) return found;
  }
  return [];
}

function inside(values: readonly unknown[], name: string): unknown[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return /^\d+$/.test(name) ? value : [];
    if (typeof value !== 'object' || value === null) return [];
    return [(value as Record<string, unknown>)[name]];
  });
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
