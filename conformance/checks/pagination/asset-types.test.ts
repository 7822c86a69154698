import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { assetTypes } from './asset-types.ts';

const types = ['image', 'video', 'audio'].map((name) => ({ name }));
const page = (step: string, items: readonly object[]) =>
  answered(step, 'listAssetTypes', 200, { items, first: null, next: null, previous: null });
const asked = (first: readonly object[]) => [page('whole/1', types), page('walk/1', first)];

it.each([
  ['too few', asked(types.slice(0, 2)), 2, ['item-missing']],
  ['all of them on a page as large as that', asked(types), 3, 'satisfied'],
  ['a page that is larger', asked(types), 2, ['page-too-large']],
  ['no list', [answered('whole/1', 'listAssetTypes', 403, {})], 2, 'stopped'],
] as const)('another organization is shown %s', (_, exchanges, page_size, outcome) => {
  const evidence = written(exchanges, { case: { page_size, by: 'outsider' as const } });
  expect(outcomeOf(assetTypes, evidence)).toEqual(outcome);
});
