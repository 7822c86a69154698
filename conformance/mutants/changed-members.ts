/** A copy of a record with something else deep inside it. */
type AnyRecord = Record<string, unknown>;
type Change = (member: AnyRecord, index: number) => AnyRecord;

/**
 * @param path names of members, outermost first, joined by points; lists on the way are gone through
 * @param change what becomes of each record found there; its index is that in the innermost list
 */
export function withMembers(record: AnyRecord, path: string, change: Change): AnyRecord {
  const [name = '', ...rest] = path.split('.');
  const inner = (member: unknown, index: number): unknown => {
    if (typeof member !== 'object' || member === null) return member;
    if (rest.length === 0) return change(member as AnyRecord, index);
    return withMembers(member as AnyRecord, rest.join('.'), change);
  };
  const found = record[name];
  if (found === undefined || found === null) return record;
  return { ...record, [name]: Array.isArray(found) ? found.map(inner) : inner(found, 0) };
}
