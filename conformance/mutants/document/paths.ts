import type { OperationId } from '../../../src/contract/operations.ts';
import { operationsIn } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { operationsAtTheirPaths } from '../../checks/document/paths.ts';
import { mutantsOf } from '../mutant.ts';

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

function withoutRoutes(parts: Parts, operations: readonly OperationId[]): Parts {
  const gone = operations.map((operation) => [
    operation,
    async () => {
      throw new Refused('unknown_route');
    },
  ]);
  return { ...parts, handlers: { ...parts.handlers, ...Object.fromEntries(gone) } };
}
