/** Restrictions of a fault to some answers and events of a history. */
import { operations } from '../../../src/contract/operations.ts';
import type { StoredHistory } from '../../runner/stored-history.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { PrincipalName } from '../../target/target.ts';

export const only_words = ['page-3', 'second-organization', 'user-tokens', 'after-delete', 'on-repeat'] as const;
export type Only = (typeof only_words)[number];

/** Numbers of exchanges and of arrivals. */
export interface Some {
  exchanges: ReadonlySet<number>;
  arrivals: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

export function someOf(history: StoredHistory, only: Only): Some {
  switch (only) {
    case 'page-3':
      return { exchanges: thirdPages(history.exchanges), arrivals: none };
    case 'second-organization':
      return { exchanges: ofAnother(history), arrivals: none };
    case 'user-tokens':
      return { exchanges: byUsers(history), arrivals: none };
    case 'after-delete':
      return { exchanges: afterDeletions(history), arrivals: none };
    case 'on-repeat':
      return { exchanges: repeats(history.exchanges), arrivals: repeatedEvents(history) };
  }
}

/** The third page of a walk and those after it. */
function thirdPages(exchanges: readonly Exchange[]): Set<number> {
  const page_at = new Map<string, number>();
  const found = new Set<number>();
  const keyOf = (principal: string | null, path: string) => `${principal} ${path}`;
  for (const { number, principal, sent, decoded } of exchanges) {
    if (!decoded?.page) continue;
    const page = page_at.get(keyOf(principal, pathOf(sent.url, sent.url))) ?? 1;
    if (page >= 3) found.add(number);
    if (decoded.page.next !== null) page_at.set(keyOf(principal, pathOf(decoded.page.next, sent.url)), page + 1);
  }
  return found;
}

function pathOf(url: string, from: string): string {
  if (!URL.canParse(url, from)) return url;
  const { pathname, search } = new URL(url, from);
  return `${pathname}${search}`;
}

/** Asked for another organization than the owner's. */
function ofAnother({ run, exchanges }: StoredHistory): Set<number> {
  const owners = run.facts.principals.owner?.organization?.id;
  return numbersOf(exchanges, (one) => {
    const organization = organizationOf(run.facts.principals, one);
    return organization !== undefined && organization !== owners;
  });
}

/** In which it was asked, as far as the request tells. */
export function organizationOf(
  principals: StoredHistory['run']['facts']['principals'],
  { principal, request }: Pick<Exchange, 'principal' | 'request'>,
): string | undefined {
  return request.organization ?? principals[principal as PrincipalName]?.organization?.id;
}

function byUsers({ run, exchanges }: StoredHistory): Set<number> {
  return numbersOf(exchanges, ({ principal }) => run.facts.principals[principal as PrincipalName]?.kind === 'user');
}

/** Behind the first deletion of the same case. */
function afterDeletions({ cases, exchanges }: StoredHistory): Set<number> {
  const found = new Set<number>();
  for (const { exchanges: numbers } of cases) {
    let is_after = false;
    for (const number of numbers.toSorted((a, b) => a - b)) {
      const { request, decoded } = exchanges[number - 1]!;
      if (is_after) found.add(number);
      if (operations[request.operation].method === 'DELETE' && decoded?.outcome === 'success') is_after = true;
    }
  }
  return found;
}

/** Asked in the same words before. */
function repeats(exchanges: readonly Exchange[]): Set<number> {
  const asked = new Set<string>();
  return numbersOf(exchanges, ({ principal, sent }) => {
    const key = `${principal} ${sent.headers['x-organization-id']} ${sent.method} ${sent.url} ${sent.body}`;
    if (asked.has(key)) return true;
    asked.add(key);
    return false;
  });
}

/** Attempts after the first one of a delivery. */
function repeatedEvents({ arrivals }: StoredHistory): Set<number> {
  const met = new Set<string>();
  const found = new Set<number>();
  for (const { number, inbox, delivery_id } of arrivals.values()) {
    const key = `${inbox} ${delivery_id}`;
    if (met.has(key)) found.add(number);
    met.add(key);
  }
  return found;
}

function numbersOf(exchanges: readonly Exchange[], isAmong: (exchange: Exchange) => boolean): Set<number> {
  return new Set(exchanges.filter(isAmong).map(({ number }) => number));
}
