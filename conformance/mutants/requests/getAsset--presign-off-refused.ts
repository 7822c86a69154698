import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const presignOffRefused: Mutant = {
  id: 'requests/getAsset--presign-off-refused',
  clauses: ['assets.read'],
  check: 'requests/getAsset',
  mistake: 'The flag is only known as one that is on.',
  applyTo: (parts) => withRefusal(parts, 'getAsset', ({ query }) => query.presign === false),
};
