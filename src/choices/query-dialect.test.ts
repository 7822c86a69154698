import { describe, expect, it } from 'vitest';
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalQuery, Condition } from './canonical.ts';
import { resolve } from './choices.ts';
import type { ChoicesDocument, ListChoices } from './choices-document.ts';
import { createDialect, Inexpressible, MissingChoice } from './dialect.ts';
import { checkChoices, loadChoices } from './load.ts';

const fixture = (name: string) => loadChoices(new URL(`../../fixtures/choices/${name}.yaml`, import.meta.url).pathname);
const reference = createDialect(resolve({}) as ChoicesDocument);
const unlike = createDialect(resolve(fixture('unlike')) as ChoicesDocument);
const eq = (field: string, value: string | null): Condition => ({ field, operator: 'eq', value });

describe('queries in the reference dialect', () => {
  const table: [string, CanonicalQuery, [string, string][]][] = [
    ['nothing', {}, []],
    ['one condition', { filter: [eq('name', 'a')] }, [['q', 'name.eq:a']]],
    [
      'several',
      { filter: [eq('name', 'a'), { field: 'size_bytes', operator: 'gte', value: '5' }] },
      [['q', 'name.eq:a,size_bytes.gte:5']],
    ],
    [
      'a time needs no quoting',
      { filter: [eq('created_at', '2026-01-05T09:30:00.000Z')] },
      [['q', 'created_at.eq:2026-01-05T09:30:00.000Z']],
    ],
    ['a comma and a backslash', { filter: [eq('name', 'a,b\\c')] }, [['q', 'name.eq:a\\,b\\\\c']]],
    ['null', { filter: [eq('folder_id', null)] }, [['q', 'folder_id.eq:null']]],
    ['the text null', { filter: [eq('name', 'null')] }, [['q', 'name.eq:\\null']]],
    [
      'a list',
      { filter: [{ field: 'name', operator: 'in', value: ['a', 'b|c', 'null'] }] },
      [['q', 'name.in:a|b\\|c|null']],
    ],
    ['a list of one empty text', { filter: [{ field: 'name', operator: 'in', value: [''] }] }, [['q', 'name.in:']]],
    [
      'sort',
      {
        sort: [
          { field: 'name', direction: 'asc' },
          { field: 'id', direction: 'desc' },
        ],
      },
      [['sort_by', 'name:asc,id:desc']],
    ],
    ['fields', { fields: ['id', 'name'] }, [['fields', 'id,name']]],
    [
      'flags',
      { backward: true, presign: false },
      [
        ['backward', 'true'],
        ['presign', 'false'],
      ],
    ],
    [
      'page size and cursor',
      { page_size: 10, cursor: 'c=' },
      [
        ['limit', '10'],
        ['cursor', 'c='],
      ],
    ],
    [
      'raw text',
      { filter: { raw: ',,' }, page_size: { raw: '1e1' } },
      [
        ['q', ',,'],
        ['limit', '1e1'],
      ],
    ],
    ['an unknown parameter', { unknown: [['colour', 'blue']] }, [['colour', 'blue']]],
  ];
  it.each(table)('%s', (_, query, pairs) => {
    expect(reference.queryToWire('listAssets', query)).toEqual(pairs);
    expect(reference.queryFromWire('listAssets', pairs)).toEqual(query);
  });

  const unreadable: [string, [string, string], CanonicalQuery][] = [
    ['an unknown operator', ['q', 'name.is:a'], { filter: { raw: 'name.is:a' } }],
    ['a dangling backslash', ['q', 'name.eq:a\\'], { filter: { raw: 'name.eq:a\\' } }],
    ['a comma at the end', ['q', 'name.eq:a,'], { filter: { raw: 'name.eq:a,' } }],
    ['no direction', ['sort_by', 'name'], { sort: { raw: 'name' } }],
    ['an empty name', ['fields', 'id,,name'], { fields: { raw: 'id,,name' } }],
    ['an open parenthesis', ['embed', 'run(logs'], { embed: { raw: 'run(logs' } }],
    ['a number in another spelling', ['limit', '010'], { page_size: { raw: '010' } }],
    ['a number beyond the safe ones', ['limit', '9007199254740993'], { page_size: { raw: '9007199254740993' } }],
    ['a word for true that is none', ['backward', 'yes'], { backward: { raw: 'yes' } }],
  ];
  it.each(unreadable)('%s is kept as it stands', (_, pair, query) => {
    expect(reference.queryFromWire('listAssets', [pair])).toEqual(query);
  });

  it('reads the first of two, and takes the second for unknown', () => {
    const query = reference.queryFromWire('listAssets', [
      ['limit', '1'],
      ['limit', '2'],
    ]);
    expect(query).toEqual({ page_size: 1, unknown: [['limit', '2']] });
  });
});

describe('an unlike dialect', () => {
  const query: CanonicalQuery = {
    filter: [eq('name', 'none'), eq('created_at', null)],
    sort: [{ field: 'name', direction: 'desc' }],
    fields: ['id', 'name'],
    page_size: 3,
    backward: true,
  };
  it('writes its own names', () => {
    expect(unlike.queryToWire('listAssets', query)).toEqual([
      ['filter[name][is]', '"none"'],
      ['filter[created_at][is]', 'none'],
      ['order', 'name:desc'],
      ['only', 'id,name'],
      ['page-size', '3'],
      ['reverse', 'yes'],
    ]);
  });

  it('keeps what the specification states for the batch reads', () => {
    const { backward: _, ...rest } = query;
    expect(
      unlike.queryToWire('listBatchItems', { ...rest, filter: [eq('client_ref', 'a'), eq('run_id', null)] }),
    ).toEqual([
      ['q', 'client_ref.eq:a,run_id.eq:nothing'],
      ['sort_by', 'name:desc'],
      ['fields', 'id,name'],
      ['per_page', '3'],
    ]);
  });

  it('understands other words for flags than it sends', () => {
    const pairs: [string, string][] = [
      ['reverse', '1'],
      ['signed', 'off'],
    ];
    expect(unlike.queryFromWire('listAssets', pairs)).toEqual({ backward: true, presign: false });
  });

  it('takes a condition it cannot read for raw text, and a parameter of nobody for unknown', () => {
    const pairs: [string, string][] = [
      ['filter[name][eq]', 'a b'],
      ['q', 'name.eq:a'],
      ['limit', '1'],
    ];
    expect(unlike.queryFromWire('listAssets', pairs)).toEqual({
      filter: { raw: 'filter%5Bname%5D%5Beq%5D=a%20b' },
      unknown: [
        ['q', 'name.eq:a'],
        ['limit', '1'],
      ],
    });
  });
});

describe('grammars in use', () => {
  const symbols = { eq: '=', ne: '!=', gt: '>', gte: '>=', in: '=in=' };
  const suffixes = { eq: '', gte: '__gte', in: '__in' };
  const filter: Condition[] = [
    eq('name', 'a,b'),
    { field: 'size_bytes', operator: 'gte', value: '5' },
    { field: 'name', operator: 'in', value: ['x', 'y,z'] },
  ];
  const table: [string, ListChoices, [string, string][]][] = [
    [
      'brackets on the left',
      { filter_grammar: { parameter: 'filter[{field}][{operator}]', value: '{value}', list_separator: ',' } },
      [
        ['filter[name][eq]', 'a,b'],
        ['filter[size_bytes][gte]', '5'],
        ['filter[name][in]', 'x,y\\,z'],
      ],
    ],
    [
      'the operator before the value',
      {
        filter_grammar: { parameter: '{field}', value: '{operator}.{value}', list_separator: ',' },
        quoting: 'double_quote',
      },
      [
        ['name', 'eq.a,b'],
        ['size_bytes', 'gte.5'],
        ['name', 'in.x,"y,z"'],
      ],
    ],
    [
      'suffixes, and none for equal',
      {
        filter_grammar: { parameter: '{field}{operator}', value: '{value}', list_separator: ',' },
        operators: suffixes,
      },
      [
        ['name', 'a,b'],
        ['size_bytes__gte', '5'],
        ['name__in', 'x,y\\,z'],
      ],
    ],
    [
      'signs, where one begins another',
      { filter_grammar: { condition: '{field}{operator}{value}', join: ';', list_separator: ',' }, operators: symbols },
      [['q', 'name=a,b;size_bytes>=5;name=in=x,y\\,z']],
    ],
    [
      'functions',
      {
        filter_grammar: { condition: '{operator}({field},{value})', join: ' and ', list_separator: '|' },
        quoting: 'percent',
      },
      [['q', 'eq(name,a,b) and gte(size_bytes,5) and in(name,x|y,z)']],
    ],
  ];
  it.each(table)('%s', (_, lists, pairs) => {
    const dialect = createDialect(resolve(checkChoices({ lists })) as ChoicesDocument);
    expect(dialect.queryToWire('listAssets', { filter })).toEqual(pairs);
    expect(dialect.queryFromWire('listAssets', pairs)).toEqual({ filter });
  });

  it('quotes a value that looks like the rest of the operator', () => {
    const lists: ListChoices = { filter_grammar: { condition: '{field}{operator}{value}' }, operators: symbols };
    const dialect = createDialect(resolve(checkChoices({ lists })) as ChoicesDocument);
    expect(dialect.queryToWire('listAssets', { filter: [{ field: 'name', operator: 'gt', value: '=5' }] })).toEqual([
      ['q', 'name>\\=5'],
    ]);
  });
});

describe('what cannot be said', () => {
  const undeclared: [string, ChoicesDocument, OperationId, CanonicalQuery, string][] = [
    ['a name', {}, 'listAssets', { page_size: 1 }, 'lists.parameters.page_size'],
    [
      'a name of one operation',
      { lists: { for: { listAssets: { parameters: { page_size: 'n' } } } } },
      'listAssetTypes',
      { page_size: 1 },
      'lists.parameters.page_size',
    ],
    ['a filter', { lists: { parameters: { filter: 'f' } } }, 'listAssets', { filter: [] }, 'lists.filter_grammar'],
    ['an operator', {}, 'listBatchItems', { filter: [{ ...eq('id', 'a'), operator: 'gt' }] }, 'lists.operators'],
    ['quoting', {}, 'listBatchItems', { filter: [eq('client_ref', 'a,b')] }, 'lists.quoting'],
    [
      'quoting, of what another style would take for its own',
      {},
      'listBatchItems',
      { filter: [eq('client_ref', 'a%')] },
      'lists.quoting',
    ],
    ['null', {}, 'listBatchItems', { filter: [eq('run_id', null)] }, 'lists.filter_grammar'],
    [
      'a sort',
      { lists: { parameters: { sort: 's' } } },
      'listAssetTypes',
      { sort: [{ field: 'name', direction: 'asc' }] },
      'lists.sort_grammar',
    ],
    [
      'a second sort key',
      { lists: { parameters: { sort: 's' } } },
      'listAssets',
      {
        sort: [
          { field: 'name', direction: 'asc' },
          { field: 'id', direction: 'asc' },
        ],
      },
      'lists.sort_grammar',
    ],
    [
      'words for flags',
      { lists: { parameters: { presign: 'p' } } },
      'getAsset',
      { presign: true },
      'lists.boolean_values',
    ],
  ];
  it.each(undeclared)('%s that is not declared: MissingChoice names the key', (_, choices, operation, query, key) => {
    const say = () => createDialect(choices).queryToWire(operation, query);
    expect(say).toThrow(MissingChoice);
    expect(say).toThrow(expect.objectContaining({ key, operation }));
  });

  it('needs no choices for what the specification states', () => {
    const query: CanonicalQuery = {
      filter: [eq('client_ref', 'a')],
      sort: [{ field: 'id', direction: 'asc' }],
      embed: ['run(logs)'],
    };
    const pairs = createDialect({}).queryToWire('getBatchItem', query);
    expect(pairs).toEqual([
      ['q', 'client_ref.eq:a'],
      ['sort_by', 'id:asc'],
      ['embed', 'run(logs)'],
    ]);
  });

  const refused: [string, ChoicesDocument, CanonicalQuery, string][] = [
    ['a comma without quoting', { lists: { quoting: 'none' } }, { filter: [eq('name', 'a,b.eq:c')] }, 'lists.quoting'],
    [
      'the null word without quoting',
      { lists: { quoting: 'none' } },
      { filter: [eq('name', 'null')] },
      'lists.quoting',
    ],
    [
      'an operator that is not offered',
      { lists: { operators: { eq: 'eq' } } },
      { filter: [{ ...eq('name', 'a'), operator: 'gt' }] },
      'lists.operators',
    ],
    [
      'two conditions where one is all',
      { lists: { multiple_conditions: 'none' } },
      { filter: [eq('name', 'a'), eq('name', 'a')] },
      'lists.multiple_conditions',
    ],
    [
      'null without a word',
      { lists: { filter_grammar: { condition: '{field}.{operator}:{value}' } } },
      { filter: [eq('name', null)] },
      'lists.filter_grammar',
    ],
    ['a list of nothing', {}, { filter: [{ field: 'name', operator: 'in', value: [] }] }, 'lists.quoting'],
    ['an unknown parameter with the name of a role', {}, { unknown: [['limit', '5']] }, 'lists.parameters'],
    ['a page size that is no whole number', {}, { page_size: 1.5 }, 'lists.parameters'],
  ];
  it.each(refused)('%s: Inexpressible names the choice', (_, choices, query, key) => {
    const say = () => createDialect(resolve(choices) as ChoicesDocument).queryToWire('listAssets', query);
    expect(say).toThrow(Inexpressible);
    expect(say).toThrow(expect.objectContaining({ key }));
  });

  it.each(['', '.', '..', '\ud800'])('the path parameter %j would lead elsewhere', (id) => {
    expect(() => reference.encodeRequest({ operation: 'getAsset', path: { id }, query: {} })).toThrow(Inexpressible);
  });

  it('a role that the operation does not take', () => {
    expect(() => reference.queryToWire('getAsset', { page_size: 1 })).toThrow(Inexpressible);
  });

  it('a role that the operation lacks by choice, whose usual name is an unknown parameter', () => {
    const choices = resolve({ lists: { for: { listBatchItems: { parameters: { page_size: null } } } } });
    const dialect = createDialect(choices as ChoicesDocument);
    expect(() => dialect.queryToWire('listBatchItems', { page_size: 1 })).toThrow(Inexpressible);
    expect(dialect.queryToWire('listAllDeliveries', { page_size: 1 })).toEqual([['limit', '1']]);
    expect(dialect.queryFromWire('listBatchItems', [['limit', '1']])).toEqual({ unknown: [['limit', '1']] });
  });
});
