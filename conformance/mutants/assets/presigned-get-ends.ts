import type { Parts } from '../../../src/server/parts.ts';
import { presignedGetEnds } from '../../checks/assets/presigned-get-ends.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

const day_ms = 24 * 3_600_000;

function isADayOld({ clock }: Parts, created_at: string): boolean {
  return clock.now_ms() - Date.parse(created_at) > day_ms;
}

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
  'files-of-a-day': {
    breaks: ['uploads.asset-readable'],
    mistake: 'Files are kept in the bucket of temporary ones, which is emptied of what is a day old.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async asset(id) {
          const found = await store.asset(id);
          return found && isADayOld(parts, found.created_at) ? undefined : found;
        },
      })),
  },
  'signed-once-for-all': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'The URL of a file is signed once and kept in a cache, whose entries do not end with it.',
    applyTo(parts) {
      const kept = new Map<string, string>();
      return withPart(parts, 'presigner', (presigner) => ({
        sign(world, grant, validity_s, end) {
          if (grant.method !== 'GET') return presigner.sign(world, grant, validity_s, end);
          const url = kept.get(grant.key) ?? presigner.sign(world, grant, validity_s, end);
          kept.set(grant.key, url);
          return url;
        },
      }));
    },
  },
});
