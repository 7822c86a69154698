import { errorEnvelopes } from '../../checks/document/error-envelopes.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(errorEnvelopes, {
  'all-in-a-word': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'A filter in front of all operations writes every refusal anew, as a framework does.',
    applyTo: (parts) =>
      withProblem(parts, null, (wire, { problem }) => ({ ...wire, body: JSON.stringify({ error: problem.message }) })),
  },
  'unknown-records-by-the-store': {
    breaks: ['errors.envelope-elsewhere'],
    mistake:
      'Unknown records are refused by the library of the store, in a form of its own; all else has the envelope.',
    applyTo: (parts) =>
      withProblem(parts, null, (wire, { refusal, problem }) =>
        refusal === 'not_found' || refusal === 'invalid'
          ? { ...wire, body: JSON.stringify({ reason: refusal, text: problem.message }) }
          : wire,
      ),
  },
});
