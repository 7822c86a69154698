import { isolatedCursors } from '../../checks/isolation/cursors.ts';
import { mutantsOf } from '../mutant.ts';
import { withTrustedCursors } from './trusted-cursors.ts';

export const mutants = mutantsOf(isolatedCursors, {
  'backward-of-anybody': {
    breaks: ['isolation.cursors'],
    mistake: 'The organization is compared in the query that goes on; the one that goes back takes it from the cursor.',
    applyTo: (parts) => withTrustedCursors(parts, (_, { backward }) => backward),
  },
  'organization-in-the-cursor': {
    breaks: ['isolation.cursors'],
    mistake: 'The cursor holds the whole query, organization included, and is taken for a right to go on with it.',
    applyTo: (parts) => withTrustedCursors(parts, () => true),
  },
});
