import { bothChannels } from '../../arbitraries/event-scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import {
  channelName,
  type ExaminedAttempt,
  examinedAttempts,
  headerName,
  schemeText,
  signatureOf,
  whyUnexamined,
} from '../../models/signatures.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

export const everyAttemptSigned = waveCheck({
  id: 'signature/every-attempt',
  title: 'Every attempt bears a signature of the very bytes that it brings',
  how: 'The signature of every attempt, repeats included, is computed anew over the bytes that arrived, under every secret that is known: one of them must fit. Whose secret it is, other checks of this area ask.',
  clauses: ['events.signature', 'events.signature-each-attempt', 'events.signature-header'],
  since: '0.1.0',
  operations: callback_operations,
  scenarios: bothChannels,
  judge: mismatchesOf,
  control(trials, evidence) {
    if (mismatchesOf(trials, evidence, uncounted).length > 0) return undefined;
    const why = whyUnexamined('callback', trials, evidence) ?? whyUnexamined('webhook', trials, evidence);
    if (why !== undefined) return why;
    const examined = examinedAttempts(trials, evidence);
    if (examined.length === 0) return 'no attempt came that has to bear a signature';
    return examined.some(({ number }) => number > 1)
      ? undefined
      : 'no delivery was tried again, so repeats were not seen';
  },
});

/** One for each way to be wrong on each channel. */
function mismatchesOf(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  const examined = examinedAttempts(trials, evidence);
  const wrong = tally.each(examined).filter(({ bearing }) => bearing === 'unsigned' || bearing === 'invalid');
  const kinds = Map.groupBy(wrong, (one) => `${one.attempt.channel} ${codeOf(one, examined)}`);
  return kinds
    .values()
    .map((alike) => mismatchOf(alike, examined, evidence))
    .toArray();
}

function mismatchOf(
  alike: readonly ExaminedAttempt[],
  examined: readonly ExaminedAttempt[],
  evidence: WaveEvidence,
): Mismatch {
  const [first] = alike as [ExaminedAttempt, ...ExaminedAttempt[]];
  const { attempt, number } = first;
  const code = codeOf(first, examined);
  const which = `attempt ${number} of ${channelName(attempt.channel)}`;
  const [clause, message] = findings[code](which, schemeText(attempt.channel, evidence), headerName(evidence));
  return {
    code,
    clause,
    message,
    expected: 'a signature of the bytes of this attempt',
    actual: signatureOf(attempt) ?? null,
    shown_by: [...new Set(alike.map(({ trial }) => trial.index))],
  };
}

const findings = {
  unsigned: (which: string, _: string, header: string) => [
    'events.signature-header',
    `${which} bears no ${header} although a secret is set up`,
  ],
  'repeat-unsigned': (which: string, _: string, header: string) => [
    'events.signature-each-attempt',
    `${which} bears no ${header} although an attempt before it did`,
  ],
  'wrong-signature': (which: string, reading: string) => [
    'events.signature',
    `the signature of ${which} is no HMAC-SHA256 of its raw body under any secret that is known, ${reading}`,
  ],
  'repeat-wrongly-signed': (which: string, reading: string) => [
    'events.signature-each-attempt',
    `the signature of ${which} is no HMAC-SHA256 of its raw body, ${reading}, although that of an attempt before it was`,
  ],
} satisfies Record<string, (which: string, reading: string, header: string) => [clause: string, message: string]>;

/** What only repeats get wrong, is a mistake of its own. */
function codeOf(
  { bearing, trial, number }: ExaminedAttempt,
  examined: readonly ExaminedAttempt[],
): keyof typeof findings {
  const before = examined.filter((one) => one.trial === trial && one.number < number);
  const was_right = before.some((one) => one.bearing === 'valid' || one.bearing === 'written-otherwise');
  if (bearing === 'unsigned') return was_right ? 'repeat-unsigned' : 'unsigned';
  return was_right ? 'repeat-wrongly-signed' : 'wrong-signature';
}
