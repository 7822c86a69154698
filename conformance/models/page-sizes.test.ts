import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { lacksSize, sizeQuery, takesSize } from './page-sizes.ts';

const of = (page_size: string | null | undefined): { choices: ChoicesDocument } => ({
  choices: {
    lists: {
      page_size_bounds: [3, 20],
      for: { listBatchItems: { parameters: page_size === undefined ? {} : { page_size } } },
    },
  },
});

it.each([
  ['has a name', 'limit', true, false, { page_size: 3 }],
  ['is not there', null, false, true, {}],
  ['has a name that nobody told', undefined, false, false, {}],
] as const)('a page size that %s', (_, name, takes, lacks, query) => {
  const facts = of(name);
  expect(takesSize(facts, 'listBatchItems')).toBe(takes);
  expect(lacksSize(facts, 'listBatchItems')).toBe(lacks);
  expect(sizeQuery(facts, 'listBatchItems', 1)).toEqual(query);
});

it('is asked for where the text states it, so that a name that nobody told is missed', () => {
  expect(sizeQuery({ choices: {} }, 'listAssets', 7)).toEqual({ page_size: 7 });
});
