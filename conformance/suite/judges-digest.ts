/** Version of the judges beside that of the kit: two builds of one version may have other checks. */
import { createHash } from 'node:crypto';
import type { Check } from './check.ts';

/** SHA-256 over the ids, clauses, codes and versions of the checks, in hexadecimal. @param checks all of a kit */
export function judgesDigest(checks: readonly Check[]): string {
  const told = checks
    .map(({ id, since, clauses, codes }) => [id, since, [...clauses].toSorted(), Object.entries(codes).toSorted()])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
