import { tokenRequired } from '../../checks/authentication/token-required.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(tokenRequired, {
  'as-if-there-were-nothing': {
    obeys: ['authentication.required'],
    what: 'A caller without a token is told that there is nothing: 404, for every operation and every record.',
    choices: { codes: { unauthenticated: 404 } },
  },
});
