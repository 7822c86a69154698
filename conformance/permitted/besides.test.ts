import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { besides } from './besides.ts';
import { type Permit, permittedOf } from './permitted.ts';

const server = (more: Partial<Permit>) =>
  permittedOf({ id: 'area/rule' }, { one: { obeys: [], what: '', ...more } })[0]!;

const drawn: ChoicesDocument = {
  lists: {
    text_order: 'code_point',
    default_page_size: 7,
    read_your_writes: 100,
    for: { listAssets: { default_page_size: 9, read_your_writes: 200 } },
  },
  assets: { listed_from: 300 },
};

it.each<[string, Partial<Permit>, ChoicesDocument]>([
  ['all of it beside a server that chooses nothing', {}, drawn],
  [
    'nothing that the server chooses for one operation',
    { choices: { lists: { for: { listBatchItems: { default_page_size: 3 } } } } },
    {
      ...drawn,
      lists: { text_order: 'code_point', read_your_writes: 100, for: { listAssets: { read_your_writes: 200 } } },
    },
  ],
  [
    'nothing that it keeps to itself, declares otherwise or rests on',
    {
      untold: ['lists.text_order'],
      declares: { lists: { default_page_size: 3 } },
      rests_on: ['assets.listed_from'],
    },
    { lists: { read_your_writes: 100, for: { listAssets: { read_your_writes: 200 } } }, assets: {} },
  ],
  [
    'nothing that is late beside one that says how late it is',
    { target: { consistency_ms: 100 } },
    {
      lists: { text_order: 'code_point', default_page_size: 7, for: { listAssets: { default_page_size: 9 } } },
      assets: {},
    },
  ],
  [
    'no group with which the server would contradict itself',
    { choices: { lists: { page_size_bounds: [20, 500] } } },
    { assets: { listed_from: 300 } },
  ],
])('leaves %s', (_, more, expected) => {
  const before = structuredClone(drawn);
  expect(besides([server(more)], drawn)).toEqual(expected);
  expect(drawn).toEqual(before);
});
