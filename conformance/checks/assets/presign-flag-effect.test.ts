import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { presignFlagEffect } from './presign-flag-effect.ts';

const own = { id: 'a1', url: 'https://storage.example/a1' };
const other = { id: 'a2', url: 'https://storage.example/a2' };
const page = (number: number, items: object[], next: string | null = null) =>
  answered(`list/${number}`, 'listAssets', 200, { items, next });
const get = (status: number, body = 'the bytes') => ({
  ...answered('get', 'listAssets', status, {}),
  received: { status, headers: {}, body },
});

function judged(...exchanges: ReturnType<typeof page>[]) {
  const sent = answered('put', 'createAssetUpload', 200, {});
  const read = [answered('read', 'getAsset', 200, own), answered('get-read', 'getAsset', 200, {})];
  const evidence = written([sent, ...exchanges, ...read], {
    case: { size: 9, projected: false },
    notes: { id: 'a1', digest: 'the bytes' },
  });
  return outcomeOf(presignFlagEffect, evidence);
}

const late = [page(1, [other], 'https://api.example/v1/assets?cursor=2'), page(2, [own])];

it.each([
  ['opens the file', [page(1, [own]), get(200)], 'satisfied'],
  ['opens it from a later page too', [...late, get(200)], 'satisfied'],
  ['does not open it', [page(1, [own]), get(403)], ['get-refused']],
  ['opens another one', [page(1, [own]), get(200, 'others')], ['other-bytes']],
  ['is not there', [page(1, [{ id: 'a1', url: null }])], ['no-url']],
  ['does not open it behind a cursor URL, which may drop the flag', [...late, get(403)], 'stopped'],
  ['opens another one behind a cursor URL', [...late, get(200, 'others')], ['other-bytes']],
  ['is of an asset that the list does not show', [page(1, [other])], 'stopped'],
] as const)('the URL of the list %s', (_, exchanges, outcome) => {
  expect(judged(...exchanges)).toEqual(outcome);
});
