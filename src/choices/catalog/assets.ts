/** The choices about assets and their storage. */
import type { OperationId } from '../../contract/operations.ts';
import type { ChoiceGroup } from './choice.ts';
import { anyOf, drawn, parts, whole, words } from './values.ts';

/** Choices of storage hold for no operation alone: storage knows none. */
const of_storage: readonly OperationId[] = [];
const shown_assets: readonly OperationId[] = ['listAssets', 'getAsset'];

export const assets: ChoiceGroup = {
  says: 'Assets and their storage.',
  choices: {
    get_before_put: {
      says: 'A presigned GET before the file is there: the status of the refusal, or an empty 200.',
      values: drawn(anyOf(words('empty'), whole(400, 499)), 404, 403, 425, 'empty'),
      reference: 404,
      unlike: 'empty',
      on: of_storage,
      untold: 'observed',
    },
    put_answer: {
      says: 'What storage answers to a PUT.',
      values: parts({ status: whole(200, 299), body: words('empty', 'json', 'xml') }),
      reference: { status: 200, body: 'empty' },
      unlike: { status: 201, body: 'json' },
      on: of_storage,
      untold: 'observed, any 2xx',
    },
    listed_from: {
      says: 'From when on an asset is listed and can be read; a number: so many milliseconds after the PUT, at most 30000.',
      values: drawn(anyOf(words('session', 'put'), whole(0, 30000)), 'session', 'put', 500),
      reference: 'session',
      unlike: 'put',
      on: ['createAssetUpload', ...shown_assets, 'deleteAsset'],
      untold: 'data sets are read before they are used, and files put where that is needed',
    },
    put_mismatch: {
      says: 'A PUT of another content type or size than declared. type_refused: another type is refused, and another size taken; size_refused: the other way round.',
      values: words('refused', 'accepted', 'type_refused', 'size_refused'),
      reference: 'refused',
      unlike: 'accepted',
      on: of_storage,
      untold: 'observed',
    },
    presign_off_url: {
      says: 'What url holds with presigning off.',
      values: words('plain', 'null', 'relative', 'other_scheme'),
      reference: 'plain',
      unlike: 'relative',
      unlike_for: { listAssets: 'other_scheme' },
      on: shown_assets,
      untold: 'observed',
    },
    signed_url_end: {
      says: 'Where a presigned URL tells when it ends: X-Amz-Date and X-Amz-Expires, a parameter with seconds since 1970, or nowhere.',
      values: words('amz', 'epoch', 'hidden'),
      reference: 'amz',
      unlike: 'epoch',
      unlike_for: { createAssetUpload: 'hidden' },
      on: ['createAssetUpload', ...shown_assets],
      untold: 'every permitted way to tell it is read; where it is hidden nothing is judged',
    },
    thumbnail_url: {
      says: 'Which assets have a thumbnail_url: images, all, or none.',
      values: words('images', 'all', 'null'),
      reference: 'images',
      unlike: 'null',
      on: shown_assets,
      unlike_for: { getAsset: 'all' },
      untold: 'observed, may be null',
    },
    stored_name: {
      says: 'The name under which an asset is stored: as sent, normalised, or made unique.',
      note: 'normalised: NFC, trimmed, spaces as hyphens, the extension in lower case. made_unique: with a part of the id before the extension.',
      values: words('as_sent', 'normalised', 'made_unique'),
      reference: 'as_sent',
      unlike: 'normalised',
      on: ['createAssetUpload'],
      untold: 'observed; assets are told apart by id',
    },
  },
};
