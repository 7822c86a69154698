/** Records of lists, checked before they are kept. */
import { type CollectionDescriptor, deletion_marks } from './collections.ts';
import { isStorable, jsonText } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A value of another kind would sort in a wrong place, or be kept and never found: it never gets in. */
function checkRecord(collection: CollectionDescriptor, record: object): void {
  const value = (field: string): unknown => (record as Fields)[field] ?? null;
  for (const [field, kind] of Object.entries(collection.fields)) {
    if (!isStorable(kind, value(field)) || (field === collection.key && value(field) === null)) {
      throw new TypeError(`${collection.name}: ${field} must be a ${kind}, not ${JSON.stringify(value(field))}`);
    }
  }
  if (collection.soft_deletable && value('deleted_at') === null && value('deleted_by') !== null) {
    throw new TypeError(`${collection.name}: ${deletion_marks.join(' and ')} must be null together`);
  }
}

/** The record as text. @throws TypeError for a value that is not of its field's kind */
export function writtenRecord(collection: CollectionDescriptor, record: object): string {
  checkRecord(collection, record);
  return jsonText(record);
}
