import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import { batch_id, items, pages, refusedList } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchBackAndForth } from './back-and-forth.ts';

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const forward = [...pages('all', items), ...pages('forward', items, 1)];
const four = [...items, { ...third, id: 'i3' }];
const longer = [...pages('all', four), ...pages('forward', four, 1)];
const page = (step: string, shown: BatchItem[], previous: string | null = null) =>
  answered(step, 'listBatchItems', 200, { items: shown, next: null, previous }, { path: { batch_id } });
const back = [page('back/1', [second], '/one'), page('back/2', [first])];
const previous = page('previous', [second], '/one');
const again = page('again/1', [first]);

it.each([
  ['back as one came', [...forward, ...back, previous, again], 'satisfied'],
  [
    'larger pages on the way back, turned round',
    [...forward, page('back/1', [second, first]), page('previous', [second, first]), page('again/1', [first, second])],
    'satisfied',
  ],
  [
    'an empty page on the way back',
    [
      ...forward,
      page('back/1', [], '/x'),
      ...[page('back/2', [second], '/one'), page('back/3', [first])],
      page('previous', []),
      again,
    ],
    'satisfied',
  ],
  ['an item that is not met again', [...forward, page('back/1', [first]), previous, again], ['item-missing']],
  [
    'an item that is met twice',
    [...forward, page('back/1', [second], '/x'), page('back/2', [second, first]), previous, again],
    ['item-repeated'],
  ],
  ['a refusal on the way back', [...forward, back[0]!, refusedList('back/2'), previous, again], ['previous-refused']],
  ['previous to another page', [...forward, ...back, page('previous', [first]), again], ['another-page']],
  ['previous of the last page, followed once', [...forward, ...back, again], 'satisfied'],
  ['no previous in the middle', [...longer, page('back/1', [third, second, first]), again], ['no-previous']],
  ['first in the middle', [...forward, ...back, previous, page('again/1', [third])], ['not-the-first-page']],
  ['no first', [...forward, ...back, previous], ['no-first']],
  ['a walk that was given up', [...pages('all', items), ...pages('forward', items, 1).slice(0, 2)], 'stopped'],
])('%s', (_, exchanges, outcome) => {
  expect(outcomeOf(batchBackAndForth, written(exchanges, { case: { page_size: 1 } }))).toEqual(outcome);
});
