import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { idsDistinct } from './ids-distinct.ts';

const session = (index: number, body: object) => answered(`session/${index}`, 'createAssetUpload', 201, body);

it.each([
  ['two', [session(1, { asset_id: 'a1' }), session(2, { asset_id: 'a2' })], 'satisfied'],
  ['one', [session(1, { asset_id: 'a1' }), session(2, { asset_id: 'A1' })], ['one-id']],
  ['none', [session(1, {}), session(2, {})], 'stopped'],
] as const)('two sessions name %s', (_, exchanges, outcome) => {
  expect(outcomeOf(idsDistinct, written(exchanges))).toEqual(outcome);
});
