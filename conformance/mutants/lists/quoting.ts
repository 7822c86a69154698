import type { Condition } from '../../../src/choices/canonical.ts';
import { quoting } from '../../checks/lists/quoting.ts';
import { withPart } from '../changed-parts.ts';
import { withFoundBy } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** Names that are asked for are read otherwise. */
function read(change: (name: string) => string) {
  return (one: Condition): Condition =>
    one.field === 'name' && typeof one.value === 'string' ? { ...one, value: change(one.value) } : one;
}

export const mutants = mutantsOf(quoting, {
  'value-ends-at-a-point': {
    breaks: ['lists.quoting'],
    mistake: 'A condition is split at every point, and what stands behind the second one is dropped.',
    applyTo: (parts) =>
      withFoundBy(
        parts,
        read((name) => name.split('.')[0]!),
      ),
  },
  'written-by-hand': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The URLs of a page are put together from the parameters as they were read, and nothing is escaped again.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        cursorUrl: (request) =>
          dialect.cursorUrl(request).replaceAll(/=([^&]*)/g, (_, value: string) => `=${decodeURIComponent(value)}`),
      })),
  },
  'plus-is-a-space': {
    breaks: ['lists.quoting'],
    mistake: 'A condition is decoded once more than the query that holds it, and its plus becomes a space.',
    applyTo: (parts) =>
      withFoundBy(
        parts,
        read((name) => name.replaceAll('+', ' ')),
      ),
  },
});
