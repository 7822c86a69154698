import { presignedGetEnds } from '../../checks/assets/presigned-get-ends.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(presignedGetEnds, {
  'dated-by-another-clock': {
    obeys: ['assets.presigned-get-ends'],
    what: 'What writes the headers of an answer knows nothing of the clock by which URLs end: Date is the time of the machine.',
    front: {
      after({ headers: { date: _, ...headers }, ...answer }) {
        return { ...answer, headers };
      },
    },
  },
  'an-hour-since-1970': {
    obeys: ['assets.presigned-get-ends'],
    what: 'A presigned URL ends after an hour, and tells so as a number of seconds since 1970.',
    choices: { assets: { signed_url_end: 'epoch' } },
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        sign: (world, grant, validity_s, end) => presigner.sign(world, grant, Math.min(validity_s, 3_600), end),
      })),
  },
});
