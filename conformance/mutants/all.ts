/** Every mutant, by the path of the check that must kill it. */
import type { Mutant } from './mutant.ts';
import { skipsOneAPage } from './pagination/asset-types--skips-one-a-page.ts';
import { firstItemLost } from './pagination/backward-walk--first-item-lost.ts';
import { diesWithItsRow } from './pagination/cursor-survives-deletion--dies-with-its-row.ts';
import { startsOver } from './pagination/cursor-survives-deletion--starts-over.ts';
import { lastItemDropped } from './pagination/each-item-once--last-item-dropped.ts';
import { nextForEver } from './pagination/each-item-once--next-for-ever.ts';
import { nextIsABareCursor } from './pagination/each-item-once--next-is-a-bare-cursor.ts';
import { itemsRenamed } from './pagination/envelope--items-renamed.ts';
import { nextIsAnObject } from './pagination/envelope--next-is-an-object.ts';
import { filterLostOnPageTwo } from './pagination/filter-kept--lost-on-page-two.ts';
import { firstIsHere } from './pagination/first-starts-again--first-is-here.ts';
import { previousFromTheStart } from './pagination/next-then-previous--from-the-start.ts';
import { previousOnlyFromPageThree } from './pagination/next-then-previous--only-from-page-three.ts';
import { oneMore } from './pagination/page-size--one-more.ts';
import { smallSizesRefused } from './pagination/page-size--small-sizes-refused.ts';
import { pageOf500Refused } from './pagination/page-size-bounds--500-refused.ts';
import { pageOf501 } from './pagination/page-size-bounds--501-accepted.ts';
import { smallPagesNewestFirst } from './pagination/page-size-invariance--small-pages-newest-first.ts';
import { cursorForgetsTheOrder } from './pagination/sort-kept--cursor-forgets-the-order.ts';
import { lostAtTheBoundary } from './pagination/ties--lost-at-the-boundary.ts';
import { repeatedAtTheBoundary } from './pagination/ties--repeated-at-the-boundary.ts';
import { offsetPaging } from './pagination/walk-under-change--offset-paging.ts';

export const allMutants: readonly Mutant[] = [
  skipsOneAPage,
  firstItemLost,
  diesWithItsRow,
  startsOver,
  lastItemDropped,
  nextForEver,
  nextIsABareCursor,
  itemsRenamed,
  nextIsAnObject,
  filterLostOnPageTwo,
  firstIsHere,
  previousFromTheStart,
  previousOnlyFromPageThree,
  oneMore,
  smallSizesRefused,
  pageOf500Refused,
  pageOf501,
  smallPagesNewestFirst,
  cursorForgetsTheOrder,
  lostAtTheBoundary,
  repeatedAtTheBoundary,
  offsetPaging,
];
