import type { Mutant } from '../mutant.ts';
import { withoutRoutes } from './without-routes.ts';

export const belowAnotherPath: Mutant = {
  id: 'document/paths--below-another-path',
  clauses: ['document.paths-relative'],
  check: 'document/paths',
  mistake: 'The service is mounted below a path that its published address does not name.',
  applyTo: (parts) => withoutRoutes(parts, ['getHealth', 'getMe', 'listAssets', 'listAssetTypes', 'listEventTypes']),
};
