import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { orders } from './orders.ts';

type Lists = ChoicesDocument['lists'];
type Item = Record<string, unknown>;
const list = (step: string, items: readonly Item[]) => answered(step, 'listAssets', 200, { items });
const batch = (step: string, ...starts: (string | null)[]) =>
  answered(`started_at-${step}/1`, 'listBatchItems', 200, {
    items: starts.map((started_at, index) => ({ id: `${index}`, started_at })),
  });

function judged(of: string, exchanges: readonly Exchange[], lists: Lists) {
  const data = { assets: [...'abcdef'].map((id) => ({ id })) };
  const notes = of === 'text' || of === 'ties' ? { data } : {};
  return outcomeOf(orders, written(exchanges, { case: { of }, notes, facts: { choices: { lists } } }));
}

const time = (minute: number) => `2026-01-05T10:0${minute}:00.000Z`;
const made = (...minutes: number[]) => [
  list(
    'unsorted/1',
    minutes.map((minute) => ({ created_at: time(minute) })),
  ),
];
const newest = { field: 'created_at', direction: 'desc' } as const;

it.each<[string, Exchange[], Lists, string | string[]]>([
  ['any, undeclared', made(2, 3, 1), {}, 'satisfied'],
  ['as declared', made(3, 2, 1), { default_order: newest }, 'satisfied'],
  ['another', made(1, 3, 2), { default_order: newest }, ['not-as-declared']],
  ['not to be seen on two values', made(1, 2), { default_order: newest }, 'satisfied'],
])('the default order is %s', (_, exchanges, lists, outcome) => {
  expect(judged('default', exchanges, lists)).toEqual(outcome);
});

const named = (step: string, ...names: string[]) =>
  list(
    `${step}/1`,
    names.map((name) => ({ id: { ba: 'a', Bb: 'b', Aa: 'c', ab: 'd' }[name], name })),
  );
const by_code_point = ['Aa', 'Bb', 'ab', 'ba'];
const without_case = ['Aa', 'ab', 'ba', 'Bb'];
const bothWays = (names: readonly string[]) => [named('asc', ...names), named('desc', ...names.toReversed())];

it.each<[string, Exchange[], Lists, string | string[]]>([
  ['by code points, as declared', bothWays(by_code_point), { text_order: 'code_point' }, 'satisfied'],
  ['without case', bothWays(without_case), { text_order: 'code_point' }, ['not-as-declared']],
  ['in another way', bothWays(['ba', 'ab', 'Bb', 'Aa']), { text_order: 'code_point' }, 'satisfied'],
  [
    'not at all',
    [named('asc', ...without_case), named('desc', ...without_case)],
    { text_order: 'code_point' },
    'satisfied',
  ],
])('texts are ordered %s', (_, exchanges, lists, outcome) => {
  expect(judged('text', exchanges, lists)).toEqual(outcome);
});

const sized = (step: string, letters: string) =>
  list(
    `${step}/1`,
    [...letters].map((id) => ({ id, size_bytes: 'abc'.includes(id) ? 1 : 2 })),
  );

it.each<[string, Exchange[], Lists, string | string[]]>([
  ['with the sort', [sized('asc', 'abcdef'), sized('desc', 'fedcba')], { tie_break: 'with_sort' }, 'satisfied'],
  ['always rising', [sized('asc', 'abcdef'), sized('desc', 'defabc')], { tie_break: 'with_sort' }, ['not-as-declared']],
  ['in no order', [sized('asc', 'bacdef'), sized('desc', 'defabc')], { tie_break: 'with_sort' }, 'satisfied'],
  ['not at all, unsorted', [sized('asc', 'adbecf'), sized('desc', 'adbecf')], { tie_break: 'with_sort' }, 'satisfied'],
])('ties are broken %s', (_, exchanges, lists, outcome) => {
  expect(judged('ties', exchanges, lists)).toEqual(outcome);
});

it.each<[string, Exchange[], Lists, string | string[]]>([
  [
    'last',
    [batch('asc', time(1), time(2), null), batch('desc', time(2), time(1), null)],
    { null_order: 'last' },
    'satisfied',
  ],
  [
    'highest',
    [batch('asc', time(1), time(2), null), batch('desc', null, time(2), time(1))],
    { null_order: 'last' },
    ['not-as-declared'],
  ],
  [
    'anywhere, unsorted',
    [batch('asc', time(2), time(1), null), batch('desc', null, time(2), time(1))],
    { null_order: 'last' },
    'satisfied',
  ],
  ['nowhere', [batch('asc', time(1), time(2)), batch('desc', time(2), time(1))], { null_order: 'first' }, 'satisfied'],
  ['where an error hides them', [answered('started_at-asc/1', 'listBatchItems', 500)], {}, 'stopped'],
])('items without a value come %s', (_, exchanges, lists, outcome) => {
  expect(judged('nulls', exchanges, lists)).toEqual(outcome);
});
