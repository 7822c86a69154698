/** Rights of a user in other organizations than the one that is acted in. */
import type { Parts } from '../../src/server/parts.ts';
import type { TokenRow } from '../../src/store/rows.ts';

export async function mayAnywhere({ kind, user_id }: TokenRow, parts: Parts): Promise<boolean> {
  if (kind !== 'user') return false;
  const memberships = await parts.store.membershipsOf(user_id);
  return memberships.some(({ scopes }) => scopes.includes('graph-workflows:delete'));
}

/** Tells whether a user who acts here may edit workflows. */
export async function mayEdit({ kind, user_id }: TokenRow, parts: Parts): Promise<boolean> {
  if (kind !== 'user') return false;
  const memberships = await parts.store.membershipsOf(user_id);
  return memberships.every(({ scopes }) => scopes.includes('graph-workflows:edit'));
}
