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
import { anyIsNoId } from './deliveries/all-hold-each--any-is-no-id.ts';
import { lateSuccessesLeftOut } from './deliveries/all-hold-each--late-successes-left-out.ts';
import { newestWebhookOnly } from './deliveries/all-hold-each--newest-webhook-only.ts';
import { allOrganizationsDeliveries } from './deliveries/all-hold-each--of-every-organization.ts';
import { classOfTheStatus } from './deliveries/attempt-tells-outcome--class-of-the-status.ts';
import { redirectsSucceed } from './deliveries/attempt-tells-outcome--redirects-succeed.ts';
import { silenceIs200 } from './deliveries/attempt-tells-outcome--silence-is-200.ts';
import { lastOneOnly } from './deliveries/attempts-as-received--last-one-only.ts';
import { successKeptTwice } from './deliveries/attempts-as-received--success-kept-twice.ts';
import { unansweredLeftOut } from './deliveries/attempts-as-received--unanswered-left-out.ts';
import { callbacksShownAllTheSame } from './deliveries/callbacks-in-any--shown-all-the-same.ts';
import { anotherWhenRepeated } from './deliveries/id-as-received--another-when-repeated.ts';
import { numberOfTheRow } from './deliveries/id-as-received--number-of-the-row.ts';
import { madeOfTheRun } from './deliveries/ids-distinct--made-of-the-run.ts';
import { madeOfTheWebhook } from './deliveries/ids-distinct--made-of-the-webhook.ts';
import { announcedAMinuteLater } from './deliveries/next-retry-kept--a-minute-later.ts';
import { secondRepeatAnnouncedLater } from './deliveries/next-retry-kept--second-repeat-only.ts';
import { allOfTheOrganization } from './deliveries/of-the-webhook--all-of-the-organization.ts';
import { refusedWhenThereIsMuch } from './deliveries/of-the-webhook--refused-when-there-is-much.ts';
import { attemptsClearedAtSuccess } from './deliveries/one-for-each-match--attempts-cleared-at-success.ts';
import { successesDropped } from './deliveries/one-for-each-match--successes-dropped.ts';
import { drawnAnew } from './deliveries/request-id-in-log--drawn-anew.ts';
import { ofAnsweredOnes } from './deliveries/request-id-in-log--of-answered-ones.ts';
import { readFromALateCopy } from './events/after-the-end--read-from-a-late-copy.ts';
import { stampedAfterSettling } from './events/after-the-end--stamped-after-settling.ts';
import { toldAtTheStart } from './events/after-the-end--told-at-the-start.ts';
import { workflowsSilent } from './events/callback-for-both-kinds--workflows-silent.ts';
import { lastUrlOfTheOrganization } from './events/callback-only-with-url--last-one-of-the-organization.ts';
import { workflowKeepsItsUrl } from './events/callback-only-with-url--workflow-keeps-its-url.ts';
import { callbackOrWebhooks } from './events/delivered--callback-or-webhooks.ts';
import { canceledUntold } from './events/delivered--none-when-canceled.ts';
import { workflowsSkipWebhooks } from './events/delivered--workflows-skip-webhooks.ts';
import { lostOnTheLastAttempt } from './events/delivery-id--lost-on-the-last-attempt.ts';
import { failedWithoutDelivery } from './events/delivery-id--none-when-failed.ts';
import { runIdInsideOnly } from './events/delivery-id--run-id-inside-only.ts';
import { callbackSharesItsId } from './events/distinct-ids--callback-shares-with-a-webhook.ts';
import { idOfTheRun } from './events/distinct-ids--id-of-the-run.ts';
import { idOfTheWebhook } from './events/distinct-ids--id-of-the-webhook.ts';
import { calledOffIsFailed } from './events/name-fits-the-end--called-off-is-failed.ts';
import { eventWithOneL } from './events/name-fits-the-end--canceled-with-one-l.ts';
import { statusWithTwoL } from './events/name-fits-the-end--cancelled-with-two-l.ts';
import { failedIsCompleted } from './events/name-fits-the-end--failed-is-completed.ts';
import { failureWithoutRun } from './events/one-payload-shape--failure-without-run.ts';
import { timeAsANumber } from './events/one-payload-shape--time-as-a-number.ts';
import { webhooksWrapped } from './events/one-payload-shape--webhooks-wrapped.ts';
import { countsAttempts } from './events/payload-on-repeat--counts-attempts.ts';
import { membersInAnotherOrder } from './events/payload-on-repeat--members-in-another-order.ts';
import { requestIdNotOnCallbacks } from './events/request-id--not-on-callbacks.ts';
import { requestIdNotOnRepeats } from './events/request-id--not-on-repeats.ts';
import { scopeOfTheDelivery } from './events/request-id-scope--callbacks-use-the-delivery.ts';
import { scopeKeptByWebhooks } from './events/request-id-scope--kept-by-webhooks.ts';
import { runBefore } from './events/run-id-is-the-run--of-the-run-before.ts';
import { webhooksOfWorkflows } from './events/run-id-is-the-run--webhooks-of-workflows.ts';
import { newIdEachTime } from './events/same-id-on-repeat--new-each-time.ts';
import { numberedFromTheThird } from './events/same-id-on-repeat--numbered-from-the-third.ts';
import { nameCut } from './folders/read-after-create--name-cut.ts';
import { organizationInTheCursor } from './isolation/cursors--organization-in-the-cursor.ts';
import { forgottenInLists } from './isolation/embedded--forgotten-in-lists.ts';
import { lastCallerForTheAuthor } from './isolation/embedded--last-caller-for-the-author.ts';
import { cacheWithoutTheOrganization } from './isolation/filters--cache-without-the-organization.ts';
import { idGoesStraightToTheRow } from './isolation/filters--id-goes-straight-to-the-row.ts';
import { everybodysWhenFiltered } from './isolation/lists--everybodys-when-filtered.ts';
import { readByIdAlone } from './isolation/reads--by-id-alone.ts';
import { refusalTellsTheName } from './isolation/reads--refusal-tells-the-name.ts';
import { keptByTheEvent } from './isolation/webhooks--kept-by-the-event.ts';
import { ofEveryOrganization } from './isolation/webhooks--of-every-organization.ts';
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
import { fourAttempts } from './retry/callback-at-most-three--four.ts';
import { resetsNotCounted } from './retry/callback-at-most-three--resets-not-counted.ts';
import { withoutEnd } from './retry/callback-at-most-three--without-end.ts';
import { jitteredGaps } from './retry/callback-first-gap--full-jitter.ts';
import { halfGaps } from './retry/callback-first-gap--half.ts';
import { noGap } from './retry/callback-first-gap--none.ts';
import { noGapBehindAReset } from './retry/callback-first-gap--none-behind-a-reset.ts';
import { againAfter204 } from './retry/callback-not-on-2xx--again-after-204.ts';
import { only200Counts } from './retry/callback-not-on-2xx--only-200-counts.ts';
import { scheduleGoesOn } from './retry/callback-not-on-2xx--schedule-goes-on.ts';
import { sentTwice } from './retry/callback-not-on-2xx--sent-twice.ts';
import { toldAsTwoDeliveries } from './retry/callback-not-on-2xx--told-as-two-deliveries.ts';
import { againAfter404 } from './retry/callback-not-on-4xx--again-after-404.ts';
import { againAfter429 } from './retry/callback-not-on-4xx--again-after-429.ts';
import { againAfterAny4xx } from './retry/callback-not-on-4xx--again-after-any.ts';
import { againInARepeat } from './retry/callback-not-on-4xx--again-in-a-repeat.ts';
import { listedStatusesOnly } from './retry/callback-on-5xx--listed-statuses-only.ts';
import { notOn503 } from './retry/callback-on-5xx--not-on-503.ts';
import { notOnASecond500 } from './retry/callback-on-5xx--not-on-a-second-500.ts';
import { notBehindA5xx } from './retry/callback-on-network-error--not-behind-a-5xx.ts';
import { notOnASecondReset } from './retry/callback-on-network-error--not-on-a-second-one.ts';
import { notOnReset } from './retry/callback-on-network-error--not-on-reset.ts';
import { cappedGaps } from './retry/callback-second-gap--capped.ts';
import { equalGaps } from './retry/callback-second-gap--equal.ts';
import { growsByHalf } from './retry/callback-second-gap--half-as-much-again.ts';
import { sameStatusTwice } from './retry/callback-three-on-failure--same-status-twice.ts';
import { twoCallbackAttempts } from './retry/callback-three-on-failure--two.ts';
import { givesUpOnTimeout } from './retry/callback-timeout--gives-up.ts';
import { halfTheTimeout } from './retry/callback-timeout--half.ts';
import { twiceAsLong } from './retry/callback-timeout--twice-as-long.ts';
import { callbackCutIsEnough } from './retry/receiver-answers--callback-cut-is-enough.ts';
import { webhookCutIsEnough } from './retry/receiver-answers--webhook-cut-is-enough.ts';
import { webhookWaitsCappedAtTheFirst } from './retry/webhook-backoff-grows--capped-at-the-first.ts';
import { webhookWaitsOfOneLength } from './retry/webhook-backoff-grows--one-length.ts';
import { webhookResetCanceledRunsOnly } from './retry/webhook-on-network-error--canceled-runs-only.ts';
import { webhookResetNeverAgain } from './retry/webhook-on-network-error--never-again.ts';
import { givesUpOn302 } from './retry/webhook-on-non-2xx--gives-up-on-302.ts';
import { givesUpOn404 } from './retry/webhook-on-non-2xx--gives-up-on-404.ts';
import { refusedFailuresGivenUp } from './retry/webhook-on-non-2xx--refused-failures-given-up.ts';
import { webhookTimeoutFailedRunsOnly } from './retry/webhook-on-timeout--failed-runs-only.ts';
import { webhookTimeoutNeverAgain } from './retry/webhook-on-timeout--never-again.ts';
import { firstWebhookWaitHalved } from './retry/webhook-schedule--first-wait-halved.ts';
import { oneWebhookAttemptFewer } from './retry/webhook-schedule--one-attempt-fewer.ts';
import { oneWebhookAttemptMore } from './retry/webhook-schedule--one-attempt-more.ts';
import { redirectedRepeatEndsIt } from './retry/webhook-schedule--redirected-repeat-ends-it.ts';
import { thirdWebhookWaitCapped } from './retry/webhook-schedule--third-wait-capped.ts';
import { webhookTimeoutHalved } from './retry/webhook-schedule--timeout-halved.ts';
import { undeclaredWebhookJitter } from './retry/webhook-schedule--undeclared-jitter.ts';
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
import { emptyKeyWithoutSecret } from './signature/absent-without-secret--empty-key.ts';
import { nullSignsRepeats } from './signature/absent-without-secret--null-on-repeats.ts';
import { everybodySigned } from './signature/absent-without-secret--secret-of-the-service.ts';
import { escapedForHtml } from './signature/any-text--escaped-for-pages.ts';
import { escapedNonAscii } from './signature/any-text--escaped-letters.ts';
import { escapedLineSeparators } from './signature/any-text--escaped-line-separators.ts';
import { signedAsLatin1 } from './signature/any-text--signed-as-latin1.ts';
import { upperCase } from './signature/encoding--upper-case.ts';
import { webhooksInBase64 } from './signature/encoding--webhooks-in-base64.ts';
import { firstSignatureAgain } from './signature/every-attempt--first-signature-again.ts';
import { missingOnRepeats } from './signature/every-attempt--missing-on-repeats.ts';
import { otherHeader } from './signature/every-attempt--other-header.ts';
import { prettyBody } from './signature/every-attempt--pretty-body.ts';
import { plainHash } from './signature/every-attempt--secret-before-body.ts';
import { sha1 } from './signature/every-attempt--sha1.ts';
import { sortedKeys } from './signature/every-attempt--sorted-keys.ts';
import { emptyKeyForFailedRuns } from './signature/key-of-the-organization--empty-key-of-failed-runs.ts';
import { webhookSecretForCallbacks } from './signature/key-of-the-organization--webhook-secret.ts';
import { firstWebhookSigns } from './signature/key-of-the-webhook--first-webhook-signs.ts';
import { organizationSecretForWebhooks } from './signature/key-of-the-webhook--organization-secret.ts';
import { webhookRepeatsUnderCallbackSecret } from './signature/key-of-the-webhook--organization-secret-on-repeats.ts';
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
import { failuresToldOnce } from './webhooks/fan-out--failures-told-once.ts';
import { firstOneOnly } from './webhooks/fan-out--first-one-only.ts';
import { oneIdForAll } from './webhooks/fan-out--one-id-for-all.ts';
import { byTheTopic } from './webhooks/only-subscribed--by-the-topic.ts';
import { cancelledIsAFailure } from './webhooks/only-subscribed--cancelled-is-a-failure.ts';
import { speltLikeTheStatus } from './webhooks/only-subscribed--spelt-like-the-status.ts';
import { failuresToEverybody } from './webhooks/zero-events-never-fires--failures-to-everybody.ts';
import { noneMeansAll } from './webhooks/zero-events-never-fires--none-means-all.ts';

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
  fourAttempts,
  resetsNotCounted,
  withoutEnd,
  jitteredGaps,
  halfGaps,
  noGapBehindAReset,
  noGap,
  againAfter204,
  only200Counts,
  scheduleGoesOn,
  sentTwice,
  toldAsTwoDeliveries,
  againAfter404,
  againAfter429,
  againAfterAny4xx,
  againInARepeat,
  listedStatusesOnly,
  notOnASecond500,
  notBehindA5xx,
  notOnASecondReset,
  notOnReset,
  cappedGaps,
  equalGaps,
  growsByHalf,
  sameStatusTwice,
  twoCallbackAttempts,
  givesUpOnTimeout,
  halfTheTimeout,
  twiceAsLong,
  callbackCutIsEnough,
  webhookCutIsEnough,
  webhookWaitsCappedAtTheFirst,
  webhookWaitsOfOneLength,
  webhookResetCanceledRunsOnly,
  webhookResetNeverAgain,
  givesUpOn302,
  refusedFailuresGivenUp,
  webhookTimeoutFailedRunsOnly,
  webhookTimeoutNeverAgain,
  firstWebhookWaitHalved,
  oneWebhookAttemptFewer,
  oneWebhookAttemptMore,
  redirectedRepeatEndsIt,
  thirdWebhookWaitCapped,
  webhookTimeoutHalved,
  undeclaredWebhookJitter,
  emptyKeyWithoutSecret,
  nullSignsRepeats,
  everybodySigned,
  escapedForHtml,
  escapedNonAscii,
  escapedLineSeparators,
  signedAsLatin1,
  upperCase,
  webhooksInBase64,
  firstSignatureAgain,
  missingOnRepeats,
  otherHeader,
  prettyBody,
  plainHash,
  sha1,
  sortedKeys,
  emptyKeyForFailedRuns,
  webhookSecretForCallbacks,
  firstWebhookSigns,
  webhookRepeatsUnderCallbackSecret,
  organizationSecretForWebhooks,
  readFromALateCopy,
  stampedAfterSettling,
  toldAtTheStart,
  workflowsSilent,
  lastUrlOfTheOrganization,
  workflowKeepsItsUrl,
  callbackOrWebhooks,
  canceledUntold,
  workflowsSkipWebhooks,
  lostOnTheLastAttempt,
  failedWithoutDelivery,
  runIdInsideOnly,
  callbackSharesItsId,
  idOfTheRun,
  idOfTheWebhook,
  calledOffIsFailed,
  eventWithOneL,
  statusWithTwoL,
  failedIsCompleted,
  failureWithoutRun,
  timeAsANumber,
  webhooksWrapped,
  countsAttempts,
  membersInAnotherOrder,
  requestIdNotOnCallbacks,
  requestIdNotOnRepeats,
  scopeOfTheDelivery,
  scopeKeptByWebhooks,
  runBefore,
  webhooksOfWorkflows,
  newIdEachTime,
  numberedFromTheThird,
  failuresToldOnce,
  firstOneOnly,
  oneIdForAll,
  byTheTopic,
  cancelledIsAFailure,
  speltLikeTheStatus,
  failuresToEverybody,
  noneMeansAll,
  anyIsNoId,
  newestWebhookOnly,
  allOrganizationsDeliveries,
  classOfTheStatus,
  redirectsSucceed,
  silenceIs200,
  lastOneOnly,
  successKeptTwice,
  unansweredLeftOut,
  callbacksShownAllTheSame,
  anotherWhenRepeated,
  numberOfTheRow,
  madeOfTheRun,
  madeOfTheWebhook,
  announcedAMinuteLater,
  secondRepeatAnnouncedLater,
  allOfTheOrganization,
  refusedWhenThereIsMuch,
  attemptsClearedAtSuccess,
  successesDropped,
  drawnAnew,
  ofAnsweredOnes,
  keptByTheEvent,
  ofEveryOrganization,
  lateSuccessesLeftOut,
];
