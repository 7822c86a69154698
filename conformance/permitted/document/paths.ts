import { operationsAtTheirPaths } from '../../checks/document/paths.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(operationsAtTheirPaths, {
  'deep-base-url': {
    obeys: ['document.paths-relative', 'versioning.path-prefix'],
    what: 'The base URL ends in a path of several segments, among them one that is itself called v1 and one with escapes.',
    front: { prefix: '/v1/~model%20run/v2' },
  },
});
