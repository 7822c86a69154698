import { expect, it } from 'vitest';
import { uncounted } from '../suite/tally.ts';
import { answered } from '../testing/written-evidence.support.ts';
import { judgeStuck } from './stuck-walk.ts';
import { readWalk } from './walk.ts';

const page = (number: number, ids: string, next: string | null) =>
  answered(`walk/${number}`, 'listAssets', 200, { items: [...ids].map((id) => ({ id })), next });

it.each([
  ['a walk that goes on', [page(1, 'ab', '/x'), page(2, 'cd', null)], []],
  ['a page one that holds everything', [page(1, 'abcd', '/x'), page(2, 'abcd', '/x')], []],
  ['an empty page one', [page(1, '', '/x'), page(2, '', '/y')], []],
  ['a single page', [page(1, 'ab', null)], []],
  ['page one again', [page(1, 'ab', '/x'), page(2, 'ab', '/x')], ['cursor-without-effect']],
] as const)('finds of %s what it shows', (_, exchanges, codes) => {
  const found = judgeStuck(readWalk(exchanges, 'next'), [...'abcd'], uncounted);
  expect(found.map(({ code }) => code)).toEqual(codes);
});
