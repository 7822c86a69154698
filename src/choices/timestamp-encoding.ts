/**
 * Times on the wire (choice `records.timestamps`). The canonical form is `2026-01-31T12:00:00.000Z`, with more digits
 * than three only where they are not zero: a caller who sends microseconds gets them back, since some compare the two.
 */

import { readUtcInstant } from '../contract/formats.ts';
import type { OperationId } from '../contract/operations.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';

const canonical = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\.(\d{3,})Z$/;

/** Writes canonical times as declared, cut to the digits; undefined where that is the canonical form itself. */
export function timestampWriter(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
): ((value: unknown) => unknown) | undefined {
  const { offset = 'Z', fraction_digits = 3 } = chosen(choices, 'records.timestamps', operation) ?? {};
  if (isOther(offset) || (offset === 'Z' && fraction_digits === 3)) return undefined;
  const mark = offset === 'none' ? '' : offset;
  return (value) => {
    const [, seconds, fraction] = (typeof value === 'string' && canonical.exec(value)) || [];
    if (seconds === undefined || fraction === undefined) return value;
    const digits = fraction.slice(0, fraction_digits).padEnd(fraction_digits, '0');
    return `${seconds}${digits && `.${digits}`}${mark}`;
  };
}

/** Rewrites every permitted form of a UTC time in the canonical one. Other values stay as they are. */
export function readTimestamp(value: unknown): unknown {
  const found = typeof value === 'string' ? readUtcInstant(value) : undefined;
  if (!found) return value;
  return `${found.date}T${found.time}.${found.fraction.replace(/0+$/, '').padEnd(3, '0')}Z`;
}
