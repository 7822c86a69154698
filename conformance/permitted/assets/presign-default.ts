import type { Parts } from '../../../src/server/parts.ts';
import { presignDefault } from '../../checks/assets/presign-default.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

/** URLs of an asset are null until its file is there. */
function withUrlsOfFiles(parts: Parts): Parts {
  const awaited = new Set<unknown>();
  const noting = withPart(
    withPart(parts, 'store', (store) => ({
      async insertAsset(asset) {
        if (!(await parts.blobs.info(asset.blob_key))) awaited.add(asset.blob_key);
        return store.insertAsset(asset);
      },
    })),
    'blobs',
    (blobs) => ({
      async put(key, declared, body) {
        const stored = await blobs.put(key, declared, body);
        if (stored !== 'wrong_size') awaited.delete(key);
        return stored;
      },
    }),
  );
  return (['getAsset', 'listAssets'] as const).reduce(
    (changed, operation) =>
      withRecord(changed, operation, (asset) => {
        if (!awaited.has(asset.blob_key)) return asset;
        const shown = Object.keys(asset).filter((name) => name === 'url' || name === 'thumbnail_url');
        return { ...asset, ...Object.fromEntries(shown.map((name) => [name, null])) };
      }),
    noting,
  );
}

export const permitted = permittedOf(presignDefault, {
  'no-url-without-the-file': {
    obeys: ['assets.presign-flag', 'assets.presigned-urls', 'assets.presigned-validity'],
    what: 'An asset has no URL until its file is there, and has had a record from its session on.',
    applyTo: withUrlsOfFiles,
  },
  'other-words-and-no-plain-url': {
    obeys: ['assets.presign-flag', 'assets.presign-default-read', 'assets.presign-default-list'],
    what: 'The flag has another name and is on or off in other words; with presigning off the list shows no URL, and the read one of another scheme.',
    choices: {
      lists: {
        for: {
          listAssets: { parameters: { presign: 'signed' }, boolean_values: ['on', 'off'] },
          getAsset: { parameters: { presign: 'with_urls' }, boolean_values: ['1', '0'] },
        },
      },
      assets: { presign_off_url: 'other_scheme', for: { listAssets: { presign_off_url: 'null' } } },
    },
  },
});
