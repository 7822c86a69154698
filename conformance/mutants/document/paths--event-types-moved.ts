import type { Mutant } from '../mutant.ts';
import { withoutRoutes } from './without-routes.ts';

export const eventTypesMoved: Mutant = {
  id: 'document/paths--event-types-moved',
  clauses: ['versioning.path-prefix'],
  check: 'document/paths',
  mistake: 'One list moved to the next version of the interface, and its old path is gone.',
  applyTo: (parts) => withoutRoutes(parts, ['listEventTypes']),
};
