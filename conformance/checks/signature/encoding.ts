import type { ChoiceValue } from '../../../src/choices/choices-document.ts';
import { chosen } from '../../../src/choices/chosen.ts';
import { encodeDigest, signatureEncodings } from '../../../src/webhooks/encoding.ts';
import { readSignatures } from '../../../src/webhooks/header.ts';
import type { SignatureScheme } from '../../../src/webhooks/scheme.ts';
import { bothChannels } from '../../arbitraries/event-scenarios.ts';
import { callback_operations } from '../../models/event-operations.ts';
import { type ExaminedAttempt, examinedAttempts, signersOf } from '../../models/signatures.ts';
import { brokenBy, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Mismatch, Observation } from '../../suite/evidence.ts';
import type { Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

/** The way in which a signature is written, as far as the header shows it. */
interface Writing {
  prefix: string;
  encodings: readonly SignatureScheme['encoding'][];
  key: SignatureScheme['key'];
  /** Null: the header holds one signature. */
  separator: string | null;
  count: number;
}

/** A signature that is right, and stands among other things in the header in no way that a scheme describes. */
const own_layout = 'a layout of its own';

type Seen = Writing | typeof own_layout;
type Declared = ChoiceValue<'events.signature'>;

const channels: readonly Channel[] = ['callback', 'webhook'];

export const signatureEncoding = waveCheck({
  id: 'signature/encoding',
  title: 'Signatures are written as the target declares',
  how: 'The prefix, encoding, key and number of signatures are found out by trying. Any way is permitted, and compared with the target file; webhooks may be chosen apart.',
  clauses: ['events.signature-encoding'],
  codes: {
    'callback-not-as-declared': {
      clause: 'events.signature-encoding',
      level: 'declared',
      message: 'The signature of a callback is right, but not written as the target file declares.',
    },
    'webhook-not-as-declared': {
      clause: 'events.signature-encoding',
      level: 'declared',
      message: "The signature of a webhook's delivery is right, but not written as the target file declares.",
    },
  },
  since: '0.1.0',
  operations: callback_operations,
  scenarios: bothChannels,
  judge: (trials, evidence, tally) => channels.flatMap((channel) => judgeChannel(channel, trials, evidence, tally)),
  control(trials, evidence) {
    if (examinedAttempts(trials, evidence).some(({ attempt }) => signersOf(attempt).length > 0)) return undefined;
    return 'no signature is valid under a known secret, so that its encoding is unknown';
  },
  observe: (trials, evidence) => observationsOf(trials, evidence),
});

function judgeChannel(channel: Channel, trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  const operation = channel === 'webhook' ? 'createWebhook' : undefined;
  const declared = chosen(evidence.facts.choices, 'events.signature', operation) ?? {};
  const unlike = writingsOn(channel, trials, evidence).filter(({ writing }) =>
    tally.compared(!isAs(declared, writing)),
  );
  return brokenBy(tally, `${channel}-not-as-declared`, unlike, ({ writing }) => ({
    expected: declared,
    actual: commonWriting([writing]),
    ...(operation && { operation }),
  }));
}

/** Part by part: what is not declared may be anything, and one signature does not show what would separate several. */
function isAs({ prefix, encoding, key, separator }: Declared, writing: Seen): boolean {
  if (writing === own_layout) return prefix === undefined;
  if (typeof prefix === 'string' && prefix !== writing.prefix) return false;
  if (typeof encoding === 'string' && !writing.encodings.includes(encoding)) return false;
  if (typeof key === 'string' && key !== writing.key) return false;
  return separator === undefined || writing.separator === null || separator === writing.separator;
}

function observationsOf(trials: readonly Trial[], evidence: WaveEvidence): Observation[] {
  const values = channels.map((channel) => {
    const writings = writingsOn(channel, trials, evidence).map(({ writing }) => writing);
    return writings.length > 0 ? commonWriting(writings) : undefined;
  });
  const [callback, webhook] = values;
  const choice = 'events.signature';
  const both = callback ?? webhook;
  if (both === undefined) return [];
  const is_apart = webhook !== undefined && JSON.stringify(webhook) !== JSON.stringify(both);
  return [
    { choice, value: both },
    ...(is_apart ? [{ choice, operation: 'createWebhook' as const, value: webhook }] : []),
  ];
}

/** The way that all of them have in common; one base64 text in four is spelt alike in both alphabets. */
function commonWriting(seen: readonly Seen[]): unknown {
  if (seen.every((one) => one === own_layout)) return { other: own_layout };
  const writings = seen.filter((one) => one !== own_layout);
  if (writings.length < seen.length) return { other: 'not always in one way' };
  const [first] = writings as [Writing, ...Writing[]];
  const { prefix, key } = first;
  const encoding = first.encodings.find((one) => writings.every(({ encodings }) => encodings.includes(one)));
  const is_one_way = writings.every((one) => one.prefix === prefix && one.key === key);
  if (encoding === undefined || !is_one_way) return { other: 'not always in one way' };
  const separator = writings.find((one) => one.separator !== null)?.separator ?? null;
  return { prefix, encoding, key, separator, count: Math.max(...writings.map(({ count }) => count)) };
}

function writingsOn(channel: Channel, trials: readonly Trial[], evidence: WaveEvidence) {
  return examinedAttempts(trials, evidence).flatMap((one) => {
    const writing = one.attempt.channel === channel ? writingOf(one) : undefined;
    return writing ? [{ trial: one.trial, writing }] : [];
  });
}

function writingOf({ attempt }: ExaminedAttempt): Seen | undefined {
  const scheme = attempt.scheme ?? attempt.written_otherwise?.scheme;
  if (attempt.signature === undefined || signersOf(attempt).length === 0) return undefined;
  if (scheme === undefined) return own_layout;
  const digests = readSignatures(attempt.signature, scheme).filter((digest) => digest !== undefined);
  if (digests.length === 0) return undefined;
  const { prefix, encoding, key, separator } = scheme;
  const encodings = signatureEncodings.filter((other) =>
    digests.every((digest) => encodeDigest(digest, other) === encodeDigest(digest, encoding)),
  );
  const count = digests.length;
  return { prefix, encodings, key, separator: count > 1 ? (separator ?? null) : null, count };
}
