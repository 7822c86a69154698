/** Every check of receivers, in the order in which they run. */
import type { ReceiverCheck } from '../receiver-check.ts';
import { alteredBodies } from './forging/altered-bodies.ts';
import { genuineAfterForged } from './forging/genuine-after-forged.ts';
import { forgedSignatures } from './forging/signatures.ts';
import { atOnce } from './repeating/at-once.ts';
import { brokenAttempt } from './repeating/broken-attempt.ts';
import { oneAfterAnother } from './repeating/one-after-another.ts';
import { twoDeliveries } from './repeating/two-deliveries.ts';
import { eachEvent } from './taking/each-event.ts';
import { inTime } from './taking/in-time.ts';
import { large } from './taking/large.ts';
import { spellingsTaken } from './taking/spellings.ts';
import { wireForms } from './taking/wire-forms.ts';
import { unknownEvents } from './tolerating/unknown-events.ts';
import { unknownFields } from './tolerating/unknown-fields.ts';

export const receiverChecks: readonly ReceiverCheck[] = [
  eachEvent,
  inTime,
  spellingsTaken,
  large,
  wireForms,
  forgedSignatures,
  alteredBodies,
  genuineAfterForged,
  oneAfterAnother,
  atOnce,
  twoDeliveries,
  brokenAttempt,
  unknownEvents,
  unknownFields,
];
