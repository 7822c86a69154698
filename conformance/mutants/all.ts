/** Every mutant, by the path of the check that must kill it. */
import { listSignsToo } from './assets/presign-default--list-signs-too.ts';
import { readIsPlain } from './assets/presign-default--read-is-plain.ts';
import { plainOk } from './authentication/anonymous-health--plain-ok.ts';
import { knownByItsBeginning } from './authentication/bad-token--known-by-its-beginning.ts';
import { lastCallerKept } from './authentication/bad-token--last-caller-kept.ts';
import { sessionsOnly } from './authentication/organization-header--sessions-only.ts';
import { takenAtItsWord } from './authentication/organization-header--taken-at-its-word.ts';
import { sessionStays } from './authentication/refusal-changes-nothing--session-stays.ts';
import { workBeforeTheGuard } from './authentication/refusal-changes-nothing--work-before-the-guard.ts';
import { typesLeftOut } from './authentication/token-required--types-left-out.ts';
import { scopeThatOnlyKeysHave } from './authentication/user-tokens--scope-that-only-keys-have.ts';
import { nameCut } from './folders/read-after-create--name-cut.ts';
import { organizationInTheCursor } from './isolation/cursors--organization-in-the-cursor.ts';
import { forgottenInLists } from './isolation/embedded--forgotten-in-lists.ts';
import { lastCallerForTheAuthor } from './isolation/embedded--last-caller-for-the-author.ts';
import { cacheWithoutTheOrganization } from './isolation/filters--cache-without-the-organization.ts';
import { idGoesStraightToTheRow } from './isolation/filters--id-goes-straight-to-the-row.ts';
import { everybodysWhenFiltered } from './isolation/lists--everybodys-when-filtered.ts';
import { readByIdAlone } from './isolation/reads--by-id-alone.ts';
import { refusalTellsTheName } from './isolation/reads--refusal-tells-the-name.ts';
import { deletedByIdAlone } from './isolation/writes--by-id-alone.ts';
import { folderRefusedAndGone } from './isolation/writes--folder-refused-and-gone.ts';
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
import { plainFoldersRefused } from './requests/createAssetFolder--long-names-only.ts';
import { sizeNotLookedAt } from './requests/createAssetUpload--size-not-looked-at.ts';
import { unknownAccepted } from './requests/deleteAsset--unknown-accepted.ts';
import { unknownCrashes } from './requests/deleteAssetFolder--unknown-crashes.ts';
import { userUnasked } from './requests/getAsset--user-unasked.ts';
import { lastFolderRead } from './requests/getAssetFolder--the-last-one-read.ts';
import { healthNotFound } from './requests/getHealth--not-found.ts';
import { membershipsOfOneEmbed } from './requests/getMe--memberships-left-out-of-several.ts';
import { listedUsersUnasked } from './requests/listAssets--users-unasked.ts';
import { smallPagesOfTypesRefused } from './requests/listAssetTypes--small-pages-refused.ts';
import { wholeNumbersOnly } from './requests/updateBalance--whole-numbers-only.ts';
import { notOn503 } from './retry/callback-on-5xx--not-on-503.ts';
import { givesUpOn404 } from './retry/webhook-on-non-2xx--gives-up-on-404.ts';
import { refusedInItsOwnWords } from './schema/createAssetFolder--refused-in-its-own-words.ts';
import { noUrlForPictures } from './schema/createAssetUpload--no-url-for-pictures.ts';
import { assetErrorAsList } from './schema/deleteAsset--refusal-as-a-list.ts';
import { folderErrorAsList } from './schema/deleteAssetFolder--refusal-as-a-list.ts';
import { timeWithoutT } from './schema/getAsset--time-without-t.ts';
import { timeZoneOfTheUser } from './schema/getAsset--time-zone-of-the-user.ts';
import { notFoundAs200 } from './schema/getAssetFolder--not-found-as-200.ts';
import { healthIsNull } from './schema/getHealth--null.ts';
import { healthRefusedByTheOtherEnvelope } from './schema/getHealth--refused-by-the-other-envelope.ts';
import { membershipsAsObject } from './schema/getMe--memberships-as-object.ts';
import { itemsWithoutIds } from './schema/listAssets--items-without-ids.ts';
import { sizeAsText } from './schema/listAssets--size-as-text.ts';
import { timeInSeconds } from './schema/listAssetTypes--time-in-seconds.ts';
import { thresholdAsNumber } from './schema/updateBalance--threshold-as-number.ts';
import { noDeletedBy } from './soft-delete/asset-marked--no-deleted-by.ts';
import { readFromACache } from './soft-delete/asset-marked--read-from-a-cache.ts';
import { nothingHappens } from './soft-delete/folder-deleted--nothing-happens.ts';
import { secondDeleteRestores } from './soft-delete/folder-deleted--second-delete-restores.ts';
import { foundById } from './soft-delete/lists--found-by-id.ts';
import { oldCursorsShowThem } from './soft-delete/lists--old-cursors-show-them.ts';
import { shownLive } from './soft-delete/lists--shown-live.ts';
import { nilUuid } from './soft-delete/live-unmarked--nil-uuid.ts';
import { localTime } from './soft-delete/marks-the-deleter--local-time.ts';
import { namesTheCreator } from './soft-delete/marks-the-deleter--names-the-creator.ts';
import { neighbourGoesToo } from './soft-delete/other-folders--neighbour-goes-too.ts';
import { twinsGoToo } from './soft-delete/others-untouched--twins-go-too.ts';
import { anybodyMay } from './soft-delete/refused-keeps--anybody-may.ts';
import { scopeAskedTooLate } from './soft-delete/refused-keeps--scope-asked-too-late.ts';
import { lastOneWins } from './soft-delete/repeat--last-one-wins.ts';
import { thirdDeleteRestores } from './soft-delete/repeat--third-delete-restores.ts';
import { sizeInBlocks } from './uploads/asset-as-declared--size-in-blocks.ts';
import { equalRequestsShare } from './uploads/ids-distinct--equal-requests-share.ts';
import { keptInSevenBits } from './uploads/put-and-read-back--seven-bits.ts';
import { signedForPut } from './uploads/put-and-read-back--signed-for-put.ts';
import { typeNotSigned } from './uploads/put-and-read-back--type-not-signed.ts';

export const allMutants: readonly Mutant[] = [
  listSignsToo,
  readIsPlain,
  plainOk,
  knownByItsBeginning,
  lastCallerKept,
  sessionsOnly,
  takenAtItsWord,
  sessionStays,
  workBeforeTheGuard,
  typesLeftOut,
  scopeThatOnlyKeysHave,
  nameCut,
  organizationInTheCursor,
  forgottenInLists,
  lastCallerForTheAuthor,
  cacheWithoutTheOrganization,
  idGoesStraightToTheRow,
  everybodysWhenFiltered,
  readByIdAlone,
  refusalTellsTheName,
  deletedByIdAlone,
  folderRefusedAndGone,
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
  plainFoldersRefused,
  sizeNotLookedAt,
  unknownAccepted,
  unknownCrashes,
  userUnasked,
  lastFolderRead,
  healthNotFound,
  membershipsOfOneEmbed,
  smallPagesOfTypesRefused,
  listedUsersUnasked,
  wholeNumbersOnly,
  notOn503,
  givesUpOn404,
  refusedInItsOwnWords,
  noUrlForPictures,
  assetErrorAsList,
  folderErrorAsList,
  timeWithoutT,
  timeZoneOfTheUser,
  notFoundAs200,
  healthIsNull,
  healthRefusedByTheOtherEnvelope,
  membershipsAsObject,
  timeInSeconds,
  itemsWithoutIds,
  sizeAsText,
  thresholdAsNumber,
  noDeletedBy,
  readFromACache,
  nothingHappens,
  secondDeleteRestores,
  foundById,
  oldCursorsShowThem,
  shownLive,
  nilUuid,
  localTime,
  namesTheCreator,
  neighbourGoesToo,
  twinsGoToo,
  anybodyMay,
  scopeAskedTooLate,
  lastOneWins,
  thirdDeleteRestores,
  sizeInBlocks,
  equalRequestsShare,
  keptInSevenBits,
  signedForPut,
  typeNotSigned,
];
