/** Every check, in the order in which they run; those that judge every answer come last. Nothing registers itself. */
import type { Check } from '../runner/check.ts';
import { presignDefault } from './assets/presign-default.ts';
import { anonymousHealth } from './authentication/anonymous-health.ts';
import { badToken } from './authentication/bad-token.ts';
import { organizationHeader } from './authentication/organization-header.ts';
import { unauthenticatedChangesNothing } from './authentication/refusal-changes-nothing.ts';
import { tokenRequired } from './authentication/token-required.ts';
import { userTokens } from './authentication/user-tokens.ts';
import { allHoldEach } from './deliveries/all-hold-each.ts';
import { attemptTellsOutcome } from './deliveries/attempt-tells-outcome.ts';
import { attemptsAsReceived } from './deliveries/attempts-as-received.ts';
import { callbacksInAny } from './deliveries/callbacks-in-any.ts';
import { idAsReceived } from './deliveries/id-as-received.ts';
import { deliveryIdsDistinct } from './deliveries/ids-distinct.ts';
import { nextRetryKept } from './deliveries/next-retry-kept.ts';
import { deliveriesOfTheWebhook } from './deliveries/of-the-webhook.ts';
import { oneForEachMatch } from './deliveries/one-for-each-match.ts';
import { requestIdInLog } from './deliveries/request-id-in-log.ts';
import { toldAfterTheEnd } from './events/after-the-end.ts';
import { callbackForBothKinds } from './events/callback-for-both-kinds.ts';
import { callbackOnlyWithUrl } from './events/callback-only-with-url.ts';
import { endsAreTold } from './events/delivered.ts';
import { deliveryId } from './events/delivery-id.ts';
import { distinctIds } from './events/distinct-ids.ts';
import { nameFitsTheEnd } from './events/name-fits-the-end.ts';
import { onePayloadShape } from './events/one-payload-shape.ts';
import { payloadOnRepeat } from './events/payload-on-repeat.ts';
import { requestIdOnEvents } from './events/request-id.ts';
import { requestIdScope } from './events/request-id-scope.ts';
import { runIdIsTheRun } from './events/run-id-is-the-run.ts';
import { sameIdOnRepeat } from './events/same-id-on-repeat.ts';
import { folderReadBack } from './folders/read-after-create.ts';
import { isolatedCursors } from './isolation/cursors.ts';
import { isolatedEmbeds } from './isolation/embedded.ts';
import { isolatedFilters } from './isolation/filters.ts';
import { isolatedLists } from './isolation/lists.ts';
import { isolatedReads } from './isolation/reads.ts';
import { isolatedWebhooks } from './isolation/webhooks.ts';
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
import { callbackAtMostThree } from './retry/callback-at-most-three.ts';
import { callbackFirstGap } from './retry/callback-first-gap.ts';
import { callbackNotOn2xx } from './retry/callback-not-on-2xx.ts';
import { callbackNotOn4xx } from './retry/callback-not-on-4xx.ts';
import { callbackOn5xx } from './retry/callback-on-5xx.ts';
import { callbackOnNetworkError } from './retry/callback-on-network-error.ts';
import { callbackSecondGap } from './retry/callback-second-gap.ts';
import { callbackThreeOnFailure } from './retry/callback-three-on-failure.ts';
import { callbackTimeout } from './retry/callback-timeout.ts';
import { receiverAnswers } from './retry/receiver-answers.ts';
import { webhookBackoffGrows } from './retry/webhook-backoff-grows.ts';
import { webhookOnNetworkError } from './retry/webhook-on-network-error.ts';
import { webhookOnNon2xx } from './retry/webhook-on-non-2xx.ts';
import { webhookOnTimeout } from './retry/webhook-on-timeout.ts';
import { webhookSchedule } from './retry/webhook-schedule.ts';
import { schemaChecks } from './schema/operation.ts';
import { unsignedWithoutSecret } from './signature/absent-without-secret.ts';
import { signedWithAnyText } from './signature/any-text.ts';
import { signatureEncoding } from './signature/encoding.ts';
import { everyAttemptSigned } from './signature/every-attempt.ts';
import { signedByTheOrganization } from './signature/key-of-the-organization.ts';
import { signedByItsWebhook } from './signature/key-of-the-webhook.ts';
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
import { fanOut } from './webhooks/fan-out.ts';
import { onlySubscribed } from './webhooks/only-subscribed.ts';
import { zeroEventsNeverFires } from './webhooks/zero-events-never-fires.ts';

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
  callbackAtMostThree,
  callbackFirstGap,
  callbackNotOn2xx,
  callbackNotOn4xx,
  callbackOnNetworkError,
  callbackSecondGap,
  callbackThreeOnFailure,
  callbackTimeout,
  receiverAnswers,
  webhookBackoffGrows,
  webhookOnNetworkError,
  webhookOnTimeout,
  webhookSchedule,
  unsignedWithoutSecret,
  signedWithAnyText,
  signatureEncoding,
  everyAttemptSigned,
  signedByTheOrganization,
  signedByItsWebhook,
  toldAfterTheEnd,
  callbackForBothKinds,
  callbackOnlyWithUrl,
  endsAreTold,
  deliveryId,
  distinctIds,
  nameFitsTheEnd,
  onePayloadShape,
  payloadOnRepeat,
  requestIdScope,
  requestIdOnEvents,
  runIdIsTheRun,
  sameIdOnRepeat,
  fanOut,
  onlySubscribed,
  zeroEventsNeverFires,
  allHoldEach,
  attemptTellsOutcome,
  attemptsAsReceived,
  callbacksInAny,
  idAsReceived,
  deliveryIdsDistinct,
  nextRetryKept,
  deliveriesOfTheWebhook,
  oneForEachMatch,
  requestIdInLog,
  isolatedWebhooks,
  ...requestChecks,
  ...schemaChecks,
];
