import { serverErrors } from '../../checks/document/server-errors.ts';
import { withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(serverErrors, {
  'one-worker-of-seven-has-no-database': {
    breaks: ['errors.right-requests-answered'],
    mistake: 'One of seven workers has lost its connection to the database, and nobody takes it out of the round.',
    applyTo(parts) {
      let answers = 0;
      return withWire(parts, null, (wire) => {
        answers += 1;
        return answers % 7 === 0 ? { ...wire, status: 500 } : wire;
      });
    },
  },
  'failed-runs-have-no-output': {
    breaks: ['errors.right-requests-answered'],
    mistake: 'The output of a run is read without looking whether there is any, and a failed run has none.',
    applyTo: (parts) =>
      withWire(parts, 'getRun', (wire) => (wire.body?.includes('"failed"') ? { ...wire, status: 500 } : wire)),
  },
});
