import type { Mutant } from '../mutant.ts';

export const anyWordIsOn: Mutant = {
  id: 'lists/flag-words--any-word-is-on',
  clauses: ['lists.boolean-values'],
  check: 'lists/flag-words',
  mistake: 'A flag is on wherever its text is not empty, and so is "false".',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const { presign } = request.query;
        const query = presign === undefined ? request.query : { ...request.query, presign: true };
        return parts.validate(world, operation, { ...request, query });
      },
    };
  },
};
