/** Fields that a list can be filtered, sorted or projected by, as far as the target file says. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { chosen } from '../../src/choices/choices.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import { hasOwnTypes } from './uploadable.ts';

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

/** Narrows the list of assets to those of a media type. */
export function ofMediaType(mime_type: string): CanonicalQuery {
  return { filter: [{ field: 'mime_type', operator: 'eq', value: mime_type }] };
}

/**
 * The same, or by their ids where the media type tells them from no others and the target file offers those. Where it
 * offers neither, all are asked for, and the set is found among others.
 */
export function ofAssets(
  facts: Pick<Facts, 'choices' | 'uploads'>,
  { mime_type, ids }: { mime_type: string; ids: readonly string[] },
): CanonicalQuery {
  const has_type = isOffered(facts, 'filter', 'mime_type');
  if (has_type && hasOwnTypes(facts)) return ofMediaType(mime_type);
  const [id, ...others] = ids;
  if (id !== undefined && isOffered(facts, 'filter', 'id')) {
    if (chosen(facts.choices, 'lists.operators', 'listAssets')?.in !== undefined)
      return { filter: [{ field: 'id', operator: 'in', value: [...ids] }] };
    if (others.length === 0) return { filter: [{ field: 'id', operator: 'eq', value: id }] };
  }
  return has_type ? ofMediaType(mime_type) : {};
}
