import { serverErrors } from '../../checks/document/server-errors.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(serverErrors, {
  'two-accidents': {
    obeys: ['errors.right-requests-answered'],
    what: 'Two requests of a run meet with a 500, such as while the database changes its leader, and not when sent again.',
    applyTo(parts) {
      let answers = 0;
      return withWire(parts, null, (wire) => {
        answers += 1;
        return answers === 12 || answers === 19 ? { ...wire, status: 500 } : wire;
      });
    },
  },
});
