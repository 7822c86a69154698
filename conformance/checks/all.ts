/** Every check, in the order in which they run. Nothing registers itself. */
import type { Check } from '../runner/check.ts';
import { assetTypes } from './pagination/asset-types.ts';
import { backwardWalk } from './pagination/backward-walk.ts';
import { cursorSurvivesDeletion } from './pagination/cursor-survives-deletion.ts';
import { eachItemOnce } from './pagination/each-item-once.ts';
import { envelope } from './pagination/envelope.ts';
import { filterKept } from './pagination/filter-kept.ts';
import { firstStartsAgain } from './pagination/first-starts-again.ts';
import { nextThenPrevious } from './pagination/next-then-previous.ts';
import { pageSizeKept } from './pagination/page-size.ts';
import { pageSizeBounds } from './pagination/page-size-bounds.ts';
import { pageSizeInvariance } from './pagination/page-size-invariance.ts';
import { sortKept } from './pagination/sort-kept.ts';
import { ties } from './pagination/ties.ts';
import { walkUnderChange } from './pagination/walk-under-change.ts';

export const allChecks: readonly Check[] = [
  envelope,
  pageSizeKept,
  pageSizeBounds,
  eachItemOnce,
  assetTypes,
  pageSizeInvariance,
  nextThenPrevious,
  firstStartsAgain,
  backwardWalk,
  sortKept,
  filterKept,
  ties,
  walkUnderChange,
  cursorSurvivesDeletion,
];
