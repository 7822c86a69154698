import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { walkUnderChange } from './walk-under-change.ts';

const page = (step: string, ids: readonly string[], next: string | null, previous: string | null) =>
  answered(step, 'listAssets', 200, { items: ids.map((id) => ({ id })), next, previous });

it.each<[string, (readonly [ids: readonly string[], previous: string | null])[], string | string[]]>([
  ['the items of page one', [[['a'], null]], 'satisfied'],
  // Pages may be short, and lists may lag behind a deletion.
  [
    'what was deleted, and then to them',
    [
      [['b'], '/back'],
      [['a'], null],
    ],
    'satisfied',
  ],
  ['what was deleted, and not yet to the start', [[['b'], '/back']], 'satisfied'],
  ['what was deleted, and no further', [[['b'], null]], ['no-way-back']],
  ['nothing', [[[], null]], ['no-way-back']],
])('previous of a page whose first item is gone leads to %s', (_, way, outcome) => {
  const exchanges = [
    page('walk/1', ['a', 'b'], '/2', null),
    page('walk/2', ['c'], null, '/back'),
    ...way.map(([ids, previous], index) => page(`back/${index + 1}`, ids, null, previous)),
  ];
  const change = { kind: 'delete', index: 'at_cursor' };
  const more = { case: { items: 3, page_size: 2, sort: null, change }, notes: { lasting: ['a', 'c'], before: ['a'] } };
  expect(outcomeOf(walkUnderChange, written(exchanges, more))).toEqual(outcome);
});
