import { presignedGetEnds } from '../../checks/assets/presigned-get-ends.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

const day_ms = 86_400_000;

export const permitted = permittedOf(presignedGetEnds, {
  'dated-by-another-clock': {
    obeys: ['assets.presigned-get-ends'],
    what: 'Answers are dated by another clock than the one by which URLs end: Date is the time of the machine.',
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
  'ends-with-its-key': {
    obeys: ['assets.presigned-get-opens', 'assets.presigned-get-ends'],
    what: 'A URL tells a week, and ends before that with the key by which it was signed, which is exchanged each day.',
    applyTo(parts) {
      const begun = new Map<string, number>();
      const signed = withPart(parts, 'presigner', (presigner) => ({
        sign(...grant) {
          const url = presigner.sign(...grant);
          begun.set(new URL(url).search, parts.clock.now_ms());
          return url;
        },
        check(world, grant, query) {
          const found = presigner.check(world, grant, query);
          const since_ms = begun.get(`?${query}`) ?? Number.POSITIVE_INFINITY;
          return found === 'valid' && parts.clock.now_ms() - since_ms > day_ms ? 'expired' : found;
        },
      }));
      return signed;
    },
  },
});
