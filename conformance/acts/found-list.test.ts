import { expect, it } from 'vitest';
import type { CheckContext } from '../suite/context.ts';
import { answered, bare_facts } from '../testing/written-evidence.support.ts';
import { findList } from './found-list.ts';

/** A run over a target with so many asset types, on one page. */
function run(count: number): CheckContext {
  const items = Array.from({ length: count }, (_, index) => ({ id: `t${index}` }));
  const page = { items, first: null, next: null, previous: null };
  return {
    facts: bare_facts,
    time: { settle: async () => {} },
    call: async () => answered('whole/1', 'listAssetTypes', 200, page),
  } as unknown as CheckContext;
}

it.each([
  [5, 1, 1],
  [25, 2, 4],
  [61, 1, 6],
  [500, 2, 43],
])(
  'cuts a list of %i items, asked for in pages of %i, into pages of %i, so that a walk ends',
  async (count, asked, size) => {
    const { sized } = await findList(run(count), { list: 'listAssetTypes', by: 'owner' });
    expect(sized(asked)).toEqual({ page_size: size });
  },
);
