import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { unauthenticatedChangesNothing } from './refusal-changes-nothing.ts';

const live = { id: 'a1' };
const marked = { id: 'a1', deleted_at: '2026-01-05T09:30:00Z', deleted_by: 'u1' };
const read = (step: string, body?: object) => answered(step, 'getAsset', body ? 200 : 404, body);
const deletion = (attempt: number, kept: object | undefined, after: object | undefined) => [
  read('before', live),
  answered('attempt', 'deleteAsset', attempt, undefined, { principal: null }),
  read('kept', kept),
  answered('delete', 'deleteAsset', 204),
  read('after', after),
];

it.each([
  ['kept', deletion(401, live, marked), 'satisfied'],
  ['deleted', deletion(401, marked, marked), ['deleted-without-token']],
  ['gone', deletion(401, undefined, undefined), ['deleted-without-token']],
  ['never deletable', deletion(401, live, live), ['still-live']],
] as const)('a deletion without a token: %s', (_, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { operation: 'deleteAsset', by: 'nobody' } });
  expect(outcomeOf(unauthenticatedChangesNothing, evidence)).toEqual(outcome);
});

const own = { id: 'a1', mime_type: 'application/x-own' };
const creation = (items: object[]) => [
  answered('attempt', 'createAssetUpload', 401, undefined, { principal: null }),
  answered('walk/1', 'listAssets', 200, { items, next: null }),
];

it.each([
  ['nothing', creation([own, { id: 'b1', mime_type: 'image/png' }]), 'satisfied'],
  [
    'an asset',
    creation([own, { id: 'a2', mime_type: 'application/x-own', name: 'stranger' }]),
    ['created-without-token'],
  ],
  ['nobody can see what', creation([]), 'stopped'],
] as const)('a session without a token makes %s', (_, exchanges, outcome) => {
  const data = { mime_type: 'application/x-own', assets: [{ id: 'a1' }] };
  const evidence = written(exchanges, { case: { operation: 'createAssetUpload', by: 'nobody' }, notes: { data } });
  expect(outcomeOf(unauthenticatedChangesNothing, evidence)).toEqual(outcome);
});
