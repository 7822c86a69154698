/** Which fields a list can be filtered or sorted by, as far as the target file says. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { chosen } from '../../src/choices/choices.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';

/** False only where the target file names the fields, and this one is not among them. */
export function isOffered(
  { choices }: Pick<Facts, 'choices'>,
  use: 'sort' | 'filter' | 'project',
  field: string,
  operation: OperationId = 'listAssets',
): boolean {
  const fields = chosen(choices, 'lists.queryable_fields', operation)?.[use];
  return !Array.isArray(fields) || fields.includes(field);
}

/** Narrows the list of assets to those of a media type that no other asset has. */
export function ofMediaType(mime_type: string): CanonicalQuery {
  return { filter: [{ field: 'mime_type', operator: 'eq', value: mime_type }] };
}

/** The same, or by their ids where the target file rules out the media type and offers those. */
export function ofAssets(
  facts: Pick<Facts, 'choices'>,
  { mime_type, ids }: { mime_type: string; ids: readonly string[] },
): CanonicalQuery {
  const has_in = chosen(facts.choices, 'lists.operators', 'listAssets')?.in !== undefined;
  if (isOffered(facts, 'filter', 'mime_type') || !isOffered(facts, 'filter', 'id') || !has_in) {
    return ofMediaType(mime_type);
  }
  return { filter: [{ field: 'id', operator: 'in', value: [...ids] }] };
}
