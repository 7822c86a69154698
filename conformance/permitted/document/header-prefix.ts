import { headersOfOneName } from '../../checks/document/header-prefix.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(headersOfOneName, {
  'one-letter': {
    obeys: ['document.header-prefix'],
    what: 'Headers of the service begin with X-, as those of any proxy do.',
    choices: { records: { header_prefix: 'X-' } },
  },
});
