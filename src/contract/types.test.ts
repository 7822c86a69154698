import { expect, expectTypeOf, test } from 'vitest';
import { bundledDocument } from './document.ts';
import { operations } from './operations.ts';
import type { Asset, AssetFields, AssetUploadCreate, RequestBody, Schemas } from './types.ts';

test('a record has all its fields, its projection any of them', () => {
  expectTypeOf<Asset['name']>().toEqualTypeOf<string>();
  expectTypeOf<AssetFields['name']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Asset['deleted_at']>().toEqualTypeOf<string | null>();
});

test('a request body is known by its operation', () => {
  expectTypeOf<RequestBody<'createAssetUpload'>>().toEqualTypeOf<AssetUploadCreate>();
  expectTypeOf<RequestBody<'getAsset'>>().toEqualTypeOf<never>();
});

test('every schema that the table names is a type', () => {
  const names = Object.values(operations).flatMap(({ request, success }) => [
    request?.schema,
    success.schema,
    success.record,
  ]);
  const known = Object.keys(bundledDocument().components.schemas);
  for (const name of names) if (name !== undefined) expect(known).toContain(name);
  expectTypeOf<Schemas>().toHaveProperty('Asset');
});
