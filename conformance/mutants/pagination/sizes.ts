/** What mutants of the bounds of page sizes need: sizes read otherwise, whatever the validator says of them. */
import type { Parts } from '../../../src/server/parts.ts';

/** More than any list of the tests holds. */
export const unlimited = 100_000;

/** @param read the size that is worked with, in place of the one that was asked; the same one is left to the validator */
export function withSize(parts: Parts, read: (size: number) => number): Parts {
  return {
    ...parts,
    validate(world, operation, request) {
      const { page_size } = request.query;
      if (typeof page_size !== 'number') return parts.validate(world, operation, request);
      const size = read(page_size);
      if (size === page_size && size <= 500) return parts.validate(world, operation, request);
      const bounded = { ...request, query: { ...request.query, page_size: 500 } };
      const valid = parts.validate(world, operation, bounded);
      return { ...valid, query: { ...valid.query, page_size: size } };
    },
  };
}
