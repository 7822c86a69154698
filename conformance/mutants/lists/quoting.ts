import type { Condition } from '../../../src/choices/canonical.ts';
import { quoting } from '../../checks/lists/quoting.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

/** Whatever stands for itself is given back its backslash. */
function changed(one: Condition): Condition {
  const { value } = one;
  return typeof value === 'string' ? { ...one, value: value.replaceAll(',', '\\,') } : one;
}

export const mutants = mutantsOf(quoting, {
  'comma-keeps-its-backslash': {
    breaks: ['lists.quoting'],
    mistake: 'A comma behind a backslash does not end the value, but the backslash stays in it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.map(changed) }),
      })),
  },
});
