import { presignedValidity } from '../../checks/assets/presigned-validity.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** Long enough for one download. */
const brief_s = 90;

export const permitted = permittedOf(presignedValidity, {
  'ninety-seconds': {
    obeys: ['assets.presigned-validity'],
    what: 'A presigned URL is valid for a minute and a half.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        sign: (world, grant, validity_s, end) =>
          presigner.sign(world, grant, grant.method === 'GET' ? brief_s : validity_s, end),
      })),
  },
});
