import { expect, it } from 'vitest';
import { clientDialect } from './client-dialect.ts';

it('what the reference does needs no words', () => {
  const query = { limit: '5', q: 'name.eq:a b', sort_by: 'name:asc', backward: 'true', other: 'x' };
  expect(clientDialect({}).query('listAssets', query)).toEqual(query);
});

it('two conditions of one parameter are both written', () => {
  const { query } = clientDialect({
    lists: { filter_grammar: { parameter: 'filter[{field}]', value: '{operator}:{value}' } },
  });
  const q = 'size_bytes.gte:10,name.eq:a,size_bytes.lt:100';
  expect(query('listAssets', { q })).toEqual({ 'filter[size_bytes]': ['gte:10', 'lt:100'], 'filter[name]': 'eq:a' });
});

it('a query is written by names and grammars, and what is undefined left out', () => {
  const { query, ...words } = clientDialect({
    lists: {
      parameters: { page_size: 'take', sort: 'arranged' },
      filter_grammar: { parameter: '{operator}.{field}', value: '{value}' },
      operators: { eq: 'is' },
      for: {
        listAssetTypes: { backward_order: 'reversed', sort_grammar: { ascending: '{field}', descending: '!{field}' } },
      },
    },
    records: { header_prefix: 'Northwind-', status_words: { completed: ['done', 'sent'] } },
    runs: { dispatch_response: { id: '/ticket' } },
  });
  expect(query('listAssets', { limit: 5, q: 'name.eq:a', fields: undefined })).toEqual({ take: '5', 'is.name': 'a' });
  expect(query('listAssetTypes', { sort_by: 'name:desc' })).toEqual({ arranged: '!name' });
  expect(words).toEqual({
    header_prefix: 'Northwind-',
    run_id: '/ticket',
    ended_words: ['done', 'sent'],
    reversed_lists: ['listAssetTypes'],
  });
});
