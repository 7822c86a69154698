/** The scopes of a user in an organization, as `getMe` lists them. */
import type { Evidence } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { exchangeAt } from './steps.ts';
import { sameId } from './values.ts';

export const workflow_scopes = {
  createGraphWorkflow: 'graph-workflows:create',
  deleteGraphWorkflow: 'graph-workflows:delete',
} as const;

/**
 * The scopes that `memberships` lists for an organization, in all entries that name it: there may be one for each role.
 * Undefined where the answer shows none for it.
 */
export function scopesIn(me: Exchange | undefined, organization: string | undefined): string[] | undefined {
  if (organization === undefined) return undefined;
  const lists = membershipsIn(me).flatMap((each) =>
    sameId(each?.org?.id, organization) && Array.isArray(each?.scopes) ? [each.scopes as unknown[]] : [],
  );
  return lists.length > 0 ? lists.flat().filter((scope) => typeof scope === 'string') : undefined;
}

interface Membership {
  org?: { id?: unknown };
  scopes?: unknown;
}

function membershipsIn(me: Exchange | undefined): (Membership | null)[] {
  const memberships = me?.decoded?.record?.memberships;
  return Array.isArray(memberships) ? (memberships as (Membership | null)[]) : [];
}

/** A list surely lacks a scope; one that stands for several, such as `graph-workflows:*`, may hold it. */
export function lacksScope(scopes: readonly string[] | undefined, scope: string): boolean {
  if (scopes === undefined) return false;
  const named = scopes.filter((each) => each !== '');
  return !named.some((each) => each.toLowerCase() === scope || !isPlain(each));
}

/** Names one right: no pattern, no word for everything, and no bundle of rights on workflows. */
function isPlain(scope: string): boolean {
  if (!/^[\w-]+[:./][\w.:/-]+$/.test(scope) || /(^|[^a-z])(all|any|admin|full|owner)([^a-z]|$)/i.test(scope))
    return false;
  return !/work.?flow.*(write|manage)/i.test(scope);
}

/** The scopes that the step `me` lists for an organization. */
export function listedScopes(evidence: Evidence, organization: string | undefined): string[] | undefined {
  return scopesIn(exchangeAt(evidence, 'me'), organization);
}

/** The step `me` lists memberships, and none of them in this organization. */
export function listsAnotherThan(evidence: Evidence, organization: string | undefined): boolean {
  const ids = membershipsIn(exchangeAt(evidence, 'me')).flatMap((each) => each?.org?.id ?? []);
  return ids.length > 0 && !ids.some((id) => sameId(id, organization));
}
