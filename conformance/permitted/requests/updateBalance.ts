import type { Parts } from '../../../src/server/parts.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { objectIn, withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

const withTimeRequired = (parts: Parts) =>
  withRefusal(parts, 'updateBalance', (_, { updated_at }) => updated_at === undefined);

const apart = {
  'billing/organization-only--asked-again-is-meant': 'of several updates at once none knows of the last change',
  'billing/organization-only--thresholds-of-a-copy':
    'when the balance was last changed shows in refusals, a while later',
  'billing/organization-only--dates-matter-for-an-hour': 'after an hour no update has to say when',
  'everywhere/times--every-form': 'no time that it shows is written as it takes one',
};

const of_updates = [
  'authentication/*',
  'billing/*',
  'concurrency/thresholds',
  'document/*',
  'hostile/*',
  'requests/updateBalance',
  'schema/updateBalance',
];

export const permitted = permittedOf(requestCheck('updateBalance'), {
  'updated-at-required': {
    obeys: ['billing.update'],
    what: 'An update must say when the balance was last changed, and one that says another time is refused with the balance as it is.',
    apart,
    untold: ['billing.updated_at'],
    applyTo: withTimeRequired,
  },
  'updated-at-required-and-untold': {
    obeys: ['billing.update'],
    what: 'An update must say when the balance was last changed, which no answer tells before there is one.',
    apart,
    untold: ['billing.updated_at'],
    costs: Object.fromEntries(of_updates.map((check) => [check, 'nobody knows when the balance was last changed'])),
    applyTo: (parts) =>
      withProblem(withTimeRequired(parts), 'updateBalance', (wire) => ({
        ...wire,
        body: JSON.stringify({ ...objectIn(wire), errors: [] }),
      })),
  },
  'updated-at-required-as-not-found': {
    obeys: ['billing.update'],
    what: 'An update must say when the balance was last changed: one that does not finds no balance of that time, 404.',
    choices: { codes: { for: { updateBalance: { refusal: { invalid: 404 } } } } },
    apart,
    untold: ['billing.updated_at'],
    applyTo: withTimeRequired,
  },
  'updated-at-required-in-its-own-words': {
    obeys: ['billing.update'],
    what: 'An update must say when the balance was last changed: one that does not is refused with a status that nobody has registered, and a code that no target file tells.',
    choices: { codes: { for: { updateBalance: { refusal: { invalid: 498 } } } } },
    apart,
    untold: ['billing.updated_at', 'codes.error_values'],
    applyTo: (parts) =>
      withProblem(withTimeRequired(parts), 'updateBalance', (wire) => {
        const body = objectIn(wire);
        return wire.status === 498 ? { ...wire, body: JSON.stringify({ ...body, code: 'unaware' }) } : wire;
      }),
  },
});
