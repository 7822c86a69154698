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
  'three-lookups-by-one-helper': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'Runs, assets and folders are looked up by one helper, which answers itself where it finds none.',
    applyTo: (parts) =>
      (['getRun', 'getAsset', 'getAssetFolder'] as const).reduce(
        (changed, operation) =>
          withProblem(changed, operation, (wire, { refusal }) =>
            refusal === 'not_found' ? { ...wire, body: JSON.stringify({ error: 'not found' }) } : wire,
          ),
        parts,
      ),
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
