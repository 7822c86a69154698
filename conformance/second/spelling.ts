/** Writing of records: times without an offset, decimals between zeros, nothing for what has no value. */

export type Body = Record<string, unknown>;

/** A record on the wire: fields in the order of the alphabet, none without a value, and one that nobody asked for. */
export function record(fields: Body): Body {
  const present = Object.entries({ ...fields, record_version: 1 }).filter(([, value]) => value != null);
  return Object.fromEntries(present.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Seven digits of a second, as some platforms write them, and UTC without saying so. */
export function time(ms: number | null | undefined): string | undefined {
  return ms == null ? undefined : new Date(ms).toISOString().replace('Z', '0000');
}

export function decimal(value: number | null | undefined): string | undefined {
  if (value == null) return undefined;
  const digits = String(Math.abs(value));
  if (digits.includes('e')) return String(value);
  return `${value < 0 ? '-' : ''}0${digits}${digits.includes('.') ? '0' : '.0'}`;
}

/** The named fields and the id, which is always there. */
export function projected(body: Body, fields: readonly string[] | undefined): Body {
  if (!fields) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name === 'id' || fields.includes(name)));
}
