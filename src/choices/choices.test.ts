import { describe, expect, it } from 'vitest';
import { chosen, resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { loadChoices } from './load.ts';
import { policiesOf } from './policies.ts';

describe('one choice', () => {
  const document: ChoicesDocument = {
    lists: {
      parameters: { page_size: 'n', cursor: 'c' },
      end_of_list: 'absent',
      operators: { eq: 'is', gt: 'over' },
      sort_grammar: { ascending: '{field}', descending: '-{field}', join: ';' },
      page_size_bounds: [1, 20],
      for: {
        listAssets: { parameters: { page_size: 'size' }, end_of_list: 'empty_string' },
        listBatchItems: { operators: { ne: 'not' } },
      },
    },
  };

  it.each([
    ['the group’s', 'lists.end_of_list', undefined, 'absent'],
    ['the group’s, for an operation without one', 'lists.end_of_list', 'listAssetTypes', 'absent'],
    ['the operation’s own', 'lists.end_of_list', 'listAssets', 'empty_string'],
    [
      'names one by one, and the stated ones',
      'lists.parameters',
      'listAssets',
      { page_size: 'size', cursor: 'c', embed: 'embed' },
    ],
    ['operators whole, and the stated one', 'lists.operators', 'listBatchItems', { ne: 'not', eq: 'eq' }],
    [
      'the stated form, and the join beside it',
      'lists.sort_grammar',
      'listAssets',
      { ascending: '{field}:asc', descending: '{field}:desc', join: ';' },
    ],
    ['the stated bounds', 'lists.page_size_bounds', 'listAssets', [1, 500]],
    ['the chosen bounds', 'lists.page_size_bounds', 'listBatchItems', [1, 20]],
    [
      'what the text states without any choice',
      'lists.filter_grammar',
      'getBatchItem',
      { condition: '{field}.{operator}:{value}', join: ',' },
    ],
    ['nothing', 'lists.quoting', 'listAssets', undefined],
  ] as const)('%s', (_, key, operation, value) => {
    expect(chosen(document, key, operation)).toEqual(value);
  });
});

describe('resolving', () => {
  it('lets a choice for the group stand above the reference’s choice for an operation', () => {
    const whole = resolve({ codes: { error_envelope: 'merged' } }) as ChoicesDocument;
    expect(chosen(whole, 'codes.error_envelope', 'getHealth')).toBe('merged');
    const own = resolve({ codes: { for: { getAsset: { error_envelope: 'merged' } } } }) as ChoicesDocument;
    expect(chosen(own, 'codes.error_envelope', 'getHealth')).toBe('validation');
    expect(chosen(own, 'codes.error_envelope', 'getAsset')).toBe('merged');
    expect(chosen(own, 'codes.error_envelope', 'getRun')).toBe('envelope');
  });

  it('lets a filter grammar of another form say nothing about the batch reads', () => {
    const filter_grammar = { parameter: 'filter[{field}]', value: '{operator}:{value}', list_separator: ',' };
    const resolved = resolve({ lists: { filter_grammar } }) as ChoicesDocument;
    expect(chosen(resolved, 'lists.filter_grammar', 'listAssets')).toEqual(filter_grammar);
    const stated = { condition: '{field}.{operator}:{value}', join: ',' };
    expect(chosen(resolved, 'lists.filter_grammar', 'getBatchItem')).toEqual({
      ...stated,
      list_separator: '|',
      null_word: 'null',
    });
    expect(chosen({ lists: { filter_grammar } }, 'lists.filter_grammar', 'getBatchItem')).toEqual(stated);
    const followed = { lists: { filter_grammar: { ...stated, list_separator: ';' } } };
    expect(chosen(followed, 'lists.filter_grammar', 'getBatchItem')).toEqual({ ...stated, list_separator: ';' });
  });

  it('fills in names one by one', () => {
    const resolved = resolve({ lists: { parameters: { page_size: 'n' } }, codes: { refusal: { invalid: 400 } } });
    expect(resolved.lists.parameters).toMatchObject({ filter: 'q', page_size: 'n' });
    expect(resolved.codes.refusal).toMatchObject({ invalid: 400, malformed_json: 400, wrong_method: 405 });
  });
});

describe('policies', () => {
  const unlike = resolve(loadChoices(new URL('../../fixtures/choices/unlike.yaml', import.meta.url).pathname));

  it('are the reference’s when nothing is chosen', () => {
    expect(policiesOf(resolve({}), 'listAssets')).toMatchObject({
      lists: {
        default_page_size: 50,
        page_size_bounds: [1, 500],
        page_size_out_of_range: 'refused',
        url_after_the_end: false,
        backward_order: 'list_order',
        backward_without_cursor: 'last_page',
        bad_cursor: 'refused',
        unknown_parameter: 'refused',
        unknown_filter: 'refused',
        unknown_sort: 'refused',
        unknown_field: 'refused',
        unknown_embed: 'refused',
        id_always_projected: false,
        operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like'],
        queryable_fields: { sort: 'scalars', filter: 'scalars', project: 'scalars' },
        short_pages: 'never',
        default_order: { field: 'created_at', direction: 'desc' },
        text_order: 'code_point',
        null_order: 'last',
        tie_break: 'with_sort',
        cursor_lifetime: 'none',
        read_your_writes: 'at_once',
      },
      codes: { bad_token_on_anonymous: 'ignored', unknown_body_field: 'refused' },
      deletion: { second: 'success', read: 'shown', in_lists: 'left_out' },
    });
  });

  it('are each operation’s own', () => {
    expect(policiesOf(unlike, 'listAssets').lists).toMatchObject({
      url_after_the_end: true,
      page_size_bounds: [1, 500],
    });
    expect(policiesOf(unlike, 'listEventTypes').lists).toMatchObject({
      url_after_the_end: false,
      page_size_bounds: [1, 200],
    });
    expect(policiesOf(unlike, 'listBatchItems').lists.operators.toSorted()).toEqual(['eq', 'gt', 'in', 'ne']);
    expect(policiesOf(unlike, 'getAsset').deletion.read).toBe('not_found');
    expect(policiesOf(unlike, 'getAssetFolder').deletion.read).toBe('shown');
  });

  it('say first_page where a bad cursor is answered so', () => {
    expect(policiesOf(resolve({ lists: { bad_cursor: 'first_page' } }), 'listAssets').lists.bad_cursor).toBe(
      'first_page',
    );
    expect(policiesOf(resolve({ lists: { bad_cursor: 404 } }), 'listAssets').lists.bad_cursor).toBe('refused');
  });
});
