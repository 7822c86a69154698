import { expect, it } from 'vitest';
import { answered, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { assetAsDeclared } from './asset-as-declared.ts';

const org_id = 'aaaaaaaa-0000-4000-8000-000000000001';
const asset = { id: 'a1', mime_type: 'x/y', size_bytes: 3, org_id };

it.each([
  ['as declared', asset, 'satisfied'],
  ['without an organization', { ...asset, org_id: null }, 'satisfied'],
  ['of another type', { ...asset, mime_type: 'application/octet-stream' }, ['another-type']],
  ['of another size', { ...asset, size_bytes: 0 }, ['another-size']],
  ['of another organization', { ...asset, org_id: 'b' }, ['another-organization']],
] as const)('an asset %s', (_, body, outcome) => {
  const exchanges = [stored('put', 200), answered('read', 'getAsset', 200, body)];
  expect(
    outcomeOf(assetAsDeclared, written(exchanges, { case: { by: 'owner', size: 3 }, notes: { mime_type: 'x/y' } })),
  ).toEqual(outcome);
});

it('proves nothing without the file', () => {
  const evidence = written([stored('put', 403), answered('read', 'getAsset', 200, asset)], {
    case: { by: 'owner', size: 3 },
  });
  expect(outcomeOf(assetAsDeclared, evidence)).toBe('stopped');
});

const size = 4_294_967_301;
const unsent = { case: { by: 'owner' as const, size, unsent: true as const }, notes: { mime_type: 'x/y' } };

it.each([
  ['the declared one', size, 'satisfied'],
  ['none', null, 'satisfied'],
  ['nought', 0, 'satisfied'],
  ['what fits into 32 bits', 2_147_483_647, ['another-size']],
  ['what is left of it in 32 bits', 5, ['another-size']],
] as const)('the size of a large file that was not sent is %s', (_, size_bytes, outcome) => {
  const exchanges = [answered('read', 'getAsset', 200, { ...asset, size_bytes })];
  expect(outcomeOf(assetAsDeclared, written(exchanges, unsent))).toEqual(outcome);
});

it('claims nothing of a large file that is refused, or not shown before it is there', () => {
  expect(outcomeOf(assetAsDeclared, written([answered('session', 'createAssetUpload', 413, {})], unsent))).toBe(
    'stopped',
  );
});
