import { Refused } from '../../../src/server/refused.ts';
import { storedFiles } from '../../checks/assets/files.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(storedFiles, {
  'empty-from-the-session-on': {
    breaks: ['assets.get-before-put'],
    mistake: 'The session makes an empty file to keep its place, and the URL opens it.',
    applyTo(parts) {
      const empty = { content_type: 'application/octet-stream', size_bytes: 0, etag: '"empty"' };
      async function* nothing(): AsyncGenerator<Uint8Array> {}
      return withPart(parts, 'blobs', (blobs) => ({
        info: async (key) => (await blobs.info(key)) ?? empty,
        async *read(key, range) {
          yield* (await blobs.info(key)) ? blobs.read(key, range) : nothing();
        },
      }));
    },
  },
  'hidden-without-a-file': {
    breaks: ['assets.listed-from'],
    mistake: 'A read looks for the file first, and finds no asset where there is none yet.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        async getAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!.toLowerCase());
          if (asset && !(await parts.blobs.info(asset.blob_key))) throw new Refused('not_found');
          return getAsset(call);
        },
      })),
  },
});
