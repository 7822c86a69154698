import { operationsAtTheirPaths } from '../../checks/document/paths.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(operationsAtTheirPaths, {
  'unknown-paths-are-forbidden': {
    obeys: ['workflows.prefix'],
    what: 'What is no path below the prefix is 403, as everything that is not allowed, and so is another method.',
    choices: { codes: { refusal: { unknown_route: 403, wrong_method: 403 } } },
  },
});
