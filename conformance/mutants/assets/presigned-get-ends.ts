import { exchanged } from '../../../src/server/parts.ts';
import { presignedGetEnds } from '../../checks/assets/presigned-get-ends.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

const grace_ms = 60_000;
const day_ms = 24 * 3_600_000;

export const mutants = mutantsOf(presignedGetEnds, {
  'end-not-looked-at': {
    breaks: ['assets.presigned-get-ends'],
    mistake: 'The signature is checked, and the end that it signs is not.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        check(world, grant, query) {
          const found = presigner.check(world, grant, query);
          return found === 'expired' && grant.method === 'GET' ? 'valid' : found;
        },
      })),
  },
  'thumbnails-never-end': {
    breaks: ['assets.presigned-get-ends'],
    mistake: 'Thumbnails come from a cache in front of storage, which looks at the signature and not at its end.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        check(world, grant, query) {
          const found = presigner.check(world, grant, query);
          return found === 'expired' && grant.key.endsWith('/thumbnail') ? 'valid' : found;
        },
      })),
  },
  'ends-with-its-key': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'URLs are signed for a week with a key that is itself exchanged after a day.',
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
  'minute-of-grace': {
    breaks: ['assets.presigned-get-ends'],
    mistake: 'A leeway for clocks that differ is added to the end: the URL goes on for a minute.',
    applyTo(parts) {
      const clock = exchanged(parts.clock, { now_ms: () => parts.clock.now_ms() - grace_ms });
      return withPart(parts, 'presigner', (presigner) => ({
        check: (world, grant, query) => presigner.check(exchanged(world, { parts: { clock } }), grant, query),
      }));
    },
  },
});
