/** A server that breaks on some requests, as code does that nobody tried with them. */
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { Parts } from '../../src/server/parts.ts';

/** The error that a mutant breaks with on purpose: nobody has to be told of it. */
export class PlannedCrash extends TypeError {}

/** An unexpected error is thrown at some requests, before they are looked at any closer. */
export function crashing(parts: Parts, breaks: (request: CanonicalRequest) => boolean): Parts {
  return {
    ...parts,
    validate(world, operation, request) {
      if (breaks(request)) throw new PlannedCrash('nobody thought of this input');
      return parts.validate(world, operation, request);
    },
  };
}
