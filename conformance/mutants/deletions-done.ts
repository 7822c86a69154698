/** Deletions that are marked otherwise, or done for callers whom the guard refuses. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { Parts } from '../../src/server/parts.ts';
import type { TokenRow } from '../../src/store/rows.ts';
import { withPart } from './changed-parts.ts';
import { withRefusalsTold, withStrangersMet } from './other-callers.ts';

/** The method of the store for each. */
const methods = {
  deleteAsset: 'softDeleteAsset',
  deleteAssetFolder: 'softDeleteFolder',
  deleteGraphWorkflow: 'softDeleteWorkflow',
} as const;

interface Marks {
  at: string;
  by: string | null;
}

/** A deletion is marked with another time or deleter. */
export function withMarks(parts: Parts, of: keyof typeof methods, change: (marks: Marks) => Marks): Parts {
  const method = methods[of];
  return withPart(parts, 'store', (store) => ({
    [method]: (id: string, marks: Marks) => store[method](id, change(marks)),
  }));
}

function remove(parts: Parts, of: keyof typeof methods, { path }: CanonicalRequest, by: string | null) {
  return parts.store[methods[of]](path.id!, { at: new Date(parts.clock.now_ms()).toISOString(), by });
}

/** A deletion is done for strangers before the guard refuses them. */
export function withDeletionFirst(
  parts: Parts,
  of: keyof typeof methods,
  isLetIn: (authorization: string | undefined) => boolean = () => true,
): Parts {
  return withStrangersMet(
    parts,
    (operation, authorization) => operation === of && isLetIn(authorization),
    (request) => remove(parts, of, request, null),
  );
}

/** A deletion is done for callers whom the guard has refused. */
export function withRefusedDeleted(
  parts: Parts,
  of: keyof typeof methods,
  isMeant: (token: TokenRow, request: CanonicalRequest) => boolean = () => true,
): Parts {
  return withRefusalsTold(parts, of, (request, token) =>
    isMeant(token, request) ? remove(parts, of, request, token.user_id) : undefined,
  );
}
