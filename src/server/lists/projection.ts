/** The fields that an item of a list is shown with, and an item that is read as the list would show it. */
import type { Call } from '../parts.ts';
import { embedName } from './embeds.ts';

/** The record with the requested fields, in its own order. Embedded records stay, since they were requested too. */
export function projectRecord(
  { world, operation, request }: Call,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const { fields, embed = [] } = request.query;
  if (!Array.isArray(fields)) return record;
  const wanted = new Set([...fields, ...(embed as readonly string[]).map(embedName)]);
  if (world.policies(operation.id).lists.id_always_projected) wanted.add('id');
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name)));
}
