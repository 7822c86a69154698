/** Every check, in the order in which they run; those that judge every answer come last. Nothing registers itself. */
import type { Check } from '../suite/check.ts';
import { accountEmbed } from './account/embed.ts';
import { pendingInvitations } from './account/pending-invitations.ts';
import { scopesListed } from './account/scopes-listed.ts';
import { storedFiles } from './assets/files.ts';
import { listAndReadAgree } from './assets/list-and-read-agree.ts';
import { presignDefault } from './assets/presign-default.ts';
import { presignFlagEffect } from './assets/presign-flag-effect.ts';
import { presignedGetEnds } from './assets/presigned-get-ends.ts';
import { presignedValidity } from './assets/presigned-validity.ts';
import { shownAsset } from './assets/shown.ts';
import { thumbnails } from './assets/thumbnails.ts';
import { anonymousHealth } from './authentication/anonymous-health.ts';
import { oneOrganization } from './authentication/one-organization.ts';
import { organizationHeader } from './authentication/organization-header.ts';
import { statedParameters } from './authentication/stated-parameters.ts';
import { tokenRequired } from './authentication/token-required.ts';
import { userTokens } from './authentication/user-tokens.ts';
import { batchEmbeddedRun } from './batches/embedded-run.ts';
import { batchItemAsList } from './batches/item-as-list.ts';
import { batchItems } from './batches/items.ts';
import { batchMirrorsRun } from './batches/mirrors-run.ts';
import { chargedWhen } from './billing/charging.ts';
import { balanceOfTheOrganization } from './billing/organization-only.ts';
import { thresholdOnly } from './billing/threshold-only.ts';
import { updatedAtOfBalance } from './billing/updated-at.ts';
import { privateAsUnknown } from './catalog/private-as-unknown.ts';
import { publicText } from './catalog/public-text.ts';
import { creationsAtOnce } from './concurrency/creations.ts';
import { deletionsAtOnce } from './concurrency/deletions.ts';
import { oneEventForEachEnd } from './concurrency/one-event-for-each-end.ts';
import { ratingsAtOnce } from './concurrency/ratings.ts';
import { thresholdsAtOnce } from './concurrency/thresholds.ts';
import { allHoldEach } from './deliveries/all-hold-each.ts';
import { loggedAttempts } from './deliveries/attempts.ts';
import { attemptsAsReceived } from './deliveries/attempts-as-received.ts';
import { callbacksInAny } from './deliveries/callbacks-in-any.ts';
import { logEntries } from './deliveries/entries.ts';
import { nextRetryKept } from './deliveries/next-retry-kept.ts';
import { deliveriesOfTheWebhook } from './deliveries/of-the-webhook.ts';
import { errorEnvelopes } from './document/error-envelopes.ts';
import { headersOfOneName } from './document/header-prefix.ts';
import { oneClock } from './document/one-clock.ts';
import { otherForms } from './document/other-forms.ts';
import { operationsAtTheirPaths } from './document/paths.ts';
import { readsAgree } from './document/reads-agree.ts';
import { refusedMakesNone } from './document/refused-makes-none.ts';
import { serverErrors } from './document/server-errors.ts';
import { versionFields } from './document/version-fields.ts';
import { toldAfterTheEnd } from './events/after-the-end.ts';
import { callbackForBothKinds } from './events/callback-for-both-kinds.ts';
import { callbackIsAPost } from './events/callback-is-a-post.ts';
import { callbackOnlyWithUrl } from './events/callback-only-with-url.ts';
import { changedMeanwhile } from './events/changed-meanwhile.ts';
import { endsAreTold } from './events/delivered.ts';
import { deliveryIds } from './events/delivery-ids.ts';
import { eachReceiver } from './events/each-receiver.ts';
import { nameFitsTheEnd } from './events/name-fits-the-end.ts';
import { onePayloadShape } from './events/one-payload-shape.ts';
import { payloadOnRepeat } from './events/payload-on-repeat.ts';
import { requestIds } from './events/request-ids.ts';
import { runIdIsTheRun } from './events/run-id-is-the-run.ts';
import { urlAsGiven } from './events/url-as-given.ts';
import { anyRunRated } from './feedback/any-run.ts';
import { ratedBeforeEnd } from './feedback/before-end.ts';
import { feedbackBody } from './feedback/body.ts';
import { ratingCallsNobody } from './feedback/calls-nobody.ts';
import { ratingsCanBeCleared } from './feedback/clearing.ts';
import { humansOnly } from './feedback/humans-only.ts';
import { negativeWithoutReason } from './feedback/negative-without-reason.ts';
import { ratedWithinOrganization } from './feedback/organization-scoped.ts';
import { ratingSequence } from './feedback/sequence.ts';
import { touchesRatingOnly } from './feedback/touches-rating-only.ts';
import { unratedRuns } from './feedback/unrated-runs.ts';
import { folderReadBack } from './folders/read-after-create.ts';
import { hostileBodies } from './hostile/bodies.ts';
import { brokenBodies } from './hostile/broken-bodies.ts';
import { costlyBodies } from './hostile/costly-bodies.ts';
import { hostileOrganizations } from './hostile/organizations.ts';
import { hostilePaths } from './hostile/paths.ts';
import { hostileQueries } from './hostile/queries.ts';
import { hostileRefusals } from './hostile/refusals.ts';
import { isolatedDeliveries } from './isolation/all-deliveries.ts';
import { isolatedBatches } from './isolation/batches.ts';
import { isolatedByHeader } from './isolation/by-header.ts';
import { createdElsewhere } from './isolation/created-elsewhere.ts';
import { dispatchedByHeader } from './isolation/dispatched-by-header.ts';
import { isolatedEmbeds } from './isolation/embedded.ts';
import { isolatedRecords } from './isolation/embedded-records.ts';
import { isolatedLists } from './isolation/lists.ts';
import { madeBy } from './isolation/made-by.ts';
import { isolatedReads } from './isolation/reads.ts';
import { isolatedWebhookLog } from './isolation/webhook-log.ts';
import { isolatedWebhooks } from './isolation/webhooks.ts';
import { isolatedWorkflows } from './isolation/workflows.ts';
import { cursorCarries } from './lists/cursor-carries.ts';
import { filters } from './lists/filter.ts';
import { filtersTogether } from './lists/filter-together.ts';
import { flagWords } from './lists/flag-words.ts';
import { operators } from './lists/operators.ts';
import { orders } from './lists/orders.ts';
import { pageBounds } from './lists/page-bounds.ts';
import { listPages } from './lists/pages.ts';
import { projections } from './lists/projection.ts';
import { queryPairs } from './lists/query-pairs.ts';
import { quoting } from './lists/quoting.ts';
import { sorts } from './lists/sort.ts';
import { unknownNames } from './lists/unknown.ts';
import { backwardWalk } from './pagination/backward-walk.ts';
import { eachItemOnce } from './pagination/each-item-once.ts';
import { envelope } from './pagination/envelope.ts';
import { firstStartsAgain } from './pagination/first-starts-again.ts';
import { longList } from './pagination/long-list.ts';
import { pageSizeKept } from './pagination/page-size.ts';
import { ties } from './pagination/ties.ts';
import { walkUnderChange } from './pagination/walk-under-change.ts';
import { requestChecks } from './requests/operation.ts';
import { callbackAtMostThree } from './retry/callback-at-most-three.ts';
import { callbackNotAgain } from './retry/callback-not-again.ts';
import { callbackThreeOnFailure } from './retry/callback-three-on-failure.ts';
import { callbackTimeout } from './retry/callback-timeout.ts';
import { callbackTriedAgain } from './retry/callback-tried-again.ts';
import { callbackWaits } from './retry/callback-waits.ts';
import { onClosedPort } from './retry/on-closed-port.ts';
import { receiverAnswers } from './retry/receiver-answers.ts';
import { webhookBackoffGrows } from './retry/webhook-backoff-grows.ts';
import { webhookLaterWaits } from './retry/webhook-later-waits.ts';
import { webhookOnTimeout } from './retry/webhook-on-timeout.ts';
import { webhookSchedule } from './retry/webhook-schedule.ts';
import { webhookTriedAgain } from './retry/webhook-tried-again.ts';
import { workflowsStartQueued } from './runs/asynchronous.ts';
import { runsBelong } from './runs/belong-to-organization.ts';
import { malformedCallback } from './runs/callback-url.ts';
import { dispatchResponse } from './runs/dispatch-response.ts';
import { eachItsOwn } from './runs/each-its-own.ts';
import { embeddedParts } from './runs/embedded-parts.ts';
import { embedsShown } from './runs/embeds-shown.ts';
import { invalidDispatchRefused } from './runs/invalid-dispatch-refused.ts';
import { modelPaths } from './runs/model-path.ts';
import { nodesBounded } from './runs/nodes-bounded.ts';
import { runsOfOneKind } from './runs/one-kind.ts';
import { ownCallback } from './runs/own-callback.ts';
import { partsOnce } from './runs/parts-once.ts';
import { reachesItsEnd } from './runs/reaches-its-end.ts';
import { dispatchedRunsRead } from './runs/read.ts';
import { statusWords } from './runs/status-words.ts';
import { targetMatches } from './runs/target-matches.ts';
import { timesInOrder } from './runs/times-in-order.ts';
import { unknownRuns } from './runs/unknown-not-served.ts';
import { schemaChecks } from './schema/operation.ts';
import { scopesHonoured } from './scopes/honoured.ts';
import { scopeToCreate } from './scopes/workflow-create.ts';
import { scopeToDelete } from './scopes/workflow-delete.ts';
import { unsignedWithoutSecret } from './signature/absent-without-secret.ts';
import { signedWithAnyText } from './signature/any-text.ts';
import { signatureEncoding } from './signature/encoding.ts';
import { everyAttemptSigned } from './signature/every-attempt.ts';
import { signedByTheOrganization } from './signature/key-of-the-organization.ts';
import { signedByItsWebhook } from './signature/key-of-the-webhook.ts';
import { deletedInLists } from './soft-delete/lists.ts';
import { liveUnmarked } from './soft-delete/live-unmarked.ts';
import { othersUntouched } from './soft-delete/others-untouched.ts';
import { refusedKeeps } from './soft-delete/refused-keeps.ts';
import { staysDeleted } from './soft-delete/stays-deleted.ts';
import { deletedWorkflows } from './soft-delete/workflows.ts';
import { idsDistinct } from './uploads/ids-distinct.ts';
import { putAndReadBack } from './uploads/put-and-read-back.ts';
import { creationAnswers } from './webhooks/creation-answers.ts';
import { deliveryLists } from './webhooks/delivery-lists.ts';
import { eventSchemasFit } from './webhooks/event-schemas-fit.ts';
import { eventTypesListed } from './webhooks/event-types.ts';
import { fanOut } from './webhooks/fan-out.ts';
import { onlySubscribed } from './webhooks/only-subscribed.ts';
import { subscriptionLists } from './webhooks/subscription-lists.ts';
import { zeroEventsNeverFires } from './webhooks/zero-events-never-fires.ts';
import { createFields } from './workflows/create-fields.ts';
import { createThenDispatch } from './workflows/create-then-dispatch.ts';
import { defaultOrganization } from './workflows/default-organization.ts';
import { workflowsForOthers } from './workflows/for-others.ts';
import { workflowNames } from './workflows/names.ts';

export const allChecks: readonly Check[] = [
  // Before any other lets time go on: a batch that still runs may end soon.
  batchMirrorsRun,
  anonymousHealth,
  organizationHeader,
  tokenRequired,
  userTokens,
  statedParameters,
  presignDefault,
  idsDistinct,
  putAndReadBack,
  folderReadBack,
  envelope,
  pageSizeKept,
  ties,
  walkUnderChange,
  deletedInLists,
  liveUnmarked,
  othersUntouched,
  refusedKeeps,
  staysDeleted,
  isolatedEmbeds,
  isolatedRecords,
  madeBy,
  isolatedBatches,
  dispatchedByHeader,
  isolatedLists,
  isolatedReads,
  accountEmbed,
  pendingInvitations,
  scopesListed,
  storedFiles,
  listAndReadAgree,
  presignFlagEffect,
  presignedValidity,
  thumbnails,
  shownAsset,
  batchEmbeddedRun,
  batchItemAsList,
  batchItems,
  chargedWhen,
  thresholdOnly,
  updatedAtOfBalance,
  privateAsUnknown,
  publicText,
  creationsAtOnce,
  deletionsAtOnce,
  ratingsAtOnce,
  thresholdsAtOnce,
  errorEnvelopes,
  oneClock,
  otherForms,
  operationsAtTheirPaths,
  versionFields,
  anyRunRated,
  ratedBeforeEnd,
  feedbackBody,
  ratingCallsNobody,
  ratingsCanBeCleared,
  humansOnly,
  negativeWithoutReason,
  ratedWithinOrganization,
  ratingSequence,
  touchesRatingOnly,
  unratedRuns,
  hostileBodies,
  brokenBodies,
  costlyBodies,
  hostileOrganizations,
  hostilePaths,
  hostileQueries,
  hostileRefusals,
  isolatedDeliveries,
  isolatedByHeader,
  isolatedWebhookLog,
  isolatedWorkflows,
  createdElsewhere,
  cursorCarries,
  filtersTogether,
  filters,
  flagWords,
  operators,
  orders,
  pageBounds,
  listPages,
  projections,
  queryPairs,
  quoting,
  sorts,
  unknownNames,
  workflowsStartQueued,
  runsBelong,
  malformedCallback,
  dispatchResponse,
  eachItsOwn,
  ownCallback,
  embeddedParts,
  partsOnce,
  embedsShown,
  invalidDispatchRefused,
  modelPaths,
  nodesBounded,
  runsOfOneKind,
  reachesItsEnd,
  dispatchedRunsRead,
  statusWords,
  targetMatches,
  timesInOrder,
  unknownRuns,
  scopesHonoured,
  scopeToCreate,
  scopeToDelete,
  deletedWorkflows,
  creationAnswers,
  deliveryLists,
  eventTypesListed,
  subscriptionLists,
  createFields,
  createThenDispatch,
  defaultOrganization,
  workflowsForOthers,
  workflowNames,
  // Behind all that act: they let a day and a week go by.
  balanceOfTheOrganization,
  presignedGetEnds,
  oneOrganization,
  callbackTriedAgain,
  webhookTriedAgain,
  callbackAtMostThree,
  callbackWaits,
  callbackNotAgain,
  callbackThreeOnFailure,
  callbackTimeout,
  receiverAnswers,
  webhookBackoffGrows,
  webhookOnTimeout,
  webhookSchedule,
  webhookLaterWaits,
  unsignedWithoutSecret,
  signedWithAnyText,
  signatureEncoding,
  everyAttemptSigned,
  signedByTheOrganization,
  signedByItsWebhook,
  toldAfterTheEnd,
  callbackForBothKinds,
  callbackIsAPost,
  callbackOnlyWithUrl,
  endsAreTold,
  eachReceiver,
  changedMeanwhile,
  deliveryIds,
  nameFitsTheEnd,
  onePayloadShape,
  eventSchemasFit,
  payloadOnRepeat,
  requestIds,
  urlAsGiven,
  runIdIsTheRun,
  fanOut,
  onlySubscribed,
  zeroEventsNeverFires,
  refusedMakesNone,
  onClosedPort,
  allHoldEach,
  loggedAttempts,
  attemptsAsReceived,
  callbacksInAny,
  nextRetryKept,
  deliveriesOfTheWebhook,
  logEntries,
  // Behind the waves: by then the log of all webhooks mixes those of many.
  eachItemOnce,
  backwardWalk,
  firstStartsAgain,
  longList,
  isolatedWebhooks,
  oneEventForEachEnd,
  headersOfOneName,
  readsAgree,
  serverErrors,
  ...requestChecks,
  ...schemaChecks,
];
