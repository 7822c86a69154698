import { expect, it } from 'vitest';
import type { Check } from '../../suite/check.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { schemaChecks } from './operation.ts';

const checkOf = (operation: string) => schemaChecks.find(({ id }) => id === `schema/${operation}`) as Check;

it('judges exchanges of other checks, each by itself', () => {
  const exchange = answered('walk/1', 'listAssets', 200, { items: [{ id: 7 }] });
  expect(checkOf('listAssets').watches?.(exchange)).toBe(true);
  expect(checkOf('getAsset').watches?.(exchange)).toBe(false);
  expect(outcomeOf(checkOf('listAssets'), written([exchange]))).toEqual(['wrong-type']);
});

it('says nothing where no answer of the operation was met', () => {
  expect(outcomeOf(checkOf('createWebhook'), written([], { case: { way: 'plain' } }))).toBe('stopped');
});

it.each([
  ['Kiwi \ud83e\udd5d', 'satisfied'],
  ['Kiwi \ud83e', ['wrong-format']],
  ['\ud800', 'satisfied'],
])('of the text %j it says %j', (name, codes) => {
  const folder = { id: '0b0c1c9e-3f4e-4c55-9d5e-0d7b8f3a1c11', org_id: '7b0c1c9e-3f4e-4c55-9d5e-0d7b8f3a1c11', name };
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', deleted_at: null };
  const exchange = answered('read', 'getAssetFolder', 200, {
    ...folder,
    ...times,
    created_by: folder.id,
    deleted_by: null,
  });
  expect(outcomeOf(checkOf('getAssetFolder'), written([exchange]))).toEqual(codes);
});
