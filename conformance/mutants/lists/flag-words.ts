import { flagWords } from '../../checks/lists/flag-words.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(flagWords, {
  'any-word-is-on': {
    breaks: ['lists.boolean-values'],
    mistake: 'A flag is on wherever its text is not empty, and so is "false".',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const { presign } = request.query;
        const query = presign === undefined ? request.query : { ...request.query, presign: true };
        return parts.validate(world, operation, { ...request, query });
      },
    }),
  },
});
