/** Path templates of the document, filled and percent-encoded. */
import { type OperationId, operations } from '../contract/operations.ts';
import { Inexpressible } from './dialect-errors.ts';

/**
 * The path of an operation as sent.
 * @throws Inexpressible for a value that would make it the path of something else: an empty one, `.` and `..`, which every
 *   URL parser takes away, and half a surrogate pair, which has no UTF-8
 */
export function writePath(operation: OperationId, values: Readonly<Record<string, string>>): string {
  return operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Inexpressible('path', operation, `no value is given for {${name}}`);
    if (['', '.', '..'].includes(value) || !value.isWellFormed()) {
      throw new Inexpressible('path', operation, `${JSON.stringify(value)} cannot be sent as {${name}}`);
    }
    return encodeURIComponent(value);
  });
}
