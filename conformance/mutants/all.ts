/** Every mutant, by the path of the check that must kill it. */
import { firstNameAlone } from './account/embed--first-name-alone.ts';
import { idOfTheOrganization } from './account/embed--id-of-the-organization.ts';
import { embedListRefused } from './account/embed--list-refused.ts';
import { membershipsBesideOrganizations } from './account/embed--memberships-beside-organizations.ts';
import { noOrganizationsForMembersOfTwo } from './account/embed--no-organizations-for-members-of-two.ts';
import { oneListAtATime } from './account/embed--one-list-at-a-time.ts';
import { keysRefused } from './account/pending-invitations--keys-refused.ts';
import { invitationsOfTheDomain } from './account/pending-invitations--of-the-domain.ts';
import { withAnEndAlone } from './account/pending-invitations--with-an-end-alone.ts';
import { firstMembershipAlone } from './account/scopes-listed--first-alone.ts';
import { scopesInOneText } from './account/scopes-listed--in-one-text.ts';
import { scopesOfTheActingOne } from './account/scopes-listed--of-the-acting-one.ts';
import { onceForEachRole } from './account/scopes-listed--once-for-each-role.ts';
import { secondWithoutRole } from './account/scopes-listed--second-without-role.ts';
import { emptyFromTheSessionOn } from './assets/files--empty-from-the-session-on.ts';
import { hiddenWithoutAFile } from './assets/files--hidden-without-a-file.ts';
import { largeSizesCut } from './assets/list-and-read-agree--large-sizes-cut.ts';
import { namesInLatinLetters } from './assets/list-and-read-agree--names-in-latin-letters.ts';
import { allInOne } from './assets/per-organization--all-in-one.ts';
import { foldersByTheirNames } from './assets/per-organization--folders-by-their-names.ts';
import { foldersInOne } from './assets/per-organization--folders-in-one.ts';
import { makerInItsColumn } from './assets/per-organization--maker-in-its-column.ts';
import { listNeverSigns } from './assets/presign-default--list-never-signs.ts';
import { listSignsToo } from './assets/presign-default--list-signs-too.ts';
import { offIsNotGiven } from './assets/presign-default--off-is-not-given.ts';
import { readIsPlain } from './assets/presign-default--read-is-plain.ts';
import { listSignsAnotherPlace } from './assets/presign-flag-effect--list-signs-another-place.ts';
import { nullInLists } from './assets/presign-flag-effect--null-in-lists.ts';
import { plainInProjections } from './assets/presign-flag-effect--plain-in-projections.ts';
import { urlOfTheRequestBefore } from './assets/presign-flag-effect--url-of-the-request-before.ts';
import { endNotLookedAt } from './assets/presigned-get-ends--end-not-looked-at.ts';
import { minuteOfGrace } from './assets/presigned-get-ends--minute-of-grace.ts';
import { millisecondsInLists } from './assets/presigned-validity--milliseconds-in-lists.ts';
import { twoWeeks } from './assets/presigned-validity--two-weeks.ts';
import { noThumbnailOfSmallFiles } from './assets/shown--no-thumbnail-of-small-files.ts';
import { picturesByTheirPath } from './assets/shown--pictures-by-their-path.ts';
import { spacesMadeOne } from './assets/shown--spaces-made-one.ts';
import { behindTheGuard } from './authentication/anonymous-health--behind-the-guard.ts';
import { onTheInnerPortOnly } from './authentication/anonymous-health--on-the-inner-port-only.ts';
import { plainOk } from './authentication/anonymous-health--plain-ok.ts';
import { knownByItsBeginning } from './authentication/bad-token--known-by-its-beginning.ts';
import { lastCallerKept } from './authentication/bad-token--last-caller-kept.ts';
import { unknownOnesForbidden } from './authentication/bad-token--unknown-ones-forbidden.ts';
import { allMemberships } from './authentication/one-organization--all-memberships.ts';
import { allUnlessNamed } from './authentication/one-organization--all-unless-named.ts';
import { namedComesOnTop } from './authentication/one-organization--named-comes-on-top.ts';
import { deletedWhereTheHeaderSays } from './authentication/organization-header--deleted-where-the-header-says.ts';
import { listedWhereTheHeaderSays } from './authentication/organization-header--listed-where-the-header-says.ts';
import { readWhereTheHeaderSays } from './authentication/organization-header--read-where-the-header-says.ts';
import { sessionsOnly } from './authentication/organization-header--sessions-only.ts';
import { takenAtItsWord } from './authentication/organization-header--taken-at-its-word.ts';
import { workflowsMisplaced } from './authentication/organization-header--workflows-misplaced.ts';
import { folderBeforeTheToken } from './authentication/refusal-changes-nothing--folder-first.ts';
import { sessionStays } from './authentication/refusal-changes-nothing--session-stays.ts';
import { workBeforeTheGuard } from './authentication/refusal-changes-nothing--work-before-the-guard.ts';
import { nobodyIsForbidden } from './authentication/token-required--nobody-is-forbidden.ts';
import { typesLeftOut } from './authentication/token-required--types-left-out.ts';
import { batchesByKeyAlone } from './authentication/user-tokens--batches-by-key-alone.ts';
import { logsForKeys } from './authentication/user-tokens--logs-for-keys.ts';
import { scopeThatOnlyKeysHave } from './authentication/user-tokens--scope-that-only-keys-have.ts';
import { batchFirstIsHere } from './batches/back-and-forth--first-is-here.ts';
import { noBatchFirstBehindPageOne } from './batches/back-and-forth--no-first-behind-page-one.ts';
import { noWayBackFromTheMiddle } from './batches/back-and-forth--no-way-back-from-the-middle.ts';
import { onePageBackIsHere } from './batches/back-and-forth--one-page-back-is-here.ts';
import { oneStepBackIsAll } from './batches/back-and-forth--one-step-back-is-all.ts';
import { batchPreviousFromTheStart } from './batches/back-and-forth--previous-from-the-start.ts';
import { skipsOnTheWayBack } from './batches/back-and-forth--skips-on-the-way-back.ts';
import { startWithOneMore } from './batches/back-and-forth--start-with-one-more.ts';
import { runAlwaysOnItem } from './batches/embedded-run--always-on-item.ts';
import { costBeforeRounding } from './batches/embedded-run--cost-before-rounding.ts';
import { runForgottenOnItem } from './batches/embedded-run--forgotten-on-item.ts';
import { innerNamesRefused } from './batches/embedded-run--inner-names-refused.ts';
import { runOfTheRowBefore } from './batches/embedded-run--of-the-row-before.ts';
import { secondInnerNameLost } from './batches/embedded-run--second-inner-name-lost.ts';
import { runSummary } from './batches/embedded-run--summary.ts';
import { commaRefused } from './batches/filtered--comma-refused.ts';
import { lastMatchLost } from './batches/filtered--last-match-lost.ts';
import { likenessForEquality } from './batches/filtered--likeness-for-equality.ts';
import { batchFilterLost } from './batches/filtered--lost-on-page-two.ts';
import { noneIsAny } from './batches/filtered--none-is-any.ts';
import { secondConditionIgnored } from './batches/filtered--second-condition-ignored.ts';
import { wordsOnPageOneAlone } from './batches/filtered--words-on-page-one-alone.ts';
import { embedIgnoredOnItem } from './batches/item-as-list--embed-ignored-on-item.ts';
import { filterIgnoredOnItem } from './batches/item-as-list--filter-ignored-on-item.ts';
import { idFilterRefused } from './batches/item-as-list--id-filter-refused.ts';
import { lastCostMissing } from './batches/item-as-list--last-cost-missing.ts';
import { oneItemIsNoList } from './batches/item-as-list--one-item-is-no-list.ts';
import { projectionRefusedOnItem } from './batches/item-as-list--projection-refused-on-item.ts';
import { batchOfItsOwnOnRead } from './batches/items--batch-of-its-own-on-read.ts';
import { batchOfTheRun } from './batches/items--batch-of-the-run.ts';
import { canceledBelowAnyBatch } from './batches/items--canceled-below-any-batch.ts';
import { countedFromOneOnRead } from './batches/items--counted-from-one-on-read.ts';
import { readsOfTheFirstPageAlone } from './batches/items--first-page-alone.ts';
import { largeBatchesRefused } from './batches/items--large-batches-refused.ts';
import { namedAfterItsRun } from './batches/items--named-after-its-run.ts';
import { readBelowAnyBatch } from './batches/items--read-below-any-batch.ts';
import { unknownIsTheFirst } from './batches/items--unknown-is-the-first.ts';
import { canceledAsFailed } from './batches/mirrors-run--canceled-as-failed.ts';
import { canceledGoesOn } from './batches/mirrors-run--canceled-goes-on.ts';
import { itemCostInCents } from './batches/mirrors-run--cost-in-cents.ts';
import { endIsTheStart } from './batches/mirrors-run--end-is-the-start.ts';
import { failedAsCompleted } from './batches/mirrors-run--failed-as-completed.ts';
import { oneStateBehind } from './batches/mirrors-run--one-state-behind.ts';
import { queuedUntilTheEnd } from './batches/mirrors-run--queued-until-the-end.ts';
import { batchBareCursor } from './batches/page-sizes--bare-cursor.ts';
import { batchCursorIgnored } from './batches/page-sizes--cursor-ignored.ts';
import { batchLastItemDropped } from './batches/page-sizes--last-item-dropped.ts';
import { lastPageFilledUp } from './batches/page-sizes--last-page-filled-up.ts';
import { batchOneMore } from './batches/page-sizes--one-more.ts';
import { batchRoundAndRound } from './batches/page-sizes--round-and-round.ts';
import { smallPagesTurned } from './batches/page-sizes--small-pages-turned.ts';
import { endIsTheBeginning } from './batches/projected--end-of-the-batch.ts';
import { endsWithEverything } from './batches/projected--ends-with-everything.ts';
import { lastNameAlone } from './batches/projected--last-name-alone.ts';
import { statusProjectedToo } from './batches/projected--status-too.ts';
import { twoNamesAtMost } from './batches/projected--two-names-at-most.ts';
import { batchFieldsIgnored } from './batches/query-features--fields-ignored.ts';
import { fieldsIgnoredOnItem } from './batches/query-features--fields-ignored-on-item.ts';
import { batchFieldsRefused } from './batches/query-features--fields-refused.ts';
import { fieldsRefusedOnItem } from './batches/query-features--fields-refused-on-item.ts';
import { batchFilterIgnored } from './batches/query-features--filter-ignored.ts';
import { filterInBrackets } from './batches/query-features--filter-in-brackets.ts';
import { filterRefusedOnItem } from './batches/query-features--filter-refused-on-item.ts';
import { batchSortIgnored } from './batches/query-features--sort-ignored.ts';
import { batchSortRefused } from './batches/query-features--sort-refused.ts';
import { sortRefusedOnItem } from './batches/query-features--sort-refused-on-item.ts';
import { eachPageAlone } from './batches/sorted--each-page-alone.ts';
import { equalCostsLost } from './batches/sorted--equal-costs-lost-when-falling.ts';
import { numbersAsText } from './batches/sorted--numbers-as-text.ts';
import { batchOrderLost } from './batches/sorted--order-lost-on-page-two.ts';
import { risingOnly } from './batches/sorted--rising-only.ts';
import { batchTiesLost } from './batches/sorted--ties-lost.ts';
import { neverTaken } from './billing/charging--never-taken.ts';
import { everyBalanceUpdated } from './billing/organization-only--every-balance.ts';
import { organizationOfTheBody } from './billing/organization-only--organization-of-the-body.ts';
import { organizationOfTheHeader } from './billing/organization-only--organization-of-the-header.ts';
import { madeWhenItSays } from './billing/threshold-only--made-today.ts';
import { nothingChangedByHand } from './billing/threshold-only--nothing-changed-by-hand.ts';
import { balanceMadeAnew } from './billing/threshold-only--record-made-anew.ts';
import { thresholdSetAside } from './billing/threshold-only--set-aside.ts';
import { takesTheBalance } from './billing/threshold-only--takes-the-balance.ts';
import { olderIsNoMatter } from './billing/updated-at--older-is-no-matter.ts';
import { draftToldByItsCode } from './catalog/private-as-unknown--draft-told-by-its-code.ts';
import { privateForbidden } from './catalog/private-as-unknown--forbidden.ts';
import { ownersSeeTheirOwn } from './catalog/private-as-unknown--owners-see-their-own.ts';
import { privateServed } from './catalog/private-as-unknown--private-served.ts';
import { saysPrivate } from './catalog/private-as-unknown--says-private.ts';
import { unpublishedServed } from './catalog/private-as-unknown--unpublished-served.ts';
import { afterReviewAlone } from './catalog/public-text--after-review-alone.ts';
import { emptyText } from './catalog/public-text--empty.ts';
import { plainText } from './catalog/public-text--plain-text.ts';
import { tokenWantedForText } from './catalog/public-text--token-wanted.ts';
import { deletionRolledBack } from './concurrency/creations--deletion-rolled-back.ts';
import { deletionWrittenOver } from './concurrency/creations--deletion-written-over.ts';
import { runsShareAnInput } from './concurrency/creations--runs-share-an-input.ts';
import { nameSharedByCreations } from './concurrency/creations--shared-name.ts';
import { creationTakenForARepeat } from './concurrency/creations--taken-for-a-repeat.ts';
import { deletionLookedThenMarked } from './concurrency/deletions--looked-then-marked.ts';
import { secondSeesItLive } from './concurrency/deletions--second-sees-it-live.ts';
import { deletionToggled } from './concurrency/deletions--toggled.ts';
import { endOfTheOneBefore } from './concurrency/one-event-for-each-end--end-of-the-one-before.ts';
import { deliveriesNumberedByTheMoment } from './concurrency/one-event-for-each-end--numbered-by-the-moment.ts';
import { outboxFlushedOnce } from './concurrency/one-event-for-each-end--outbox-flushed-once.ts';
import { runInAVariable } from './concurrency/one-event-for-each-end--run-in-a-variable.ts';
import { complaintsModerated } from './concurrency/ratings--complaints-moderated.ts';
import { signThenReason } from './concurrency/ratings--sign-then-reason.ts';
import { thresholdCheckedThenSet } from './concurrency/thresholds--checked-then-set.ts';
import { thresholdDifferencesAdded } from './concurrency/thresholds--differences-added.ts';
import { thirdUpdateUnchecked } from './concurrency/thresholds--third-goes-unchecked.ts';
import { anyIsNoId } from './deliveries/all-hold-each--any-is-no-id.ts';
import { lateSuccessesLeftOut } from './deliveries/all-hold-each--late-successes-left-out.ts';
import { newestWebhookOnly } from './deliveries/all-hold-each--newest-webhook-only.ts';
import { allOrganizationsDeliveries } from './deliveries/all-hold-each--of-every-organization.ts';
import { classOfTheStatus } from './deliveries/attempt-tells-outcome--class-of-the-status.ts';
import { redirectsSucceed } from './deliveries/attempt-tells-outcome--redirects-succeed.ts';
import { silenceIs200 } from './deliveries/attempt-tells-outcome--silence-is-200.ts';
import { unlistedStatusIs500 } from './deliveries/attempt-tells-outcome--unlisted-is-500.ts';
import { equalAttemptsMerged } from './deliveries/attempts-as-received--equal-ones-merged.ts';
import { lastInVainLost } from './deliveries/attempts-as-received--last-in-vain-lost.ts';
import { lastOneOnly } from './deliveries/attempts-as-received--last-one-only.ts';
import { successKeptTwice } from './deliveries/attempts-as-received--success-kept-twice.ts';
import { unansweredLeftOut } from './deliveries/attempts-as-received--unanswered-left-out.ts';
import { callbacksShownAllTheSame } from './deliveries/callbacks-in-any--shown-all-the-same.ts';
import { anotherWhenRepeated } from './deliveries/id-as-received--another-when-repeated.ts';
import { numberOfTheRow } from './deliveries/id-as-received--number-of-the-row.ts';
import { writtenDownLater } from './deliveries/id-as-received--written-down-later.ts';
import { failuresShareAnId } from './deliveries/ids-distinct--failures-share.ts';
import { madeOfTheRun } from './deliveries/ids-distinct--made-of-the-run.ts';
import { madeOfTheWebhook } from './deliveries/ids-distinct--made-of-the-webhook.ts';
import { onceForEachAttempt } from './deliveries/ids-distinct--once-for-each-attempt.ts';
import { announcedAMinuteLater } from './deliveries/next-retry-kept--a-minute-later.ts';
import { laterBehindAReset } from './deliveries/next-retry-kept--later-behind-a-reset.ts';
import { announcedAStepAhead } from './deliveries/next-retry-kept--of-the-step-behind.ts';
import { secondRepeatAnnouncedLater } from './deliveries/next-retry-kept--second-repeat-only.ts';
import { allOfTheOrganization } from './deliveries/of-the-webhook--all-of-the-organization.ts';
import { failuresInEveryLog } from './deliveries/of-the-webhook--failures-in-every-log.ts';
import { filledUpWithOthers } from './deliveries/of-the-webhook--filled-up.ts';
import { refusedWhenThereIsMuch } from './deliveries/of-the-webhook--refused-when-there-is-much.ts';
import { attemptsClearedAtSuccess } from './deliveries/one-for-each-match--attempts-cleared-at-success.ts';
import { canceledUnlisted } from './deliveries/one-for-each-match--canceled-unlisted.ts';
import { logCutShort } from './deliveries/one-for-each-match--cut-short.ts';
import { exhaustedMovedAway } from './deliveries/one-for-each-match--exhausted-moved-away.ts';
import { failuresWithoutAnId } from './deliveries/one-for-each-match--failures-without-an-id.ts';
import { successesDropped } from './deliveries/one-for-each-match--successes-dropped.ts';
import { unansweredAtFirstBare } from './deliveries/one-for-each-match--unanswered-at-first.ts';
import { drawnAnew } from './deliveries/request-id-in-log--drawn-anew.ts';
import { requestIdNotOfRedirects } from './deliveries/request-id-in-log--not-of-redirects.ts';
import { ofAnsweredOnes } from './deliveries/request-id-in-log--of-answered-ones.ts';
import { requestIdOfTheLastAttempt } from './deliveries/request-id-in-log--of-the-last-attempt.ts';
import { callbacksCalledOtherwise } from './document/header-prefix--callbacks-called-otherwise.ts';
import { signatureOfAnotherFamily } from './document/header-prefix--signature-of-another-family.ts';
import { halfARating } from './document/invalid-changes-nothing--half-a-rating.ts';
import { sessionBeforeItsSize } from './document/invalid-changes-nothing--session-before-its-size.ts';
import { belowAnotherPath } from './document/paths--below-another-path.ts';
import { eventTypesMoved } from './document/paths--event-types-moved.ts';
import { workflowsRenamed } from './document/paths--workflows-renamed.ts';
import { modelsWithoutVersion } from './document/version-fields--models-without.ts';
import { noneOfModelsRun } from './document/version-fields--none-of-models-run.ts';
import { workflowRunsWithoutVersion } from './document/version-fields--workflow-runs-without.ts';
import { workflowsHaveNone } from './document/version-fields--workflows-have-none.ts';
import { readFromALateCopy } from './events/after-the-end--read-from-a-late-copy.ts';
import { stampedAfterSettling } from './events/after-the-end--stamped-after-settling.ts';
import { toldAtTheStart } from './events/after-the-end--told-at-the-start.ts';
import { modelsSilent } from './events/callback-for-both-kinds--models-silent.ts';
import { hostCalledOnceAMoment } from './events/callback-for-both-kinds--one-for-each-moment.ts';
import { workflowsSilent } from './events/callback-for-both-kinds--workflows-silent.ts';
import { lastUrlOfTheOrganization } from './events/callback-only-with-url--last-one-of-the-organization.ts';
import { urlOfEqualInputs } from './events/callback-only-with-url--of-equal-inputs.ts';
import { workflowKeepsItsUrl } from './events/callback-only-with-url--workflow-keeps-its-url.ts';
import { callbackOrWebhooks } from './events/delivered--callback-or-webhooks.ts';
import { failuresCallNobody } from './events/delivered--failures-call-nobody.ts';
import { canceledUntold } from './events/delivered--none-when-canceled.ts';
import { webhooksAreEnough } from './events/delivered--webhooks-are-enough.ts';
import { workflowsSkipWebhooks } from './events/delivered--workflows-skip-webhooks.ts';
import { lostOnTheLastAttempt } from './events/delivery-id--lost-on-the-last-attempt.ts';
import { failedWithoutDelivery } from './events/delivery-id--none-when-failed.ts';
import { runIdInsideOnly } from './events/delivery-id--run-id-inside-only.ts';
import { callbackSharesItsId } from './events/distinct-ids--callback-shares-with-a-webhook.ts';
import { idsFromASmallPool } from './events/distinct-ids--from-a-small-pool.ts';
import { idOfTheRun } from './events/distinct-ids--id-of-the-run.ts';
import { idOfTheWebhook } from './events/distinct-ids--id-of-the-webhook.ts';
import { archivedWithTwoL } from './events/name-fits-the-end--archived-with-two-l.ts';
import { calledOffIsFailed } from './events/name-fits-the-end--called-off-is-failed.ts';
import { eventWithOneL } from './events/name-fits-the-end--canceled-with-one-l.ts';
import { statusWithTwoL } from './events/name-fits-the-end--cancelled-with-two-l.ts';
import { failedIsCompleted } from './events/name-fits-the-end--failed-is-completed.ts';
import { finishedIsFinished } from './events/name-fits-the-end--finished-is-finished.ts';
import { givenUpIsCancelled } from './events/name-fits-the-end--given-up-is-cancelled.ts';
import { repeatsWithOneL } from './events/name-fits-the-end--one-l-on-repeats.ts';
import { statusInCapitals } from './events/name-fits-the-end--status-in-capitals.ts';
import { successUnderAnotherName } from './events/name-fits-the-end--success-under-another-name.ts';
import { successesRedelivered } from './events/name-fits-the-end--successes-redelivered.ts';
import { webhooksTellOfErrors } from './events/name-fits-the-end--webhooks-tell-of-errors.ts';
import { workflowsFinish } from './events/name-fits-the-end--workflows-finish.ts';
import { failureWithoutRun } from './events/one-payload-shape--failure-without-run.ts';
import { timeAsANumber } from './events/one-payload-shape--time-as-a-number.ts';
import { webhooksWrapped } from './events/one-payload-shape--webhooks-wrapped.ts';
import { countsAttempts } from './events/payload-on-repeat--counts-attempts.ts';
import { membersInAnotherOrder } from './events/payload-on-repeat--members-in-another-order.ts';
import { requestIdLostBehindAReset } from './events/request-id--lost-behind-a-reset.ts';
import { workflowsWithoutRequestId } from './events/request-id--not-of-workflows.ts';
import { requestIdNotOnCallbacks } from './events/request-id--not-on-callbacks.ts';
import { requestIdNotOnRepeats } from './events/request-id--not-on-repeats.ts';
import { requestIdNotOnTheLast } from './events/request-id--not-on-the-last.ts';
import { scopeOfTheDelivery } from './events/request-id-scope--callbacks-use-the-delivery.ts';
import { scopeKeptByWebhooks } from './events/request-id-scope--kept-by-webhooks.ts';
import { anotherRunAtTheLast } from './events/run-id-is-the-run--another-one-at-the-last.ts';
import { endOfTheLastNode } from './events/run-id-is-the-run--end-of-the-last-node.ts';
import { runBefore } from './events/run-id-is-the-run--of-the-run-before.ts';
import { runOfTheOneBefore } from './events/run-id-is-the-run--run-of-the-one-before.ts';
import { webhooksOfWorkflows } from './events/run-id-is-the-run--webhooks-of-workflows.ts';
import { workflowForItsRun } from './events/run-id-is-the-run--workflow-for-its-run.ts';
import { newIdEachTime } from './events/same-id-on-repeat--new-each-time.ts';
import { numberedFromTheThird } from './events/same-id-on-repeat--numbered-from-the-third.ts';
import { renewedBehindARedirect } from './events/same-id-on-repeat--renewed-behind-a-redirect.ts';
import { renewedBehindAReset } from './events/same-id-on-repeat--renewed-behind-a-reset.ts';
import { onlyWhatHasEnded } from './feedback/before-end--only-what-has-ended.ts';
import { ratingOverwrittenAtTheEnd } from './feedback/before-end--overwritten-at-the-end.ts';
import { anyObjectIsTrue } from './feedback/body--any-object-is-true.ts';
import { praiseNeedsAReason } from './feedback/body--praise-needs-a-reason.ts';
import { reasonMadeText } from './feedback/body--reason-as-text.ts';
import { leftOutInsteadOfNull } from './feedback/clearing--left-out-instead-of-null.ts';
import { negativesAreForGood } from './feedback/clearing--negatives-are-for-good.ts';
import { clearingRecordsNothing } from './feedback/clearing--nothing-to-record.ts';
import { reasonOutlivesTheRating } from './feedback/clearing--reason-outlives-the-rating.ts';
import { keysFindNothing } from './feedback/humans-only--keys-find-nothing.ts';
import { keysMayClear } from './feedback/humans-only--keys-may-clear.ts';
import { keysOfPeopleMayRate } from './feedback/humans-only--keys-of-people.ts';
import { readingKeysMayRate } from './feedback/humans-only--reading-keys.ts';
import { keyRefusedInPlainWords } from './feedback/humans-only--refused-in-plain-words.ts';
import { keyRefusedTooLate } from './feedback/humans-only--refused-too-late.ts';
import { workflowRunsUnguarded } from './feedback/humans-only--workflow-runs-unguarded.ts';
import { blameNeedsAReason } from './feedback/negative-without-reason--blame-needs-a-reason.ts';
import { ratedByIdAlone } from './feedback/organization-scoped--by-id-alone.ts';
import { foreignRatingCleared } from './feedback/organization-scoped--clearing-by-id.ts';
import { organizationHeaderBelieved } from './feedback/organization-scoped--header-believed.ts';
import { foreignRefusedAndCounted } from './feedback/organization-scoped--refused-and-counted.ts';
import { attemptsOfKeysQueued } from './feedback/sequence--attempts-of-keys-queued.ts';
import { clearedForGood } from './feedback/sequence--cleared-for-good.ts';
import { ratingEchoedOnly } from './feedback/sequence--echoed-only.ts';
import { explainedOnesStay } from './feedback/sequence--explained-ones-stay.ts';
import { failedRunsUnrated } from './feedback/sequence--failed-runs-unrated.ts';
import { falsyIsMissing } from './feedback/sequence--falsy-is-missing.ts';
import { firstRatingStays } from './feedback/sequence--first-one-stays.ts';
import { firstOneTurnedRound } from './feedback/sequence--first-one-turned-round.ts';
import { firstReasonStays } from './feedback/sequence--first-reason-stays.ts';
import { ratingOfTheLastRun } from './feedback/sequence--last-run-of-the-person.ts';
import { ratedOnceOnly } from './feedback/sequence--once-only.ts';
import { praiseCannotBeCleared } from './feedback/sequence--praise-cannot-be-cleared.ts';
import { quotesMadeSafe } from './feedback/sequence--quotes-made-safe.ts';
import { reasonAloneReplaced } from './feedback/sequence--reason-alone-replaced.ts';
import { reasonsCut } from './feedback/sequence--reasons-cut.ts';
import { reasonsEndAtAPictograph } from './feedback/sequence--reasons-end-at-a-pictograph.ts';
import { reasonsInLatin1 } from './feedback/sequence--reasons-in-latin-1.ts';
import { workflowRatingsEchoed } from './feedback/sequence--workflow-ratings-echoed.ts';
import { answersAsQueued } from './feedback/touches-rating-only--answers-as-queued.ts';
import { answersTheRating } from './feedback/touches-rating-only--answers-the-rating.ts';
import { blamedCancellationFails } from './feedback/touches-rating-only--blamed-cancellation-fails.ts';
import { ratingEndsAnew } from './feedback/touches-rating-only--ends-anew.ts';
import { failureForgiven } from './feedback/touches-rating-only--failure-forgiven.ts';
import { nameCut } from './folders/read-after-create--name-cut.ts';
import { folderNotYetIndexed } from './folders/read-after-create--not-yet-indexed.ts';
import { numberTakenOff } from './folders/read-after-create--number-taken-off.ts';
import { shortNamesOnly } from './folders/read-after-create--short-names-only.ts';
import { twoInTheCache } from './folders/read-after-create--two-in-the-cache.ts';
import { depthOfRecursion } from './hostile/bodies--depth-of-recursion.ts';
import { nulInAName } from './hostile/bodies--nul-in-a-name.ts';
import { numbersBeyondTheColumn } from './hostile/bodies--numbers-beyond-the-column.ts';
import { parserThrows } from './hostile/broken-bodies--parser-throws.ts';
import { idCastByTheDatabase } from './hostile/paths--id-cast-by-the-database.ts';
import { namesWithQuotes } from './hostile/paths--names-with-quotes.ts';
import { cursorDecodedWithoutCare } from './hostile/queries--cursor-decoded-without-care.ts';
import { filterIntoTheDatabase } from './hostile/queries--filter-into-the-database.ts';
import { deliveriesOfTheFirstCustomer } from './isolation/all-deliveries--of-the-first-customer.ts';
import { anyOfYours } from './isolation/by-header--any-of-yours.ts';
import { dispatchedWhereItIs } from './isolation/by-header--dispatched-where-it-is.ts';
import { headerOnKeysOnly } from './isolation/by-header--header-on-keys-only.ts';
import { headerNotOnCreation } from './isolation/by-header--not-on-creation.ts';
import { backwardOfAnybody } from './isolation/cursors--backward-of-anybody.ts';
import { cursorsOfFilteredLists } from './isolation/cursors--of-filtered-lists.ts';
import { organizationInTheCursor } from './isolation/cursors--organization-in-the-cursor.ts';
import { forgottenInLists } from './isolation/embedded--forgotten-in-lists.ts';
import { founderForTheMaker } from './isolation/embedded--founder-for-the-maker.ts';
import { keyHolderInLists } from './isolation/embedded--key-holder-in-lists.ts';
import { lastCallerForTheAuthor } from './isolation/embedded--last-caller-for-the-author.ts';
import { madeByAColleague } from './isolation/embedded--made-by-a-colleague.ts';
import { cacheWithoutTheOrganization } from './isolation/filters--cache-without-the-organization.ts';
import { embeddingById } from './isolation/filters--embedding-by-id.ts';
import { idGoesStraightToTheRow } from './isolation/filters--id-goes-straight-to-the-row.ts';
import { makerOfAnywhere } from './isolation/filters--maker-of-anywhere.ts';
import { equalFilesAreOne } from './isolation/lists--equal-files-are-one.ts';
import { everybodysWhenFiltered } from './isolation/lists--everybodys-when-filtered.ts';
import { batchesOfAnybody } from './isolation/reads--batches-of-anybody.ts';
import { readByIdAlone } from './isolation/reads--by-id-alone.ts';
import { embeddingGoesRound } from './isolation/reads--embedding-goes-round.ts';
import { itemsOfAnyBatch } from './isolation/reads--items-of-any-batch.ts';
import { onePlaceForFolders } from './isolation/reads--one-place-for-folders.ts';
import { refusalTellsTheName } from './isolation/reads--refusal-tells-the-name.ts';
import { runReadByIdAlone } from './isolation/reads--runs-by-id-alone.ts';
import { webhookLogByIdAlone } from './isolation/webhook-log--by-id-alone.ts';
import { foreignFailuresTold } from './isolation/webhooks--failures-to-everybody.ts';
import { keptByTheEvent } from './isolation/webhooks--kept-by-the-event.ts';
import { ofEveryOrganization } from './isolation/webhooks--of-every-organization.ts';
import { workflowDeletedByIdAlone } from './isolation/workflows--deleted-by-id-alone.ts';
import { dispatchedByItsPath } from './isolation/workflows--dispatched-by-its-path.ts';
import { workflowRefusalTellsTheName } from './isolation/workflows--refusal-tells-the-name.ts';
import { workflowRefusedAndGone } from './isolation/workflows--refused-and-gone.ts';
import { deletedByIdAlone } from './isolation/writes--by-id-alone.ts';
import { folderRefusedAndGone } from './isolation/writes--folder-refused-and-gone.ts';
import { backwardNeedsACursor } from './lists/backward--needs-a-cursor.ts';
import { typesAsTheQueryCame } from './lists/backward--types-as-the-query-came.ts';
import { filterLostBesideASort } from './lists/combined--filter-lost-beside-a-sort.ts';
import { orderOfAFieldNotShown } from './lists/combined--order-of-a-field-not-shown.ts';
import { projectionLostBetween } from './lists/combined--projection-lost-between.ts';
import { presignForgotten } from './lists/cursor-carries--flag-forgotten.ts';
import { sizeForgotten } from './lists/cursor-carries--size-forgotten.ts';
import { idsNotCompared } from './lists/filter--ids-not-compared.ts';
import { largeSizesNotFound } from './lists/filter--large-sizes-not-found.ts';
import { namesByTheirBeginning } from './lists/filter--names-by-their-beginning.ts';
import { newestOnly } from './lists/filter--newest-only.ts';
import { filterNotRead } from './lists/filter--not-read.ts';
import { filterOnlyBesideASort } from './lists/filter--only-beside-a-sort.ts';
import { filtersRefused } from './lists/filter--refused-whatever.ts';
import { sizesByTheirEnd } from './lists/filter--sizes-by-their-end.ts';
import { sizesRounded } from './lists/filter--sizes-rounded.ts';
import { typesFromACache } from './lists/filter--types-from-a-cache.ts';
import { typesTakeNoFilter } from './lists/filter--types-take-none.ts';
import { typesUnfiltered } from './lists/filter--types-unfiltered.ts';
import { lastConditionWins } from './lists/filter-together--last-one-wins.ts';
import { namesLeaveOthersOut } from './lists/filter-together--names-apart.ts';
import { thirdConditionUnread } from './lists/filter-together--third-unread.ts';
import { anyWordIsOn } from './lists/flag-words--any-word-is-on.ts';
import { firstOfSeveral } from './lists/operators--first-of-several.ts';
import { greaterOrEqual } from './lists/operators--greater-or-equal.ts';
import { likenessOfNamesRefused } from './lists/operators--likeness-of-names-refused.ts';
import { byNameUnasked } from './lists/orders--by-name-unasked.ts';
import { caseOfNamesAside } from './lists/orders--case-of-names-aside.ts';
import { tiesOfSizesRise } from './lists/orders--ties-of-sizes-rise.ts';
import { unfinishedFirstWhenFalling } from './lists/orders--unfinished-first-when-falling.ts';
import { deliverySizesClamped } from './lists/page-bounds--deliveries-clamped.ts';
import { hundredEventTypes } from './lists/page-bounds--hundred-event-types.ts';
import { assetsByFive } from './lists/pages--assets-by-five.ts';
import { emptyTextAtTheEnd } from './lists/pages--empty-text-at-the-end.ts';
import { itemPagesByTheirPath } from './lists/pages--items-by-their-path.ts';
import { noFirstOnPageOne } from './lists/pages--no-first-on-page-one.ts';
import { pageTwoOneShort } from './lists/pages--page-two-one-short.ts';
import { projectionCommasRefused } from './lists/projection--commas-refused.ts';
import { firstNameOnly } from './lists/projection--first-name-only.ts';
import { projectionLastThreeNames } from './lists/projection--last-three-names.ts';
import { organizationComesAlong } from './lists/projection--organization-comes-along.ts';
import { projectionsRefused } from './lists/projection--refused-whatever.ts';
import { sizesInKilobytes } from './lists/projection--sizes-in-kilobytes.ts';
import { typesInFull } from './lists/projection--types-in-full.ts';
import { commaKeepsItsBackslash } from './lists/quoting--comma-keeps-its-backslash.ts';
import { closeSizesTurned } from './lists/sort--close-sizes-turned.ts';
import { fallingPageByPage } from './lists/sort--falling-page-by-page.ts';
import { sortLostInLargePages } from './lists/sort--lost-in-large-pages.ts';
import { sortsRefused } from './lists/sort--refused-whatever.ts';
import { sortRefusedWithoutAFilter } from './lists/sort--refused-without-a-filter.ts';
import { sizesAsText } from './lists/sort--sizes-as-text.ts';
import { typesRefusedInLargePages } from './lists/sort--types-refused-in-large-pages.ts';
import { typesUnsorted } from './lists/sort--types-unsorted.ts';
import { typesUnsortedInSmallPages } from './lists/sort--types-unsorted-in-small-pages.ts';
import { updatesNotCompared } from './lists/sort--updates-not-compared.ts';
import { brokenCursorIsNone } from './lists/unknown--broken-cursor-is-none.ts';
import { conditionsPassedOver } from './lists/unknown--conditions-passed-over.ts';
import { defaultInItsPlace } from './lists/unknown--default-in-its-place.ts';
import { embedsOfTheAccountUnread } from './lists/unknown--embeds-of-the-account-unread.ts';
import { fieldsPickedFromRecords } from './lists/unknown--fields-picked-from-records.ts';
import { parametersOfReadsUnread } from './lists/unknown--parameters-of-reads-unread.ts';
import type { Mutant } from './mutant.ts';
import { skipsOneAPage } from './pagination/asset-types--skips-one-a-page.ts';
import { firstItemLost } from './pagination/backward-walk--first-item-lost.ts';
import { turningItemAgain } from './pagination/backward-walk--turning-item-again.ts';
import { diesWithItsRow } from './pagination/cursor-survives-deletion--dies-with-its-row.ts';
import { deletionEndsTheList } from './pagination/cursor-survives-deletion--ends-the-list.ts';
import { otherOrdersSkipOne } from './pagination/cursor-survives-deletion--other-orders-skip-one.ts';
import { pagesOfOneEnd } from './pagination/cursor-survives-deletion--pages-of-one-end.ts';
import { startsOver } from './pagination/cursor-survives-deletion--starts-over.ts';
import { cursorUnreadInSortedLists } from './pagination/each-item-once--cursor-unread-in-sorted-lists.ts';
import { cursorUnreadOnLargePages } from './pagination/each-item-once--cursor-unread-on-large-pages.ts';
import { fullPagesEndTheList } from './pagination/each-item-once--full-pages-end-the-list.ts';
import { lastItemDropped } from './pagination/each-item-once--last-item-dropped.ts';
import { nextForEver } from './pagination/each-item-once--next-for-ever.ts';
import { nextIsABareCursor } from './pagination/each-item-once--next-is-a-bare-cursor.ts';
import { startedRowLost } from './pagination/each-item-once--started-row-lost.ts';
import { itemsRenamed } from './pagination/envelope--items-renamed.ts';
import { nextIsAnObject } from './pagination/envelope--next-is-an-object.ts';
import { oneIsNoPage } from './pagination/envelope--one-is-no-page.ts';
import { filterLostOnPageTwo } from './pagination/filter-kept--lost-on-page-two.ts';
import { typesNotCompared } from './pagination/filter-kept--types-not-compared.ts';
import { firstIsHere } from './pagination/first-starts-again--first-is-here.ts';
import { noFirstBehindPageOne } from './pagination/first-starts-again--no-first-behind-page-one.ts';
import { firstRisesOnceMore } from './pagination/first-starts-again--rising-once-more.ts';
import { sortedListsEnd } from './pagination/first-starts-again--sorted-lists-end.ts';
import { firstIsTwoBack } from './pagination/first-starts-again--two-back.ts';
import { firstWithoutTheOrder } from './pagination/first-starts-again--without-the-order.ts';
import { flagLostWithASort } from './pagination/next-then-previous--flag-lost-with-a-sort.ts';
import { flagNotRead } from './pagination/next-then-previous--flag-not-read.ts';
import { previousFromTheStart } from './pagination/next-then-previous--from-the-start.ts';
import { previousOnlyFromPageThree } from './pagination/next-then-previous--only-from-page-three.ts';
import { timesGoOneWay } from './pagination/next-then-previous--times-go-one-way.ts';
import { deliveriesBackToTheStart } from './pagination/other-lists--deliveries-back-to-the-start.ts';
import { deliveriesEndEarly } from './pagination/other-lists--deliveries-end-early.ts';
import { deliveriesOfOneSecond } from './pagination/other-lists--deliveries-of-one-second.ts';
import { eventCodesCut } from './pagination/other-lists--event-codes-cut.ts';
import { firstOfTypesIsNext } from './pagination/other-lists--first-of-types-is-next.ts';
import { queueFromTheWrongEnd } from './pagination/other-lists--queue-from-the-wrong-end.ts';
import { typesLostOnTheWayBack } from './pagination/other-lists--types-lost-on-the-way-back.ts';
import { typesOneMore } from './pagination/other-lists--types-one-more.ts';
import { size499Refused } from './pagination/page-size--499-refused.ts';
import { oneMore } from './pagination/page-size--one-more.ts';
import { smallSizesRefused } from './pagination/page-size--small-sizes-refused.ts';
import { pageOf500Refused } from './pagination/page-size-bounds--500-refused.ts';
import { pageOf501 } from './pagination/page-size-bounds--501-accepted.ts';
import { clampedToAThousand } from './pagination/page-size-bounds--clamped-to-a-thousand.ts';
import { negativeIsNoLimit } from './pagination/page-size-bounds--negative-is-no-limit.ts';
import { noneIsAll } from './pagination/page-size-bounds--none-is-all.ts';
import { largePagesNewestFirst } from './pagination/page-size-invariance--large-pages-newest-first.ts';
import { smallPagesNewestFirst } from './pagination/page-size-invariance--small-pages-newest-first.ts';
import { wholeListsUnsorted } from './pagination/page-size-invariance--whole-lists-unsorted.ts';
import { cursorForgetsTheOrder } from './pagination/sort-kept--cursor-forgets-the-order.ts';
import { namesNotCompared } from './pagination/sort-kept--names-not-compared.ts';
import { turnedBehindPageOne } from './pagination/sort-kept--turned-behind-page-one.ts';
import { lostAtTheBoundary } from './pagination/ties--lost-at-the-boundary.ts';
import { repeatedAtTheBoundary } from './pagination/ties--repeated-at-the-boundary.ts';
import { creationBeginsAgain } from './pagination/walk-under-change--creation-begins-again.ts';
import { deletionSkipsOne } from './pagination/walk-under-change--deletion-skips-one.ts';
import { offsetPaging } from './pagination/walk-under-change--offset-paging.ts';
import { anyNameAsText } from './requests/createAssetFolder--any-name-as-text.ts';
import { plainFoldersRefused } from './requests/createAssetFolder--long-names-only.ts';
import { sizeNotLookedAt } from './requests/createAssetUpload--size-not-looked-at.ts';
import { smallFilesRefused } from './requests/createAssetUpload--small-files-refused.ts';
import { workflowsAtAnotherPath } from './requests/createGraphWorkflow--at-another-path.ts';
import { emptyListsRefused } from './requests/createGraphWorkflow--empty-lists-refused.ts';
import { graphLater } from './requests/createGraphWorkflow--graph-later.ts';
import { unnamedAccepted } from './requests/createGraphWorkflow--unnamed-accepted.ts';
import { listOfEventsRequired } from './requests/createWebhook--list-required.ts';
import { namedAfterItsUrl } from './requests/createWebhook--named-after-its-url.ts';
import { secretMadeIfMissing } from './requests/createWebhook--secret-made-if-missing.ts';
import { deletedWithItsFileAlone } from './requests/deleteAsset--not-before-its-file.ts';
import { onlyOldAssets } from './requests/deleteAsset--only-old-ones.ts';
import { deletedByPeopleAlone } from './requests/deleteAsset--people-alone.ts';
import { unknownAccepted } from './requests/deleteAsset--unknown-accepted.ts';
import { unknownFolderDeleted } from './requests/deleteAssetFolder--unknown-accepted.ts';
import { unknownCrashes } from './requests/deleteAssetFolder--unknown-crashes.ts';
import { unusedWorkflowsKept } from './requests/deleteGraphWorkflow--unused-ones-kept.ts';
import { callbackObjectDropped } from './requests/dispatchGraphWorkflowRun--callback-object-dropped.ts';
import { workflowInputsInAnEnvelope } from './requests/dispatchGraphWorkflowRun--inputs-in-an-envelope.ts';
import { lastWorkflowFound } from './requests/dispatchGraphWorkflowRun--the-last-one-found.ts';
import { dispatchListCrashes } from './requests/dispatchModelRun2--list-crashes.ts';
import { inputsInAnEnvelope } from './requests/dispatchModelRun3--inputs-in-an-envelope.ts';
import { dispatchListTakenApart } from './requests/dispatchModelRun4--list-taken-apart.ts';
import { fiveSegmentsUnknown } from './requests/dispatchModelRun5--five-segments-unknown.ts';
import { presignOffRefused } from './requests/getAsset--presign-off-refused.ts';
import { unknownAssetIsEmpty } from './requests/getAsset--unknown-is-empty.ts';
import { userUnasked } from './requests/getAsset--user-unasked.ts';
import { lastFolderRead } from './requests/getAssetFolder--the-last-one-read.ts';
import { bracketsNotRead } from './requests/getBatchItem--brackets-not-read.ts';
import { idOfEmbeddedRun } from './requests/getBatchItem--id-of-the-embedded-run.ts';
import { nothingFoundIsNothing } from './requests/getBatchItem--nothing-found-is-nothing.ts';
import { itemRunUnasked } from './requests/getBatchItem--run-unasked.ts';
import { healthNotFound } from './requests/getHealth--not-found.ts';
import { membershipsOfOneEmbed } from './requests/getMe--memberships-left-out-of-several.ts';
import { severalEmbedsRefused } from './requests/getMe--several-embeds-refused.ts';
import { textForAnyName } from './requests/getModelText--a-text-for-any-name.ts';
import { textNotForPrograms } from './requests/getModelText--not-for-programs.ts';
import { idOfLastNodeRun } from './requests/getRun--id-of-the-last-node-run.ts';
import { lastRunRead } from './requests/getRun--the-last-one-read.ts';
import { refusedToKeys } from './requests/listAllDeliveries--refused-to-keys.ts';
import { listedUsersUnasked } from './requests/listAssets--users-unasked.ts';
import { smallPagesOfTypesRefused } from './requests/listAssetTypes--small-pages-refused.ts';
import { firstNameInBracketsOnly } from './requests/listBatchItems--first-name-in-brackets-only.ts';
import { pageSizeOfItemsRequired } from './requests/listBatchItems--page-size-required.ts';
import { runOfFirstItemOnly } from './requests/listBatchItems--run-of-the-first-only.ts';
import { scopeOfAdministrators } from './requests/listEventTypes--scope-of-administrators.ts';
import { noneYetIsNotFound } from './requests/listWebhookDeliveries--none-yet-is-not-found.ts';
import { idOfTheRating } from './requests/rateRun--id-of-the-rating.ts';
import { negativeTakenForNone } from './requests/rateRun--negative-taken-for-none.ts';
import { objectTakenForTrue } from './requests/rateRun--object-taken-for-true.ts';
import { fractionsRefused } from './requests/updateBalance--fractions-refused.ts';
import { oneDecimal } from './requests/updateBalance--one-decimal.ts';
import { staleAndWell } from './requests/updateBalance--stale-and-well.ts';
import { noNumberIsNought } from './requests/updateBalance--what-is-no-number-is-nought.ts';
import { wholeNumbersOnly } from './requests/updateBalance--whole-numbers-only.ts';
import { countedByKindOfFailure } from './retry/callback-at-most-three--counted-by-kind.ts';
import { fourAttempts } from './retry/callback-at-most-three--four.ts';
import { resetsNotCounted } from './retry/callback-at-most-three--resets-not-counted.ts';
import { withoutEnd } from './retry/callback-at-most-three--without-end.ts';
import { jitteredGaps } from './retry/callback-first-gap--full-jitter.ts';
import { halfGaps } from './retry/callback-first-gap--half.ts';
import { noGap } from './retry/callback-first-gap--none.ts';
import { noGapBehindAReset } from './retry/callback-first-gap--none-behind-a-reset.ts';
import { againAfter204 } from './retry/callback-not-on-2xx--again-after-204.ts';
import { toldByTheLastNodeToo } from './retry/callback-not-on-2xx--by-the-last-node-too.ts';
import { only200Counts } from './retry/callback-not-on-2xx--only-200-counts.ts';
import { scheduleGoesOn } from './retry/callback-not-on-2xx--schedule-goes-on.ts';
import { sentTwice } from './retry/callback-not-on-2xx--sent-twice.ts';
import { toldAsTwoDeliveries } from './retry/callback-not-on-2xx--told-as-two-deliveries.ts';
import { toldAgainWhenRecovered } from './retry/callback-not-on-2xx--told-when-recovered.ts';
import { againAfter404 } from './retry/callback-not-on-4xx--again-after-404.ts';
import { againAfter429 } from './retry/callback-not-on-4xx--again-after-429.ts';
import { againAfterAny4xx } from './retry/callback-not-on-4xx--again-after-any.ts';
import { againInARepeat } from './retry/callback-not-on-4xx--again-in-a-repeat.ts';
import { overloadBehindAResetIsFinal } from './retry/callback-on-5xx--final-behind-a-reset.ts';
import { listedStatusesOnly } from './retry/callback-on-5xx--listed-statuses-only.ts';
import { notOn503 } from './retry/callback-on-5xx--not-on-503.ts';
import { notOnASecond500 } from './retry/callback-on-5xx--not-on-a-second-500.ts';
import { notBehindA5xx } from './retry/callback-on-network-error--not-behind-a-5xx.ts';
import { notOnASecondReset } from './retry/callback-on-network-error--not-on-a-second-one.ts';
import { notOnReset } from './retry/callback-on-network-error--not-on-reset.ts';
import { cappedGaps } from './retry/callback-second-gap--capped.ts';
import { equalGaps } from './retry/callback-second-gap--equal.ts';
import { growsByHalf } from './retry/callback-second-gap--half-as-much-again.ts';
import { hostBudgetSpent } from './retry/callback-three-on-failure--budget-of-the-host.ts';
import { sameStatusTwice } from './retry/callback-three-on-failure--same-status-twice.ts';
import { twoCallbackAttempts } from './retry/callback-three-on-failure--two.ts';
import { givesUpOnTimeout } from './retry/callback-timeout--gives-up.ts';
import { halfTheTimeout } from './retry/callback-timeout--half.ts';
import { twiceAsLong } from './retry/callback-timeout--twice-as-long.ts';
import { callbackCutIsEnough } from './retry/receiver-answers--callback-cut-is-enough.ts';
import { webhookCutIsEnough } from './retry/receiver-answers--webhook-cut-is-enough.ts';
import { webhookWaitsCappedAtTheFirst } from './retry/webhook-backoff-grows--capped-at-the-first.ts';
import { factorInPercent } from './retry/webhook-backoff-grows--factor-in-percent.ts';
import { webhookWaitsOfOneLength } from './retry/webhook-backoff-grows--one-length.ts';
import { webhookResetCanceledRunsOnly } from './retry/webhook-on-network-error--canceled-runs-only.ts';
import { webhookResetNeverAgain } from './retry/webhook-on-network-error--never-again.ts';
import { resetsOpenTheBreaker } from './retry/webhook-on-network-error--third-in-a-row-breaks.ts';
import { conflictIsHad } from './retry/webhook-on-non-2xx--conflict-is-had.ts';
import { givesUpOn302 } from './retry/webhook-on-non-2xx--gives-up-on-302.ts';
import { givesUpOn404 } from './retry/webhook-on-non-2xx--gives-up-on-404.ts';
import { notModifiedIsEnough } from './retry/webhook-on-non-2xx--not-modified-is-enough.ts';
import { receiverGivenUp } from './retry/webhook-on-non-2xx--receiver-given-up.ts';
import { refusedFailuresGivenUp } from './retry/webhook-on-non-2xx--refused-failures-given-up.ts';
import { unlistedStatusGivenUp } from './retry/webhook-on-non-2xx--unlisted-status.ts';
import { webhookTimeoutFailedRunsOnly } from './retry/webhook-on-timeout--failed-runs-only.ts';
import { webhookTimeoutNeverAgain } from './retry/webhook-on-timeout--never-again.ts';
import { timedOutSuccessesGivenUp } from './retry/webhook-on-timeout--successes-only.ts';
import { firstWebhookWaitHalved } from './retry/webhook-schedule--first-wait-halved.ts';
import { oneWebhookAttemptFewer } from './retry/webhook-schedule--one-attempt-fewer.ts';
import { oneWebhookAttemptMore } from './retry/webhook-schedule--one-attempt-more.ts';
import { redirectedRepeatEndsIt } from './retry/webhook-schedule--redirected-repeat-ends-it.ts';
import { thirdWebhookWaitCapped } from './retry/webhook-schedule--third-wait-capped.ts';
import { webhookTimeoutHalved } from './retry/webhook-schedule--timeout-halved.ts';
import { timeoutOfTheLibrary } from './retry/webhook-schedule--timeout-of-the-library.ts';
import { undeclaredWebhookJitter } from './retry/webhook-schedule--undeclared-jitter.ts';
import { answeredAsCompleted } from './runs/asynchronous--answered-as-completed.ts';
import { carriedOutByTheCaller } from './runs/asynchronous--carried-out-by-the-caller.ts';
import { pendingBehindOthers } from './runs/asynchronous--pending-behind-others.ts';
import { queuedInCapitals } from './runs/asynchronous--queued-in-capitals.ts';
import { runningAtOnce } from './runs/asynchronous--running-at-once.ts';
import { workflowsWaitedFor } from './runs/asynchronous--workflows-waited-for.ts';
import { organizationOfItsMaker } from './runs/belong-to-organization--of-its-maker.ts';
import { organizationOfTheFirst } from './runs/belong-to-organization--of-the-first.ts';
import { malformedTaken } from './runs/callback-url--malformed-taken.ts';
import { statusLeftOut } from './runs/dispatch-response--status-left-out.ts';
import { toldAsDone } from './runs/dispatch-response--told-as-done.ts';
import { wholeRunInTheAnswer } from './runs/dispatch-response--whole-run.ts';
import { equalInputsShareARun } from './runs/each-its-own--equal-inputs-share.ts';
import { inputOfTheOneBefore } from './runs/each-its-own--input-of-the-one-before.ts';
import { oneAtATime } from './runs/each-its-own--one-at-a-time.ts';
import { versionByTurns } from './runs/each-its-own--version-by-turns.ts';
import { logOfAnotherRun } from './runs/embedded-parts--log-of-another-run.ts';
import { modelByName } from './runs/embedded-parts--model-by-name.ts';
import { nodeRunsOfTheFirstNode } from './runs/embedded-parts--node-runs-of-the-first-node.ts';
import { workflowUnderItsVersion } from './runs/embedded-parts--workflow-under-its-version.ts';
import { nothingEmbedded } from './runs/embeds-shown--nothing-embedded.ts';
import { addressIsDropped } from './runs/invalid-dispatch-refused--address-is-dropped.ts';
import { listKeepsTheBodyBefore } from './runs/invalid-dispatch-refused--list-keeps-the-body-before.ts';
import { fiveSegmentsLoseOne } from './runs/model-path--five-segments-lose-one.ts';
import { noIdOfVariants } from './runs/model-path--no-id-of-variants.ts';
import { canceledBelowNone } from './runs/nodes-bounded--canceled-below-none.ts';
import { countsTries } from './runs/nodes-bounded--counts-tries.ts';
import { failedRunsNameNone } from './runs/one-kind--failed-runs-name-none.ts';
import { workflowsNameAModel } from './runs/one-kind--workflows-name-a-model.ts';
import { awayBetweenNodes } from './runs/reaches-its-end--away-between-nodes.ts';
import { awayWhileItRuns } from './runs/reaches-its-end--away-while-it-runs.ts';
import { canceledEndsAsFailed } from './runs/reaches-its-end--canceled-ends-as-failed.ts';
import { cancellationNeverArrives } from './runs/reaches-its-end--cancellation-never-arrives.ts';
import { failuresQueuedForEver } from './runs/reaches-its-end--failures-queued-for-ever.ts';
import { failuresTriedAgain } from './runs/reaches-its-end--failures-tried-again.ts';
import { readOnce } from './runs/reaches-its-end--read-once.ts';
import { readsRunOut } from './runs/reaches-its-end--reads-run-out.ts';
import { workflowsHang } from './runs/reaches-its-end--workflows-hang.ts';
import { lastOneOfTheModel } from './runs/read--last-one-of-the-model.ts';
import { modelRunsElsewhere } from './runs/read--model-runs-elsewhere.ts';
import { showsOnceItStarts } from './runs/read--shows-once-it-starts.ts';
import { ticketForAnId } from './runs/read--ticket-for-an-id.ts';
import { workflowRunsElsewhere } from './runs/read--workflow-runs-elsewhere.ts';
import { workflowRunsOfKeys } from './runs/read--workflow-runs-of-keys.ts';
import { endedBeforeIt } from './runs/read-after-workflow-deletion--ended-before-it.ts';
import { goneAtItsEnd } from './runs/read-after-workflow-deletion--gone-at-its-end.ts';
import { goneWithIt } from './runs/read-after-workflow-deletion--gone-with-it.ts';
import { handedToACopy } from './runs/read-after-workflow-deletion--handed-to-a-copy.ts';
import { oneRunAtATime } from './runs/read-after-workflow-deletion--one-run-at-a-time.ts';
import { anotherWordForFailed } from './runs/status-words--another-word.ts';
import { deploymentAtTheEnd } from './runs/target-matches--deployment-at-the-end.ts';
import { oneModelForAll } from './runs/target-matches--one-model-for-all.ts';
import { workflowDroppedAtTheEnd } from './runs/target-matches--workflow-dropped-at-the-end.ts';
import { workflowIsItsVersion } from './runs/target-matches--workflow-is-its-version.ts';
import { madeWhenFailed } from './runs/times-in-order--made-when-failed.ts';
import { neverStartedEndedYesterday } from './runs/times-in-order--never-started-ended-yesterday.ts';
import { startInLocalTime } from './runs/times-in-order--start-in-local-time.ts';
import { emptyRun } from './runs/unknown-not-served--empty-run.ts';
import { foundByTheBeginning } from './runs/unknown-not-served--found-by-the-beginning.ts';
import { latestOfTheModel } from './runs/unknown-not-served--latest-of-the-model.ts';
import { nameAsPath } from './schema/createAssetFolder--name-as-a-path.ts';
import { refusedInItsOwnWords } from './schema/createAssetFolder--refused-in-its-own-words.ts';
import { noUrlForLargeFiles } from './schema/createAssetUpload--no-url-for-large-files.ts';
import { noUrlForPictures } from './schema/createAssetUpload--no-url-for-pictures.ts';
import { nodesOfOutputsAsNumbers } from './schema/createGraphWorkflow--nodes-of-outputs-as-numbers.ts';
import { onlyItsSlug } from './schema/createGraphWorkflow--only-its-slug.ts';
import { processorAsRecord } from './schema/createGraphWorkflow--processor-as-a-record.ts';
import { publicAsWord } from './schema/createGraphWorkflow--public-as-a-word.ts';
import { requiredAsWord } from './schema/createGraphWorkflow--required-as-a-word.ts';
import { versionAsNumber } from './schema/createGraphWorkflow--version-as-number.ts';
import { webhookRefusedInItsOwnWords } from './schema/createWebhook--refused-in-its-own-words.ts';
import { assetErrorAsList } from './schema/deleteAsset--refusal-as-a-list.ts';
import { folderErrorAsList } from './schema/deleteAssetFolder--refusal-as-a-list.ts';
import { workflowRefusedInItsOwnWords } from './schema/deleteGraphWorkflow--refused-in-its-own-words.ts';
import { dispatchStatusAsObject } from './schema/dispatchGraphWorkflowRun--status-as-object.ts';
import { idsOfShortPathsInUpperCase } from './schema/dispatchModelRun2--id-with-a-prefix.ts';
import { idOfVariantsIsARecord } from './schema/dispatchModelRun3--id-in-a-record.ts';
import { idOfStylesIsANumber } from './schema/dispatchModelRun4--id-as-a-number.ts';
import { idOfTheQueue } from './schema/dispatchModelRun5--id-of-the-queue.ts';
import { namesOfUserAsObject } from './schema/getAsset--names-of-the-user-as-object.ts';
import { timeWithoutT } from './schema/getAsset--time-without-t.ts';
import { timeZoneOfTheUser } from './schema/getAsset--time-zone-of-the-user.ts';
import { answeredInWords } from './schema/getAssetFolder--answered-in-words.ts';
import { notFoundAs200 } from './schema/getAssetFolder--not-found-as-200.ts';
import { organizationByShortId } from './schema/getAssetFolder--organization-by-a-short-id.ts';
import { itemRefusedByOtherEnvelope } from './schema/getBatchItem--filter-refused-by-the-other-envelope.ts';
import { itemPlaceAsText } from './schema/getBatchItem--place-as-text.ts';
import { healthIsNull } from './schema/getHealth--null.ts';
import { healthRefusedByTheOtherEnvelope } from './schema/getHealth--refused-by-the-other-envelope.ts';
import { membershipsAsObject } from './schema/getMe--memberships-as-object.ts';
import { noIdBesideMemberships } from './schema/getMe--no-id-beside-memberships.ts';
import { rolesAsNumbers } from './schema/getMe--roles-as-numbers.ts';
import { textRefusedByOtherEnvelope } from './schema/getModelText--refused-by-the-other-envelope.ts';
import { answersInParagraphs } from './schema/getRun--answers-in-paragraphs.ts';
import { attributesOfOutputsAsText } from './schema/getRun--attributes-of-outputs-as-text.ts';
import { costOfRunAsNumber } from './schema/getRun--cost-as-number.ts';
import { descriptionsOfRulesInLanguages } from './schema/getRun--descriptions-of-rules-in-languages.ts';
import { durationOfFailedInWords } from './schema/getRun--duration-of-failed-runs-in-words.ts';
import { endOfNodeRunsInSeconds } from './schema/getRun--end-of-node-runs-in-seconds.ts';
import { exampleAnsweredInWords } from './schema/getRun--example-answered-in-words.ts';
import { examplesAsCount } from './schema/getRun--examples-as-a-count.ts';
import { failureCodeAsNumber } from './schema/getRun--failure-code-as-number.ts';
import { featuresInOneText } from './schema/getRun--features-in-one-text.ts';
import { lastLogRepeatsItsRun } from './schema/getRun--last-log-repeats-its-run.ts';
import { laterLogsNumbered } from './schema/getRun--later-logs-numbered.ts';
import { runNotFoundAs200 } from './schema/getRun--not-found-as-200.ts';
import { orderOfLinksInHalves } from './schema/getRun--order-of-links-in-halves.ts';
import { orderOfSecondInput } from './schema/getRun--order-of-the-second-input.ts';
import { pricesAsNumbers } from './schema/getRun--prices-as-numbers.ts';
import { retriesOfLaterNodes } from './schema/getRun--retries-of-later-nodes.ts';
import { versionsOfWorkflowsAsNumbers } from './schema/getRun--versions-of-workflows-as-numbers.ts';
import { successOfRepeatsAsNumber } from './schema/listAllDeliveries--success-of-repeats-as-number.ts';
import { itemsWithoutIds } from './schema/listAssets--items-without-ids.ts';
import { onceForEachTag } from './schema/listAssets--once-for-each-tag.ts';
import { sizeAsText } from './schema/listAssets--size-as-text.ts';
import { namesInLanguages } from './schema/listAssetTypes--names-in-languages.ts';
import { timeInSeconds } from './schema/listAssetTypes--time-in-seconds.ts';
import { itemErrorsAsTexts } from './schema/listBatchItems--errors-as-texts.ts';
import { nodesOfEmbeddedRuns } from './schema/listBatchItems--nodes-of-embedded-runs.ts';
import { eventTypesNotJson } from './schema/listEventTypes--not-json.ts';
import { logCutOff } from './schema/listWebhookDeliveries--cut-off-at-the-end.ts';
import { ratingRefusedWithDetails } from './schema/rateRun--refused-with-details.ts';
import { nothingButOk } from './schema/updateBalance--nothing-but-ok.ts';
import { noticeAsFlag } from './schema/updateBalance--notice-as-a-flag.ts';
import { thresholdAsNumber } from './schema/updateBalance--threshold-as-number.ts';
import { unlistedCreate } from './scopes/honoured--create-not-listed.ts';
import { unlistedDelete } from './scopes/honoured--delete-not-listed.ts';
import { otherScopeNames } from './scopes/honoured--other-names.ts';
import { ownersOnly } from './scopes/honoured--owners-only.ts';
import { keysMayAll } from './scopes/workflow-create--keys-may-all.ts';
import { madeBeforeTheGuard } from './scopes/workflow-create--made-before-the-guard.ts';
import { nameKeptForTheRefused } from './scopes/workflow-create--name-kept-for-the-refused.ts';
import { readingIsEnough } from './scopes/workflow-create--reading-is-enough.ts';
import { scopesOfAnywhere } from './scopes/workflow-create--scopes-of-anywhere.ts';
import { deletedAndRefused } from './scopes/workflow-delete--deleted-and-refused.ts';
import { noScopeAsked } from './scopes/workflow-delete--no-scope-asked.ts';
import { readingIsEnoughToDelete } from './scopes/workflow-delete--reading-is-enough.ts';
import { deleteScopesOfAnywhere } from './scopes/workflow-delete--scopes-of-anywhere.ts';
import { scopesOfTheFirst } from './scopes/workflow-delete--scopes-of-the-first.ts';
import { emptyKeyWithoutSecret } from './signature/absent-without-secret--empty-key.ts';
import { nullSignsRepeats } from './signature/absent-without-secret--null-on-repeats.ts';
import { everybodySigned } from './signature/absent-without-secret--secret-of-the-service.ts';
import { signedDecomposed } from './signature/any-text--decomposed.ts';
import { escapedForHtml } from './signature/any-text--escaped-for-pages.ts';
import { escapedNonAscii } from './signature/any-text--escaped-letters.ts';
import { escapedLineSeparators } from './signature/any-text--escaped-line-separators.ts';
import { escapesResolvedTwice } from './signature/any-text--escapes-resolved-twice.ts';
import { surrogatesApart } from './signature/any-text--pairs-apart.ts';
import { signedAsLatin1 } from './signature/any-text--signed-as-latin1.ts';
import { callbacksInUpperCase } from './signature/encoding--callbacks-in-upper-case.ts';
import { upperCase } from './signature/encoding--upper-case.ts';
import { webhooksInBase64 } from './signature/encoding--webhooks-in-base64.ts';
import { bareBehindAReset } from './signature/every-attempt--bare-behind-a-reset.ts';
import { firstSignatureAgain } from './signature/every-attempt--first-signature-again.ts';
import { missingOnRepeats } from './signature/every-attempt--missing-on-repeats.ts';
import { lastCallbackUnsigned } from './signature/every-attempt--missing-on-the-last.ts';
import { otherHeader } from './signature/every-attempt--other-header.ts';
import { prettyBody } from './signature/every-attempt--pretty-body.ts';
import { plainHash } from './signature/every-attempt--secret-before-body.ts';
import { sha1 } from './signature/every-attempt--sha1.ts';
import { sortedKeys } from './signature/every-attempt--sorted-keys.ts';
import { failuresLeaveUnsigned } from './signature/every-attempt--unsigned-failures.ts';
import { workflowCallbacksUnsigned } from './signature/every-attempt--unsigned-workflows.ts';
import { emptyKeyForFailedRuns } from './signature/key-of-the-organization--empty-key-of-failed-runs.ts';
import { webhookSecretForCallbacks } from './signature/key-of-the-organization--webhook-secret.ts';
import { webhookSecretAtTheLast } from './signature/key-of-the-organization--webhook-secret-at-the-last.ts';
import { firstWebhookSigns } from './signature/key-of-the-webhook--first-webhook-signs.ts';
import { firstWebhookSignsToo } from './signature/key-of-the-webhook--first-webhook-signs-too.ts';
import { newestSignsRepeats } from './signature/key-of-the-webhook--newest-signs-repeats.ts';
import { secretOfTheOneBefore } from './signature/key-of-the-webhook--of-the-one-before.ts';
import { organizationSecretForWebhooks } from './signature/key-of-the-webhook--organization-secret.ts';
import { webhookRepeatsUnderCallbackSecret } from './signature/key-of-the-webhook--organization-secret-on-repeats.ts';
import { joinedWithoutItsMarks } from './soft-delete/asset-marked--joined-without-its-marks.ts';
import { noDeletedBy } from './soft-delete/asset-marked--no-deleted-by.ts';
import { ownDeletionsUnsigned } from './soft-delete/asset-marked--own-deletions-unsigned.ts';
import { readFromACache } from './soft-delete/asset-marked--read-from-a-cache.ts';
import { nameFreed } from './soft-delete/folder-deleted--name-freed.ts';
import { nameMadeFree } from './soft-delete/folder-deleted--name-made-free.ts';
import { nothingHappens } from './soft-delete/folder-deleted--nothing-happens.ts';
import { secondDeleteRenames } from './soft-delete/folder-deleted--second-delete-renames.ts';
import { secondDeleteRestores } from './soft-delete/folder-deleted--second-delete-restores.ts';
import { thirdReadFindsIt } from './soft-delete/folder-deleted--third-read-finds-it.ts';
import { foundById } from './soft-delete/lists--found-by-id.ts';
import { lastOneAloneLeftOut } from './soft-delete/lists--last-one-alone-left-out.ts';
import { markedAmongTheLive } from './soft-delete/lists--marked-among-the-live.ts';
import { oldCursorsShowThem } from './soft-delete/lists--old-cursors-show-them.ts';
import { shownLive } from './soft-delete/lists--shown-live.ts';
import { sortedFromTheArchive } from './soft-delete/lists--sorted-from-the-archive.ts';
import { markedByTheMaker } from './soft-delete/live-unmarked--named-by-the-maker.ts';
import { nilUuid } from './soft-delete/live-unmarked--nil-uuid.ts';
import { zeroTime } from './soft-delete/live-unmarked--zero-time.ts';
import { localTime } from './soft-delete/marks-the-deleter--local-time.ts';
import { namesTheCreator } from './soft-delete/marks-the-deleter--names-the-creator.ts';
import { namesTheReader } from './soft-delete/marks-the-deleter--names-the-reader.ts';
import { timeOfTheUpload } from './soft-delete/marks-the-deleter--time-of-the-upload.ts';
import { neighbourGoesToo } from './soft-delete/other-folders--neighbour-goes-too.ts';
import { neighbourTakesTheName } from './soft-delete/other-folders--neighbour-takes-the-name.ts';
import { cacheOfTheType } from './soft-delete/others-untouched--cache-of-the-type.ts';
import { contentsShared } from './soft-delete/others-untouched--contents-shared.ts';
import { equalUploadsAreOne } from './soft-delete/others-untouched--equal-uploads-are-one.ts';
import { listOfTheTypeMarked } from './soft-delete/others-untouched--list-of-the-type-marked.ts';
import { oneTombstoneHidesTheType } from './soft-delete/others-untouched--one-tombstone-hides-the-type.ts';
import { readOfTheTypeMarked } from './soft-delete/others-untouched--read-of-the-type-marked.ts';
import { sameSizeGoesToo } from './soft-delete/others-untouched--same-size-goes-too.ts';
import { twinsGoToo } from './soft-delete/others-untouched--twins-go-too.ts';
import { twinsRenumbered } from './soft-delete/others-untouched--twins-renumbered.ts';
import { anybodyMay } from './soft-delete/refused-keeps--anybody-may.ts';
import { folderGoneBeforeTheToken } from './soft-delete/refused-keeps--folder-gone-before-the-token.ts';
import { foldersAskNobody } from './soft-delete/refused-keeps--folders-ask-nobody.ts';
import { foreignFileMarked } from './soft-delete/refused-keeps--foreign-file-marked.ts';
import { scopeAskedTooLate } from './soft-delete/refused-keeps--scope-asked-too-late.ts';
import { unknownTokensPass } from './soft-delete/refused-keeps--unknown-tokens-pass.ts';
import { unmarkedAfterAnAttempt } from './soft-delete/refused-keeps--unmarked-after-an-attempt.ts';
import { firstDeleteAsks } from './soft-delete/repeat--first-delete-asks.ts';
import { lastOneWins } from './soft-delete/repeat--last-one-wins.ts';
import { makersStillSeeIt } from './soft-delete/repeat--makers-still-see-it.ts';
import { retentionBeginsAnew } from './soft-delete/repeat--retention-begins-anew.ts';
import { secondIsNotFound } from './soft-delete/repeat--second-is-not-found.ts';
import { thirdDeleteRestores } from './soft-delete/repeat--third-delete-restores.ts';
import { cachedWhileItRuns } from './soft-delete/workflows--cached-while-it-runs.ts';
import { destroyedOnceUnused } from './soft-delete/workflows--destroyed-once-unused.ts';
import { endedRunsArchived } from './soft-delete/workflows--ended-runs-archived.ts';
import { notWhileItHasRuns } from './soft-delete/workflows--not-while-it-has-runs.ts';
import { outputsFreed } from './soft-delete/workflows--outputs-freed.ts';
import { refusedAsAConflict } from './soft-delete/workflows--refused-as-a-conflict.ts';
import { rowDestroyed } from './soft-delete/workflows--row-destroyed.ts';
import { runsCalledOff } from './soft-delete/workflows--runs-called-off.ts';
import { runsGoToo } from './soft-delete/workflows--runs-go-too.ts';
import { switchedBackOn } from './soft-delete/workflows--second-delete-restores.ts';
import { secondNotFound } from './soft-delete/workflows--second-not-found.ts';
import { setNull } from './soft-delete/workflows--set-null.ts';
import { bytesForWhatIsUnknown } from './uploads/asset-as-declared--bytes-for-what-is-unknown.ts';
import { ofTheStorageAccount } from './uploads/asset-as-declared--of-the-storage-account.ts';
import { sizeInBlocks } from './uploads/asset-as-declared--size-in-blocks.ts';
import { thousandsRounded } from './uploads/asset-as-declared--thousands-rounded.ts';
import { tooSmallToTell } from './uploads/asset-as-declared--too-small-to-tell.ts';
import { equalRequestsShare } from './uploads/ids-distinct--equal-requests-share.ts';
import { fourIdsAhead } from './uploads/ids-distinct--four-ids-ahead.ts';
import { inFlightTogether } from './uploads/ids-distinct--in-flight-together.ts';
import { deletedUntilItIsThere } from './uploads/put-and-read-back--deleted-until-it-is-there.ts';
import { lineEndsTurned } from './uploads/put-and-read-back--line-ends-turned.ts';
import { listedWithoutFiles } from './uploads/put-and-read-back--listed-without-files.ts';
import { lookedThroughFirst } from './uploads/put-and-read-back--looked-through-first.ts';
import { noUrlForSmallFiles } from './uploads/put-and-read-back--no-url-for-small-files.ts';
import { partsNotPutTogether } from './uploads/put-and-read-back--parts-not-put-together.ts';
import { keptInSevenBits } from './uploads/put-and-read-back--seven-bits.ts';
import { signedForPut } from './uploads/put-and-read-back--signed-for-put.ts';
import { trailingZerosLost } from './uploads/put-and-read-back--trailing-zeros-lost.ts';
import { typeNotSigned } from './uploads/put-and-read-back--type-not-signed.ts';
import { webhookOfAnotherOrganization } from './webhooks/creation-answers--organization-of-the-service.ts';
import { pathOfWebhookUrlLost } from './webhooks/creation-answers--path-of-the-url-lost.ts';
import { shownSubscribedToEverything } from './webhooks/creation-answers--subscribed-to-everything.ts';
import { deliveriesInAPlainArray } from './webhooks/delivery-lists--plain-array.ts';
import { cancellationsLeftOut } from './webhooks/event-types--cancellations-left-out.ts';
import { eventCodeTakenApart } from './webhooks/event-types--code-taken-apart.ts';
import { schemaOfCompletedOnly } from './webhooks/event-types--schema-of-completed-only.ts';
import { eventTypeSpeltLikeStatus } from './webhooks/event-types--spelt-like-the-status.ts';
import { failuresToldOnce } from './webhooks/fan-out--failures-told-once.ts';
import { firstOneOnly } from './webhooks/fan-out--first-one-only.ts';
import { oneIdForAll } from './webhooks/fan-out--one-id-for-all.ts';
import { oneOfEachList } from './webhooks/fan-out--one-of-each-list.ts';
import { comparedByTheBeginning } from './webhooks/only-subscribed--by-the-beginning.ts';
import { byTheTopic } from './webhooks/only-subscribed--by-the-topic.ts';
import { cancelledIsAFailure } from './webhooks/only-subscribed--cancelled-is-a-failure.ts';
import { speltLikeTheStatus } from './webhooks/only-subscribed--spelt-like-the-status.ts';
import { noListMeansAll } from './webhooks/subscription-lists--none-means-all.ts';
import { failuresToEverybody } from './webhooks/zero-events-never-fires--failures-to-everybody.ts';
import { emptyListGetsTheFirst } from './webhooks/zero-events-never-fires--first-of-the-list.ts';
import { noneMeansAll } from './webhooks/zero-events-never-fires--none-means-all.ts';
import { emptyListRefused } from './workflows/create-fields--empty-list-refused.ts';
import { inTheFirstOrganization } from './workflows/create-fields--in-the-first-organization.ts';
import { inputsNeeded } from './workflows/create-fields--inputs-needed.ts';
import { namedByItsSlugAlone } from './workflows/create-fields--named-by-its-slug-alone.ts';
import { namesCut } from './workflows/create-fields--names-cut.ts';
import { namesInLatin } from './workflows/create-fields--names-in-latin.ts';
import { oneForEachGraph } from './workflows/create-fields--one-for-each-graph.ts';
import { pathOfAnotherVersion } from './workflows/create-fields--path-of-another-version.ts';
import { drawnLater } from './workflows/create-required--graph-later.ts';
import { rowFirst } from './workflows/create-required--row-first.ts';
import { untitled } from './workflows/create-required--untitled.ts';
import { inputsBoundLater } from './workflows/create-then-dispatch--inputs-bound-later.ts';
import { lastOneAgain } from './workflows/create-then-dispatch--last-one-again.ts';
import { longTextsCut } from './workflows/create-then-dispatch--long-texts-cut.ts';
import { pathJoinedToTheUrl } from './workflows/create-then-dispatch--path-joined-to-the-url.ts';
import { reviewedFirst } from './workflows/create-then-dispatch--reviewed-first.ts';
import { statusInWords } from './workflows/create-then-dispatch--status-in-words.ts';
import { stillBeingBuilt } from './workflows/create-then-dispatch--still-being-built.ts';
import { wholeRunForReceipt } from './workflows/create-then-dispatch--whole-run.ts';
import { lastMembership } from './workflows/default-organization--last-membership.ts';
import { numberedSlugs } from './workflows/names--numbered-slugs.ts';
import { refusedUnannounced } from './workflows/names--refused-unannounced.ts';
import { calledOffLoudly } from './workflows/refused-dispatch-starts-nothing--called-off-loudly.ts';
import { pathKnownAlready } from './workflows/refused-dispatch-starts-nothing--path-known-already.ts';
import { refusalNamesARun } from './workflows/refused-dispatch-starts-nothing--refusal-names-a-run.ts';
import { startedFirst } from './workflows/refused-dispatch-starts-nothing--started-first.ts';

export const allMutants: readonly Mutant[] = [
  firstNameAlone,
  idOfTheOrganization,
  embedListRefused,
  membershipsBesideOrganizations,
  noOrganizationsForMembersOfTwo,
  oneListAtATime,
  keysRefused,
  invitationsOfTheDomain,
  withAnEndAlone,
  firstMembershipAlone,
  scopesInOneText,
  scopesOfTheActingOne,
  onceForEachRole,
  secondWithoutRole,
  emptyFromTheSessionOn,
  hiddenWithoutAFile,
  largeSizesCut,
  namesInLatinLetters,
  allInOne,
  foldersByTheirNames,
  foldersInOne,
  makerInItsColumn,
  listNeverSigns,
  listSignsToo,
  offIsNotGiven,
  readIsPlain,
  listSignsAnotherPlace,
  nullInLists,
  plainInProjections,
  urlOfTheRequestBefore,
  endNotLookedAt,
  minuteOfGrace,
  millisecondsInLists,
  twoWeeks,
  noThumbnailOfSmallFiles,
  picturesByTheirPath,
  spacesMadeOne,
  behindTheGuard,
  onTheInnerPortOnly,
  plainOk,
  knownByItsBeginning,
  lastCallerKept,
  unknownOnesForbidden,
  allMemberships,
  allUnlessNamed,
  namedComesOnTop,
  deletedWhereTheHeaderSays,
  listedWhereTheHeaderSays,
  readWhereTheHeaderSays,
  sessionsOnly,
  takenAtItsWord,
  workflowsMisplaced,
  folderBeforeTheToken,
  sessionStays,
  workBeforeTheGuard,
  nobodyIsForbidden,
  typesLeftOut,
  batchesByKeyAlone,
  logsForKeys,
  scopeThatOnlyKeysHave,
  batchFirstIsHere,
  noBatchFirstBehindPageOne,
  noWayBackFromTheMiddle,
  onePageBackIsHere,
  oneStepBackIsAll,
  batchPreviousFromTheStart,
  skipsOnTheWayBack,
  startWithOneMore,
  runAlwaysOnItem,
  costBeforeRounding,
  runForgottenOnItem,
  innerNamesRefused,
  runOfTheRowBefore,
  secondInnerNameLost,
  runSummary,
  commaRefused,
  lastMatchLost,
  likenessForEquality,
  batchFilterLost,
  noneIsAny,
  secondConditionIgnored,
  wordsOnPageOneAlone,
  embedIgnoredOnItem,
  filterIgnoredOnItem,
  idFilterRefused,
  lastCostMissing,
  oneItemIsNoList,
  projectionRefusedOnItem,
  batchOfItsOwnOnRead,
  batchOfTheRun,
  canceledBelowAnyBatch,
  countedFromOneOnRead,
  readsOfTheFirstPageAlone,
  largeBatchesRefused,
  namedAfterItsRun,
  readBelowAnyBatch,
  unknownIsTheFirst,
  canceledAsFailed,
  canceledGoesOn,
  itemCostInCents,
  endIsTheStart,
  failedAsCompleted,
  oneStateBehind,
  queuedUntilTheEnd,
  batchBareCursor,
  batchCursorIgnored,
  batchLastItemDropped,
  lastPageFilledUp,
  batchOneMore,
  batchRoundAndRound,
  smallPagesTurned,
  endIsTheBeginning,
  endsWithEverything,
  lastNameAlone,
  statusProjectedToo,
  twoNamesAtMost,
  fieldsIgnoredOnItem,
  batchFieldsIgnored,
  fieldsRefusedOnItem,
  batchFieldsRefused,
  batchFilterIgnored,
  filterInBrackets,
  filterRefusedOnItem,
  batchSortIgnored,
  sortRefusedOnItem,
  batchSortRefused,
  eachPageAlone,
  equalCostsLost,
  numbersAsText,
  batchOrderLost,
  risingOnly,
  batchTiesLost,
  neverTaken,
  everyBalanceUpdated,
  organizationOfTheBody,
  organizationOfTheHeader,
  madeWhenItSays,
  nothingChangedByHand,
  balanceMadeAnew,
  thresholdSetAside,
  takesTheBalance,
  olderIsNoMatter,
  draftToldByItsCode,
  privateForbidden,
  ownersSeeTheirOwn,
  privateServed,
  saysPrivate,
  unpublishedServed,
  afterReviewAlone,
  emptyText,
  plainText,
  tokenWantedForText,
  deletionRolledBack,
  deletionWrittenOver,
  runsShareAnInput,
  nameSharedByCreations,
  creationTakenForARepeat,
  deletionLookedThenMarked,
  secondSeesItLive,
  deletionToggled,
  endOfTheOneBefore,
  deliveriesNumberedByTheMoment,
  outboxFlushedOnce,
  runInAVariable,
  complaintsModerated,
  signThenReason,
  thresholdCheckedThenSet,
  thresholdDifferencesAdded,
  thirdUpdateUnchecked,
  anyIsNoId,
  lateSuccessesLeftOut,
  newestWebhookOnly,
  allOrganizationsDeliveries,
  classOfTheStatus,
  redirectsSucceed,
  silenceIs200,
  unlistedStatusIs500,
  equalAttemptsMerged,
  lastInVainLost,
  lastOneOnly,
  successKeptTwice,
  unansweredLeftOut,
  callbacksShownAllTheSame,
  anotherWhenRepeated,
  numberOfTheRow,
  writtenDownLater,
  failuresShareAnId,
  madeOfTheRun,
  madeOfTheWebhook,
  onceForEachAttempt,
  announcedAMinuteLater,
  laterBehindAReset,
  announcedAStepAhead,
  secondRepeatAnnouncedLater,
  allOfTheOrganization,
  failuresInEveryLog,
  filledUpWithOthers,
  refusedWhenThereIsMuch,
  attemptsClearedAtSuccess,
  canceledUnlisted,
  logCutShort,
  exhaustedMovedAway,
  failuresWithoutAnId,
  successesDropped,
  unansweredAtFirstBare,
  drawnAnew,
  requestIdNotOfRedirects,
  ofAnsweredOnes,
  requestIdOfTheLastAttempt,
  callbacksCalledOtherwise,
  signatureOfAnotherFamily,
  halfARating,
  sessionBeforeItsSize,
  belowAnotherPath,
  eventTypesMoved,
  workflowsRenamed,
  modelsWithoutVersion,
  noneOfModelsRun,
  workflowRunsWithoutVersion,
  workflowsHaveNone,
  readFromALateCopy,
  stampedAfterSettling,
  toldAtTheStart,
  modelsSilent,
  hostCalledOnceAMoment,
  workflowsSilent,
  lastUrlOfTheOrganization,
  urlOfEqualInputs,
  workflowKeepsItsUrl,
  callbackOrWebhooks,
  failuresCallNobody,
  canceledUntold,
  webhooksAreEnough,
  workflowsSkipWebhooks,
  lostOnTheLastAttempt,
  failedWithoutDelivery,
  runIdInsideOnly,
  callbackSharesItsId,
  idsFromASmallPool,
  idOfTheRun,
  idOfTheWebhook,
  archivedWithTwoL,
  calledOffIsFailed,
  eventWithOneL,
  statusWithTwoL,
  failedIsCompleted,
  finishedIsFinished,
  givenUpIsCancelled,
  repeatsWithOneL,
  statusInCapitals,
  successUnderAnotherName,
  successesRedelivered,
  webhooksTellOfErrors,
  workflowsFinish,
  failureWithoutRun,
  timeAsANumber,
  webhooksWrapped,
  countsAttempts,
  membersInAnotherOrder,
  requestIdLostBehindAReset,
  workflowsWithoutRequestId,
  requestIdNotOnCallbacks,
  requestIdNotOnRepeats,
  requestIdNotOnTheLast,
  scopeOfTheDelivery,
  scopeKeptByWebhooks,
  anotherRunAtTheLast,
  endOfTheLastNode,
  runBefore,
  runOfTheOneBefore,
  webhooksOfWorkflows,
  workflowForItsRun,
  newIdEachTime,
  numberedFromTheThird,
  renewedBehindARedirect,
  renewedBehindAReset,
  onlyWhatHasEnded,
  ratingOverwrittenAtTheEnd,
  anyObjectIsTrue,
  praiseNeedsAReason,
  reasonMadeText,
  leftOutInsteadOfNull,
  negativesAreForGood,
  clearingRecordsNothing,
  reasonOutlivesTheRating,
  keysFindNothing,
  keysMayClear,
  keysOfPeopleMayRate,
  readingKeysMayRate,
  keyRefusedInPlainWords,
  keyRefusedTooLate,
  workflowRunsUnguarded,
  blameNeedsAReason,
  ratedByIdAlone,
  foreignRatingCleared,
  organizationHeaderBelieved,
  foreignRefusedAndCounted,
  attemptsOfKeysQueued,
  clearedForGood,
  ratingEchoedOnly,
  explainedOnesStay,
  failedRunsUnrated,
  falsyIsMissing,
  firstRatingStays,
  firstOneTurnedRound,
  firstReasonStays,
  ratingOfTheLastRun,
  ratedOnceOnly,
  praiseCannotBeCleared,
  quotesMadeSafe,
  reasonAloneReplaced,
  reasonsCut,
  reasonsEndAtAPictograph,
  reasonsInLatin1,
  workflowRatingsEchoed,
  answersAsQueued,
  answersTheRating,
  blamedCancellationFails,
  ratingEndsAnew,
  failureForgiven,
  nameCut,
  folderNotYetIndexed,
  numberTakenOff,
  shortNamesOnly,
  twoInTheCache,
  depthOfRecursion,
  nulInAName,
  numbersBeyondTheColumn,
  parserThrows,
  idCastByTheDatabase,
  namesWithQuotes,
  cursorDecodedWithoutCare,
  filterIntoTheDatabase,
  deliveriesOfTheFirstCustomer,
  anyOfYours,
  dispatchedWhereItIs,
  headerOnKeysOnly,
  headerNotOnCreation,
  backwardOfAnybody,
  cursorsOfFilteredLists,
  organizationInTheCursor,
  forgottenInLists,
  founderForTheMaker,
  keyHolderInLists,
  lastCallerForTheAuthor,
  madeByAColleague,
  cacheWithoutTheOrganization,
  embeddingById,
  idGoesStraightToTheRow,
  makerOfAnywhere,
  equalFilesAreOne,
  everybodysWhenFiltered,
  batchesOfAnybody,
  readByIdAlone,
  embeddingGoesRound,
  itemsOfAnyBatch,
  onePlaceForFolders,
  refusalTellsTheName,
  runReadByIdAlone,
  webhookLogByIdAlone,
  foreignFailuresTold,
  keptByTheEvent,
  ofEveryOrganization,
  workflowDeletedByIdAlone,
  dispatchedByItsPath,
  workflowRefusalTellsTheName,
  workflowRefusedAndGone,
  deletedByIdAlone,
  folderRefusedAndGone,
  backwardNeedsACursor,
  typesAsTheQueryCame,
  filterLostBesideASort,
  orderOfAFieldNotShown,
  projectionLostBetween,
  presignForgotten,
  sizeForgotten,
  idsNotCompared,
  largeSizesNotFound,
  namesByTheirBeginning,
  newestOnly,
  filterNotRead,
  filterOnlyBesideASort,
  filtersRefused,
  sizesByTheirEnd,
  sizesRounded,
  typesFromACache,
  typesTakeNoFilter,
  typesUnfiltered,
  lastConditionWins,
  namesLeaveOthersOut,
  thirdConditionUnread,
  anyWordIsOn,
  firstOfSeveral,
  greaterOrEqual,
  likenessOfNamesRefused,
  byNameUnasked,
  caseOfNamesAside,
  tiesOfSizesRise,
  unfinishedFirstWhenFalling,
  deliverySizesClamped,
  hundredEventTypes,
  assetsByFive,
  emptyTextAtTheEnd,
  itemPagesByTheirPath,
  noFirstOnPageOne,
  pageTwoOneShort,
  projectionCommasRefused,
  firstNameOnly,
  projectionLastThreeNames,
  organizationComesAlong,
  projectionsRefused,
  sizesInKilobytes,
  typesInFull,
  commaKeepsItsBackslash,
  closeSizesTurned,
  fallingPageByPage,
  sortLostInLargePages,
  sortsRefused,
  sortRefusedWithoutAFilter,
  sizesAsText,
  typesRefusedInLargePages,
  typesUnsortedInSmallPages,
  typesUnsorted,
  updatesNotCompared,
  brokenCursorIsNone,
  conditionsPassedOver,
  defaultInItsPlace,
  embedsOfTheAccountUnread,
  fieldsPickedFromRecords,
  parametersOfReadsUnread,
  skipsOneAPage,
  firstItemLost,
  turningItemAgain,
  diesWithItsRow,
  deletionEndsTheList,
  otherOrdersSkipOne,
  pagesOfOneEnd,
  startsOver,
  cursorUnreadInSortedLists,
  cursorUnreadOnLargePages,
  fullPagesEndTheList,
  lastItemDropped,
  nextForEver,
  nextIsABareCursor,
  startedRowLost,
  itemsRenamed,
  nextIsAnObject,
  oneIsNoPage,
  filterLostOnPageTwo,
  typesNotCompared,
  firstIsHere,
  noFirstBehindPageOne,
  firstRisesOnceMore,
  sortedListsEnd,
  firstIsTwoBack,
  firstWithoutTheOrder,
  flagLostWithASort,
  flagNotRead,
  previousFromTheStart,
  previousOnlyFromPageThree,
  timesGoOneWay,
  deliveriesBackToTheStart,
  deliveriesEndEarly,
  deliveriesOfOneSecond,
  eventCodesCut,
  firstOfTypesIsNext,
  queueFromTheWrongEnd,
  typesLostOnTheWayBack,
  typesOneMore,
  size499Refused,
  oneMore,
  smallSizesRefused,
  pageOf500Refused,
  pageOf501,
  clampedToAThousand,
  negativeIsNoLimit,
  noneIsAll,
  largePagesNewestFirst,
  smallPagesNewestFirst,
  wholeListsUnsorted,
  cursorForgetsTheOrder,
  namesNotCompared,
  turnedBehindPageOne,
  lostAtTheBoundary,
  repeatedAtTheBoundary,
  creationBeginsAgain,
  deletionSkipsOne,
  offsetPaging,
  anyNameAsText,
  plainFoldersRefused,
  sizeNotLookedAt,
  smallFilesRefused,
  workflowsAtAnotherPath,
  emptyListsRefused,
  graphLater,
  unnamedAccepted,
  listOfEventsRequired,
  namedAfterItsUrl,
  secretMadeIfMissing,
  deletedWithItsFileAlone,
  onlyOldAssets,
  deletedByPeopleAlone,
  unknownAccepted,
  unknownFolderDeleted,
  unknownCrashes,
  unusedWorkflowsKept,
  callbackObjectDropped,
  workflowInputsInAnEnvelope,
  lastWorkflowFound,
  dispatchListCrashes,
  inputsInAnEnvelope,
  dispatchListTakenApart,
  fiveSegmentsUnknown,
  presignOffRefused,
  unknownAssetIsEmpty,
  userUnasked,
  lastFolderRead,
  bracketsNotRead,
  idOfEmbeddedRun,
  nothingFoundIsNothing,
  itemRunUnasked,
  healthNotFound,
  membershipsOfOneEmbed,
  severalEmbedsRefused,
  textForAnyName,
  textNotForPrograms,
  idOfLastNodeRun,
  lastRunRead,
  refusedToKeys,
  smallPagesOfTypesRefused,
  listedUsersUnasked,
  firstNameInBracketsOnly,
  pageSizeOfItemsRequired,
  runOfFirstItemOnly,
  scopeOfAdministrators,
  noneYetIsNotFound,
  idOfTheRating,
  negativeTakenForNone,
  objectTakenForTrue,
  fractionsRefused,
  oneDecimal,
  staleAndWell,
  noNumberIsNought,
  wholeNumbersOnly,
  countedByKindOfFailure,
  fourAttempts,
  resetsNotCounted,
  withoutEnd,
  jitteredGaps,
  halfGaps,
  noGapBehindAReset,
  noGap,
  againAfter204,
  toldByTheLastNodeToo,
  only200Counts,
  scheduleGoesOn,
  sentTwice,
  toldAsTwoDeliveries,
  toldAgainWhenRecovered,
  againAfter404,
  againAfter429,
  againAfterAny4xx,
  againInARepeat,
  overloadBehindAResetIsFinal,
  listedStatusesOnly,
  notOn503,
  notOnASecond500,
  notBehindA5xx,
  notOnASecondReset,
  notOnReset,
  cappedGaps,
  equalGaps,
  growsByHalf,
  hostBudgetSpent,
  sameStatusTwice,
  twoCallbackAttempts,
  givesUpOnTimeout,
  halfTheTimeout,
  twiceAsLong,
  callbackCutIsEnough,
  webhookCutIsEnough,
  webhookWaitsCappedAtTheFirst,
  factorInPercent,
  webhookWaitsOfOneLength,
  webhookResetCanceledRunsOnly,
  webhookResetNeverAgain,
  resetsOpenTheBreaker,
  conflictIsHad,
  givesUpOn302,
  givesUpOn404,
  notModifiedIsEnough,
  receiverGivenUp,
  refusedFailuresGivenUp,
  unlistedStatusGivenUp,
  webhookTimeoutFailedRunsOnly,
  webhookTimeoutNeverAgain,
  timedOutSuccessesGivenUp,
  firstWebhookWaitHalved,
  oneWebhookAttemptFewer,
  oneWebhookAttemptMore,
  redirectedRepeatEndsIt,
  thirdWebhookWaitCapped,
  webhookTimeoutHalved,
  timeoutOfTheLibrary,
  undeclaredWebhookJitter,
  answeredAsCompleted,
  carriedOutByTheCaller,
  pendingBehindOthers,
  queuedInCapitals,
  runningAtOnce,
  workflowsWaitedFor,
  organizationOfItsMaker,
  organizationOfTheFirst,
  malformedTaken,
  statusLeftOut,
  toldAsDone,
  wholeRunInTheAnswer,
  equalInputsShareARun,
  inputOfTheOneBefore,
  oneAtATime,
  versionByTurns,
  logOfAnotherRun,
  modelByName,
  nodeRunsOfTheFirstNode,
  workflowUnderItsVersion,
  nothingEmbedded,
  addressIsDropped,
  listKeepsTheBodyBefore,
  fiveSegmentsLoseOne,
  noIdOfVariants,
  canceledBelowNone,
  countsTries,
  failedRunsNameNone,
  workflowsNameAModel,
  awayBetweenNodes,
  awayWhileItRuns,
  canceledEndsAsFailed,
  cancellationNeverArrives,
  failuresQueuedForEver,
  failuresTriedAgain,
  readOnce,
  readsRunOut,
  workflowsHang,
  lastOneOfTheModel,
  modelRunsElsewhere,
  showsOnceItStarts,
  ticketForAnId,
  workflowRunsElsewhere,
  workflowRunsOfKeys,
  endedBeforeIt,
  goneAtItsEnd,
  goneWithIt,
  handedToACopy,
  oneRunAtATime,
  anotherWordForFailed,
  deploymentAtTheEnd,
  oneModelForAll,
  workflowDroppedAtTheEnd,
  workflowIsItsVersion,
  madeWhenFailed,
  neverStartedEndedYesterday,
  startInLocalTime,
  emptyRun,
  foundByTheBeginning,
  latestOfTheModel,
  nameAsPath,
  refusedInItsOwnWords,
  noUrlForLargeFiles,
  noUrlForPictures,
  nodesOfOutputsAsNumbers,
  onlyItsSlug,
  processorAsRecord,
  publicAsWord,
  requiredAsWord,
  versionAsNumber,
  webhookRefusedInItsOwnWords,
  assetErrorAsList,
  folderErrorAsList,
  workflowRefusedInItsOwnWords,
  dispatchStatusAsObject,
  idsOfShortPathsInUpperCase,
  idOfVariantsIsARecord,
  idOfStylesIsANumber,
  idOfTheQueue,
  namesOfUserAsObject,
  timeWithoutT,
  timeZoneOfTheUser,
  answeredInWords,
  notFoundAs200,
  organizationByShortId,
  itemRefusedByOtherEnvelope,
  itemPlaceAsText,
  healthIsNull,
  healthRefusedByTheOtherEnvelope,
  membershipsAsObject,
  noIdBesideMemberships,
  rolesAsNumbers,
  textRefusedByOtherEnvelope,
  answersInParagraphs,
  attributesOfOutputsAsText,
  costOfRunAsNumber,
  descriptionsOfRulesInLanguages,
  durationOfFailedInWords,
  endOfNodeRunsInSeconds,
  exampleAnsweredInWords,
  examplesAsCount,
  failureCodeAsNumber,
  featuresInOneText,
  lastLogRepeatsItsRun,
  laterLogsNumbered,
  runNotFoundAs200,
  orderOfLinksInHalves,
  orderOfSecondInput,
  pricesAsNumbers,
  retriesOfLaterNodes,
  versionsOfWorkflowsAsNumbers,
  successOfRepeatsAsNumber,
  namesInLanguages,
  timeInSeconds,
  itemsWithoutIds,
  onceForEachTag,
  sizeAsText,
  itemErrorsAsTexts,
  nodesOfEmbeddedRuns,
  eventTypesNotJson,
  logCutOff,
  ratingRefusedWithDetails,
  nothingButOk,
  noticeAsFlag,
  thresholdAsNumber,
  unlistedCreate,
  unlistedDelete,
  otherScopeNames,
  ownersOnly,
  keysMayAll,
  madeBeforeTheGuard,
  nameKeptForTheRefused,
  readingIsEnough,
  scopesOfAnywhere,
  deletedAndRefused,
  noScopeAsked,
  readingIsEnoughToDelete,
  deleteScopesOfAnywhere,
  scopesOfTheFirst,
  emptyKeyWithoutSecret,
  nullSignsRepeats,
  everybodySigned,
  signedDecomposed,
  escapedForHtml,
  escapedNonAscii,
  escapedLineSeparators,
  escapesResolvedTwice,
  surrogatesApart,
  signedAsLatin1,
  callbacksInUpperCase,
  upperCase,
  webhooksInBase64,
  bareBehindAReset,
  firstSignatureAgain,
  missingOnRepeats,
  lastCallbackUnsigned,
  otherHeader,
  prettyBody,
  plainHash,
  sha1,
  sortedKeys,
  failuresLeaveUnsigned,
  workflowCallbacksUnsigned,
  emptyKeyForFailedRuns,
  webhookSecretAtTheLast,
  webhookSecretForCallbacks,
  firstWebhookSignsToo,
  firstWebhookSigns,
  newestSignsRepeats,
  secretOfTheOneBefore,
  webhookRepeatsUnderCallbackSecret,
  organizationSecretForWebhooks,
  joinedWithoutItsMarks,
  noDeletedBy,
  ownDeletionsUnsigned,
  readFromACache,
  nameFreed,
  nameMadeFree,
  nothingHappens,
  secondDeleteRenames,
  secondDeleteRestores,
  thirdReadFindsIt,
  foundById,
  lastOneAloneLeftOut,
  markedAmongTheLive,
  oldCursorsShowThem,
  shownLive,
  sortedFromTheArchive,
  markedByTheMaker,
  nilUuid,
  zeroTime,
  localTime,
  namesTheCreator,
  namesTheReader,
  timeOfTheUpload,
  neighbourGoesToo,
  neighbourTakesTheName,
  cacheOfTheType,
  contentsShared,
  equalUploadsAreOne,
  listOfTheTypeMarked,
  oneTombstoneHidesTheType,
  readOfTheTypeMarked,
  sameSizeGoesToo,
  twinsGoToo,
  twinsRenumbered,
  anybodyMay,
  folderGoneBeforeTheToken,
  foldersAskNobody,
  foreignFileMarked,
  scopeAskedTooLate,
  unknownTokensPass,
  unmarkedAfterAnAttempt,
  firstDeleteAsks,
  lastOneWins,
  makersStillSeeIt,
  retentionBeginsAnew,
  secondIsNotFound,
  thirdDeleteRestores,
  cachedWhileItRuns,
  destroyedOnceUnused,
  endedRunsArchived,
  notWhileItHasRuns,
  outputsFreed,
  refusedAsAConflict,
  rowDestroyed,
  runsCalledOff,
  runsGoToo,
  switchedBackOn,
  secondNotFound,
  setNull,
  bytesForWhatIsUnknown,
  ofTheStorageAccount,
  sizeInBlocks,
  thousandsRounded,
  tooSmallToTell,
  equalRequestsShare,
  fourIdsAhead,
  inFlightTogether,
  deletedUntilItIsThere,
  lineEndsTurned,
  listedWithoutFiles,
  lookedThroughFirst,
  noUrlForSmallFiles,
  partsNotPutTogether,
  keptInSevenBits,
  signedForPut,
  trailingZerosLost,
  typeNotSigned,
  webhookOfAnotherOrganization,
  pathOfWebhookUrlLost,
  shownSubscribedToEverything,
  deliveriesInAPlainArray,
  cancellationsLeftOut,
  eventCodeTakenApart,
  schemaOfCompletedOnly,
  eventTypeSpeltLikeStatus,
  failuresToldOnce,
  firstOneOnly,
  oneIdForAll,
  oneOfEachList,
  comparedByTheBeginning,
  byTheTopic,
  cancelledIsAFailure,
  speltLikeTheStatus,
  noListMeansAll,
  failuresToEverybody,
  emptyListGetsTheFirst,
  noneMeansAll,
  emptyListRefused,
  inTheFirstOrganization,
  inputsNeeded,
  namedByItsSlugAlone,
  namesCut,
  namesInLatin,
  oneForEachGraph,
  pathOfAnotherVersion,
  drawnLater,
  rowFirst,
  untitled,
  inputsBoundLater,
  lastOneAgain,
  longTextsCut,
  pathJoinedToTheUrl,
  reviewedFirst,
  statusInWords,
  stillBeingBuilt,
  wholeRunForReceipt,
  lastMembership,
  numberedSlugs,
  refusedUnannounced,
  calledOffLoudly,
  pathKnownAlready,
  refusalNamesARun,
  startedFirst,
];
