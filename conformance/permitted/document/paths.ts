import { operationsAtTheirPaths } from '../../checks/document/paths.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(operationsAtTheirPaths, {
  'deep-base-url': {
    obeys: ['document.paths-relative', 'versioning.path-prefix'],
    what: 'The base URL ends in a path of several segments, among them one that is itself called v1 and one with escapes; the cursor URLs of asset types name another origin.',
    choices: { lists: { for: { listAssetTypes: { cursor_url_form: 'other_origin' } } } },
    front: { prefix: '/v1/~model%20run/v2' },
  },
  'unknown-paths-are-forbidden': {
    obeys: ['workflows.prefix'],
    what: 'Unknown paths below the prefix are 403, like everything that is not allowed, and so are other methods.',
    choices: { codes: { refusal: { unknown_route: 403, wrong_method: 403 } } },
  },
});
