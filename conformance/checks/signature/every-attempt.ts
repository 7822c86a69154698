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
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Codes, Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const codes = {
  unsigned: {
    clause: 'events.signature-header',
    message: 'An attempt bears no signature although a secret is set up.',
  },
  'repeat-unsigned': {
    clause: 'events.signature-each-attempt',
    message: 'A repeat bears no signature although an attempt before it did.',
  },
  'wrong-signature': {
    clause: 'events.signature',
    message: 'A signature is no HMAC-SHA256 of the raw body under any secret that is known.',
  },
  'repeat-wrongly-signed': {
    clause: 'events.signature-each-attempt',
    message: 'The signature of a repeat is no HMAC-SHA256 of its raw body, although that of an attempt before it was.',
  },
} satisfies Codes;
type Code = keyof typeof codes;

export const everyAttemptSigned = waveCheck({
  id: 'signature/every-attempt',
  title: 'Every attempt bears a signature of the very bytes that it brings',
  how: 'The signature of every attempt, repeats included, is computed anew over the bytes that arrived, under every secret that is known: one of them must fit.',
  clauses: ['events.signature', 'events.signature-each-attempt', 'events.signature-header'],
  codes,
  since: '0.1.0',
  operations: callback_operations,
  scenarios: bothChannels,
  judge: mismatchesOf,
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
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
function mismatchesOf(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally<Code>): Mismatch[] {
  const examined = examinedAttempts(trials, evidence);
  const wrong = tally.each(examined).filter(({ bearing }) => bearing === 'unsigned' || bearing === 'invalid');
  const found = wrong.map((one) => ({ ...one, code: codeOf(one, examined) }));
  return [...Map.groupBy(found, ({ attempt, code }) => `${attempt.channel} ${code}`).values()].flatMap((alike) =>
    brokenBy(tally, alike[0]!.code, alike, ({ attempt, number, code }) => ({
      message: messageOf(code, `attempt ${number} of ${channelName(attempt.channel)}`, attempt.channel, evidence),
      expected: 'a signature of the bytes of this attempt',
      actual: signatureOf(attempt) ?? null,
    })),
  );
}

function messageOf(code: Code, which: string, channel: Channel, evidence: WaveEvidence): string {
  if (code === 'unsigned') return `${which} bears no ${headerName(evidence)} although a secret is set up`;
  if (code === 'repeat-unsigned') return `${which} bears no ${headerName(evidence)} although an attempt before it did`;
  const wrong = `the signature of ${which} is no HMAC-SHA256 of its raw body`;
  return code === 'wrong-signature'
    ? `${wrong} under any secret that is known, ${schemeText(channel, evidence)}`
    : `${wrong}, ${schemeText(channel, evidence)}, although that of an attempt before it was`;
}

/** A fault of repeats alone has a code of its own. */
function codeOf({ bearing, trial, number }: ExaminedAttempt, examined: readonly ExaminedAttempt[]): Code {
  const before = examined.filter((one) => one.trial === trial && one.number < number);
  const was_right = before.some((one) => one.bearing === 'valid' || one.bearing === 'written-otherwise');
  if (bearing === 'unsigned') return was_right ? 'repeat-unsigned' : 'unsigned';
  return was_right ? 'repeat-wrongly-signed' : 'wrong-signature';
}
