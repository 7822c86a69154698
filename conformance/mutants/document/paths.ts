import { operationsIn } from '../../../src/contract/operations.ts';
import { operationsAtTheirPaths } from '../../checks/document/paths.ts';
import { mutantsOf } from '../mutant.ts';
import { withoutRoutes } from './without-routes.ts';

export const mutants = mutantsOf(operationsAtTheirPaths, {
  'below-another-path': {
    breaks: ['document.paths-relative'],
    mistake: 'The service is mounted below a path that its published address does not name.',
    applyTo: (parts) => withoutRoutes(parts, ['getHealth', 'getMe', 'listAssets', 'listAssetTypes', 'listEventTypes']),
  },
  'event-types-moved': {
    breaks: ['versioning.path-prefix'],
    mistake: 'One list moved to the next version of the interface, and its old path is gone.',
    applyTo: (parts) => withoutRoutes(parts, ['listEventTypes']),
  },
  'workflows-renamed': {
    breaks: ['workflows.prefix'],
    mistake: 'Graph workflows are served below /v1/workflows.',
    applyTo: (parts) => withoutRoutes(parts, operationsIn('workflow_operations')),
  },
});
