import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { idsDistinct } from './ids-distinct.ts';

const session = (index: number, body: object) => answered(`session/${index}`, 'createAssetUpload', 201, body);

it.each([
  ['two', [session(1, { asset_id: 'a1' }), session(2, { asset_id: 'a2' })], 'satisfied'],
  ['one', [session(1, { asset_id: 'a1' }), session(2, { asset_id: 'A1' })], ['id-of-two-assets']],
  ['none', [session(1, {}), session(2, {})], 'stopped'],
] as const)('two sessions name %s', (_, exchanges, outcome) => {
  expect(outcomeOf(idsDistinct, written(exchanges, { case: { equal: false } }))).toEqual(outcome);
});

it('tells apart who takes a file of one name once', () => {
  const sessions = [session(1, { asset_id: 'a1' }), answered('session/2', 'createAssetUpload', 409)];
  const verdictOf = (equal: boolean) => idsDistinct.control!(written(sessions, { case: { equal } }), []);
  expect(verdictOf(true)).toMatchObject({ verdict: 'not-claimed' });
  expect(verdictOf(false)).toBe('fewer than two sessions named an asset');
});
