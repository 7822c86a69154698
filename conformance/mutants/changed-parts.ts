/** The parts of a world with one of them exchanged. */

import type { Handlers } from '../../src/server/parts.ts';
import { exchanged, type Parts } from '../../src/server/parts.ts';

/** One of the parts does something else. */
export function withPart<Name extends keyof Parts>(
  parts: Parts,
  name: Name,
  change: (original: Parts[Name]) => Partial<Parts[Name]>,
): Parts {
  return { ...parts, [name]: exchanged(parts[name], change(parts[name])) };
}

/** Handlers do something else. */
export function withHandlers(parts: Parts, change: (original: Handlers) => Partial<Handlers>): Parts {
  return { ...parts, handlers: { ...parts.handlers, ...change(parts.handlers) } };
}
