/** Timestamps as the store keeps them: 24 characters, UTC, so that the order of the text is the order of time. */

const canonical = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const written = /^(\d{4}-\d\d-\d\d)(?:[Tt](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:([Zz])|([+-])(\d\d):?(\d\d))?)?$/;

/** True for `2026-01-31T12:00:00.000Z`, with exactly these digits. */
export function isCanonicalTimestamp(text: string): boolean {
  return canonical.test(text);
}

/**
 * The text to compare canonical timestamps with, for an ISO 8601 date or date-time with any fraction and offset; UTC
 * where it has no offset. An instant within a millisecond ends in `~` for `Z`, which sorts after that millisecond and
 * before the next. Undefined for what is no such instant.
 */
export function instantText(text: string): string | undefined {
  const match = written.exec(text);
  if (!match) return undefined;
  const [, day, minutes = '00:00', seconds = '00', fraction = '', , sign, hours = '0', offset = '0'] = match;
  const local = `${day}T${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const local_ms = Date.parse(local);
  // Date.parse moves 31 February to March and 24:00 to the next day.
  if (Number.isNaN(local_ms) || new Date(local_ms).toISOString() !== local) return undefined;
  if (Number(hours) > 23 || Number(offset) > 59) return undefined;
  const offset_ms = (Number(hours) * 60 + Number(offset)) * 60_000 * (sign === '-' ? -1 : 1);
  const instant = new Date(local_ms - offset_ms).toISOString();
  if (!canonical.test(instant)) return undefined;
  return /[1-9]/.test(fraction.slice(3)) ? `${instant.slice(0, -1)}~` : instant;
}

/** `at`, or 1 ms after `previous` where `at` is not later: a record's `updated_at` always moves. */
export function laterThan(previous: string, at: string): string {
  return at > previous ? at : new Date(Date.parse(previous) + 1).toISOString();
}
