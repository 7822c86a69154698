/** Servers that grant a user of one organization less than a key, and than a user of several. */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';
import type { TokenRow } from '../../src/store/rows.ts';

export async function isUserOfOne({ store }: Pick<Parts, 'store'>, { kind, user_id }: TokenRow): Promise<boolean> {
  return kind === 'user' && (await store.membershipsOf(user_id)).length === 1;
}

/** Users of one organization are refused some operations. */
export function withUsersRefused(
  parts: Parts,
  of: readonly OperationId[],
  why = () => new Refused('missing_scope'),
): Parts {
  return {
    ...parts,
    async authorize(world, operation, request, token) {
      if (of.includes(operation.id) && (await isUserOfOne(parts, token))) throw why();
      return parts.authorize(world, operation, request, token);
    },
  };
}

/** Users who may neither read runs nor make assets and folders are shown the maker of nothing. */
export const apart_from_unread_runs = {
  'folders/read-after-create--assets-and-folders-by-keys-alone': 'no user is shown anything that it made',
};

/** Checks that come to nothing where users may rate runs and read none. */
export const costs_of_unread_runs = {
  'feedback/any-run': 'a run that its batch or its user alone may be shown is read as who rates it',
  'feedback/before-end': 'it reads the run while it goes on, as who rates it',
};

/** Operations for which such users lack the scope answer 404. */
export function hiddenFromUsers(...of: readonly OperationId[]) {
  return {
    choices: { codes: { for: Object.fromEntries(of.map((id) => [id, { missing_scope: 404 as const }])) } },
    applyTo: (parts: Parts) => withUsersRefused(parts, of),
  };
}
