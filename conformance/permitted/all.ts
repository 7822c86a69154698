/** Every permitted sender. Nothing registers itself: what is not in this list does not run. */
import { callbacksInAny } from './callbacks-in-any.ts';
import { cappedBackoff } from './capped-backoff.ts';
import { challengesReceivers } from './challenges-receivers.ts';
import { deliveryIdAsRequestId } from './delivery-id-as-request-id.ts';
import { dispatchAnswersAtTheEnd } from './dispatch-answers-at-the-end.ts';
import { earlyCallback } from './early-callback.ts';
import { equalJitter } from './equal-jitter.ts';
import { firstRetryAfterAMinute } from './first-retry-after-a-minute.ts';
import { followsRedirects } from './follows-redirects.ts';
import { foreignRuns } from './foreign-runs.ts';
import { fullJitter } from './full-jitter.ts';
import { hastyTimeouts } from './hasty-timeouts.ts';
import { heedsReceivers } from './heeds-receivers.ts';
import { lateCallbacks } from './late-callbacks.ts';
import { libraryRepeats } from './library-repeats.ts';
import { listedAfterFirstAttempt } from './listed-after-first-attempt.ts';
import { listsAsArrays } from './lists-as-arrays.ts';
import { otherLayout } from './other-layout.ts';
import { otherRecords } from './other-records.ts';
import { otherSignatures } from './other-signatures.ts';
import { patientTimeouts } from './patient-timeouts.ts';
import { payloadAnew } from './payload-anew.ts';
import { requestIdOfDelivery } from './request-id-of-delivery.ts';
import { secretsFromServer } from './secrets-from-server.ts';
import { type PermittedSender, untoldOf } from './sender.ts';
import { slowGrowth } from './slow-growth.ts';
import { timeoutEndsCallback } from './timeout-ends-callback.ts';
import { twoAttempts } from './two-attempts.ts';
import { unlikeInEverything } from './unlike-in-everything.ts';
import { waitFromStart } from './wait-from-start.ts';
import { webhookEventTwice } from './webhook-event-twice.ts';

export const permittedSenders: readonly PermittedSender[] = [
  callbacksInAny,
  cappedBackoff,
  challengesReceivers,
  deliveryIdAsRequestId,
  dispatchAnswersAtTheEnd,
  earlyCallback,
  equalJitter,
  firstRetryAfterAMinute,
  followsRedirects,
  foreignRuns,
  fullJitter,
  hastyTimeouts,
  heedsReceivers,
  lateCallbacks,
  libraryRepeats,
  listedAfterFirstAttempt,
  listsAsArrays,
  otherLayout,
  otherRecords,
  otherSignatures,
  patientTimeouts,
  payloadAnew,
  requestIdOfDelivery,
  secretsFromServer,
  slowGrowth,
  timeoutEndsCallback,
  twoAttempts,
  unlikeInEverything,
  waitFromStart,
  webhookEventTwice,
];

/** The same senders, of which the suite is told nothing that it can do without. */
export function undeclaredSenders(): PermittedSender[] {
  return permittedSenders.flatMap((sender) => {
    const told = untoldOf(sender);
    return told ? [{ ...sender, told }] : [];
  });
}
