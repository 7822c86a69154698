/** Every check, in the order in which they run; those that judge every answer come last. Nothing registers itself. */
import type { Check } from '../runner/check.ts';
import { presignDefault } from './assets/presign-default.ts';
import { anonymousHealth } from './authentication/anonymous-health.ts';
import { badToken } from './authentication/bad-token.ts';
import { organizationHeader } from './authentication/organization-header.ts';
import { unauthenticatedChangesNothing } from './authentication/refusal-changes-nothing.ts';
import { tokenRequired } from './authentication/token-required.ts';
import { userTokens } from './authentication/user-tokens.ts';
import { folderReadBack } from './folders/read-after-create.ts';
import { isolatedCursors } from './isolation/cursors.ts';
import { isolatedEmbeds } from './isolation/embedded.ts';
import { isolatedFilters } from './isolation/filters.ts';
import { isolatedLists } from './isolation/lists.ts';
import { isolatedReads } from './isolation/reads.ts';
import { isolatedWrites } from './isolation/writes.ts';
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
import { requestChecks } from './requests/operation.ts';
import { callbackOn5xx } from './retry/callback-on-5xx.ts';
import { webhookOnNon2xx } from './retry/webhook-on-non-2xx.ts';
import { schemaChecks } from './schema/operation.ts';
import { assetMarked } from './soft-delete/asset-marked.ts';
import { folderDeleted } from './soft-delete/folder-deleted.ts';
import { deletedInLists } from './soft-delete/lists.ts';
import { liveUnmarked } from './soft-delete/live-unmarked.ts';
import { marksTheDeleter } from './soft-delete/marks-the-deleter.ts';
import { otherFolders } from './soft-delete/other-folders.ts';
import { othersUntouched } from './soft-delete/others-untouched.ts';
import { refusedKeeps } from './soft-delete/refused-keeps.ts';
import { deletionRepeated } from './soft-delete/repeat.ts';
import { assetAsDeclared } from './uploads/asset-as-declared.ts';
import { idsDistinct } from './uploads/ids-distinct.ts';
import { putAndReadBack } from './uploads/put-and-read-back.ts';

export const allChecks: readonly Check[] = [
  anonymousHealth,
  badToken,
  organizationHeader,
  unauthenticatedChangesNothing,
  tokenRequired,
  userTokens,
  presignDefault,
  assetAsDeclared,
  idsDistinct,
  putAndReadBack,
  folderReadBack,
  assetTypes,
  backwardWalk,
  cursorSurvivesDeletion,
  eachItemOnce,
  envelope,
  filterKept,
  firstStartsAgain,
  nextThenPrevious,
  pageSizeBounds,
  pageSizeInvariance,
  pageSizeKept,
  sortKept,
  ties,
  walkUnderChange,
  assetMarked,
  folderDeleted,
  deletedInLists,
  liveUnmarked,
  marksTheDeleter,
  otherFolders,
  othersUntouched,
  refusedKeeps,
  deletionRepeated,
  isolatedCursors,
  isolatedEmbeds,
  isolatedFilters,
  isolatedLists,
  isolatedReads,
  isolatedWrites,
  callbackOn5xx,
  webhookOnNon2xx,
  ...requestChecks,
  ...schemaChecks,
];
