import { unsignedWithoutSecret } from '../../checks/signature/absent-without-secret.ts';
import { withAttempt } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(unsignedWithoutSecret, {
  'blank-header': {
    obeys: ['events.callback-unsigned-without-secret'],
    what: 'The header of the signature is there without a secret too, and blank.',
    applyTo: (parts) =>
      withAttempt(parts, (event) => {
        const is_signed = Object.keys(event.headers).some((name) => /signature$/i.test(name));
        return is_signed ? event : { ...event, headers: { ...event.headers, 'Service-Signature': ' ' } };
      }),
  },
});
