import { expect, it } from 'vitest';
import { answered, bare_facts, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { listPages } from './pages.ts';

const first = 'http://target.example/v1/asset-types?cursor=a';
const page = (step: string, ...ids: string[]) =>
  answered(step, 'listAssetTypes', 200, { items: ids.map((id) => ({ id })), first, next: null, previous: null });

it.each([
  ['url_to_empty_page', [page('unsized'), page('walk/1')], 'satisfied'],
  ['url_to_empty_page', [page('unsized', 'a'), page('walk/1', 'a')], ['not-as-declared']],
  ['absent', [page('unsized'), page('walk/1')], ['not-as-declared']],
  ['null', [page('unsized', 'a'), page('walk/1', 'a')], 'satisfied'],
] as const)('a list is held against a declared end %s, in its only page', (end_of_list, exchanges, outcome) => {
  const facts = { ...bare_facts, choices: { lists: { end_of_list } } };
  const evidence = { ...written([...exchanges], { case: { operation: 'listAssetTypes' } }), facts };
  expect(outcomeOf(listPages, evidence as never)).toEqual(outcome);
});
