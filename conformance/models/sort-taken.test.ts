import { expect, it } from 'vitest';
import { sortShown } from './sort-taken.ts';
import type { WalkResult } from './walk.ts';

const own = new Set(['a', 'b', 'c']);

function walkOver(...sizes: readonly [id: string, size_bytes: number][]): WalkResult {
  const items = sizes.map(([id, size_bytes]) => ({ id, size_bytes }));
  const exchange = { number: 1, request: { operation: 'listAssets' } };
  const page = { exchange, ids: items.map(({ id }) => id), items };
  return { pages: [page], ended: 'unfinished' } as unknown as WalkResult;
}

it.each<[string, ReturnType<typeof sortShown>, WalkResult]>([
  ['values that differ, in order', 'taken', walkOver(['a', 2], ['x', 9], ['b', 1])],
  ['values that differ, out of order', 'ignored', walkOver(['a', 1], ['b', 2])],
  ['equal values alone, which are in order under any sort', 'untold', walkOver(['a', 1], ['b', 1], ['x', 0])],
  ['one item', 'untold', walkOver(['a', 1], ['x', 0])],
])('of %s: %s', (_, shown, walk) => {
  expect(sortShown(walk, own, { field: 'size_bytes', direction: 'desc' })).toBe(shown);
});
