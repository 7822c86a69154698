/** Organizations and invitations as an account shows them, written from section 2. */
import { isSet, sameId } from './values.ts';

export interface Membership {
  organization: string;
  role_code: unknown;
  scopes: readonly string[] | undefined;
}

/** The memberships that name an organization; what has no such shape is the finding of the checks of schemas. */
export function membershipsIn(value: unknown): Membership[] {
  if (!Array.isArray(value)) return [];
  return (value as ({ org?: { id?: unknown }; role_code?: unknown; scopes?: unknown } | null)[]).flatMap((one) => {
    const id = one?.org?.id;
    if (typeof id !== 'string') return [];
    const scopes = Array.isArray(one?.scopes) ? one.scopes.filter((scope) => typeof scope === 'string') : undefined;
    return [{ organization: id.toLowerCase(), role_code: one?.role_code, scopes }];
  });
}

/** Invitations have no stated shape: an array of objects, or a list of pages, is read; anything else is nobody's. */
export function invitationsIn(value: unknown): Record<string, unknown>[] | undefined {
  const list = Array.isArray(value) ? value : (value as { items?: unknown } | null | undefined)?.items;
  if (!Array.isArray(list)) return undefined;
  return list.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
}

/** The members of an invitation that hold an address, in the case of the address or another. */
export function membersWith(invitation: Record<string, unknown>, email: string): string[] {
  const isIt = (value: unknown) => typeof value === 'string' && sameAddress(value, email);
  return Object.keys(invitation).filter((name) => isIt(invitation[name]));
}

export function sameAddress(one: unknown, other: unknown): boolean {
  return isSet(one) && isSet(other) && sameId(one, other);
}
