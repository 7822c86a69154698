import { expect, it } from 'vitest';
import { withOrdinaryNames } from './ordinary-names.ts';

it('names that nobody would guess get usual ones of their role, each its own', () => {
  const { lists } = withOrdinaryNames({
    lists: {
      parameters: { filter: 'a b', page_size: 'per_page', sort: 'where', cursor: '100%' },
      for: { listAssetTypes: { parameters: { filter: 'x&y=z', sort: 'where' } } },
    },
  });
  expect(lists).toEqual({
    parameters: { filter: 'query', page_size: 'per_page', sort: 'sortBy', cursor: '100%' },
    for: { listAssetTypes: { parameters: { filter: 'search', sort: 'sortBy' } } },
  });
});
