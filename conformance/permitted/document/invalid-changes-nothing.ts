import { invalidChangesNothing } from '../../checks/document/invalid-changes-nothing.ts';
import { objectIn, withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(invalidChangesNothing, {
  'not-there-for-others': {
    obeys: ['errors.refusal-changes-nothing'],
    what: 'Uploads are unknown to whoever may not make them, and an organization to whoever does not belong to it: 404.',
    choices: {
      codes: { missing_scope: 404 },
      access: { organization_header: { not_member: 404 } },
    },
  },
  'unusual-4xx': {
    obeys: ['errors.invalid-changes-nothing', 'errors.refusal-is-4xx', 'errors.no-server-error'],
    what: 'A request that breaks a rule is refused with a 4xx that nobody has registered, or that speaks of something else.',
    choices: { codes: { refusal: { invalid: 498, malformed_json: 418 } } },
  },
  'many-details': {
    obeys: ['errors.validation-envelope'],
    what: 'A validation envelope has several entries, with places of no segments, no type, and an input of any kind.',
    applyTo: (parts) =>
      withProblem(parts, null, (wire) => {
        const { detail } = objectIn(wire) ?? {};
        if (!Array.isArray(detail)) return wire;
        const more = [
          { loc: [], msg: '', type: null, input: [1, {}], ctx: { limit: 500, '': null } },
          { loc: ['query', '', '0'], msg: '…', input: false },
        ];
        return { ...wire, body: JSON.stringify({ detail: [...detail, ...more] }) };
      }),
  },
});
