import fc from 'fast-check';
import { callback_operations } from '../../models/event-operations.ts';
import { channelName, type ExaminedAttempt, examinedAttempts, schemeText, signersOf } from '../../models/signatures.ts';
import { brokenBy, type DeliveryAttempt, type Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import type { Channel } from '../../suite/arrival-record.ts';
import type { Scenario } from '../../suite/scenario.ts';
import type { Tally } from '../../suite/tally.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

const channels: readonly Channel[] = ['callback', 'webhook'];

/** Letters, and signs that programs like to write as escapes. */
const letters = 'Grüße, 李さん, Ελλάδα, שלום, café, 👩‍🚀𝒳';
/** Beyond what a buffer of one page or of a usual chunk holds. */
const long = `${letters} `.repeat(300);
const signs = '"quotes" \\u0041 / \\ <b>&amp;</b> \u2028 \u2029 \u00a0 e\u0301';

/**
 * Text of graphemes only: what has no spelling in UTF-8 cannot be sent. The mock takes orders that begin with `mock:`.
 */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((drawn) => drawn.trim() !== '' && !drawn.includes('mock:'));

const scenarioOf = (channel: Channel, of: string): Scenario => ({ channel, answers: [200], text: of });

export const signedWithAnyText = waveCheck({
  id: 'signature/any-text',
  title: 'Signatures hold whatever text the events bring',
  how: 'Text of many kinds, one of some 20 KB, is given to runs and comes back in their events: the signature must be one of the very bytes that arrived.',
  clauses: ['events.signature-any-text'],
  codes: {
    'wrong-signature-with-text': {
      clause: 'events.signature-any-text',
      message: 'A signature is no HMAC-SHA256 of the raw body where the run was given a particular text.',
    },
  },
  since: '0.1.0',
  operations: callback_operations,
  scenarios: () => ({
    kind: 'drawn',
    arbitrary: fc.tuple(fc.constantFrom(...channels), text).map(([channel, of]) => scenarioOf(channel, of)),
    samples: 2,
    named: [
      ...channels.map((channel): Scenario => ({ channel, answers: [200] })),
      // Every second callback URL has signs of its own; of one without it is seen whether signatures hold at all.
      { channel: 'callback', answers: [204] },
      ...[long, signs].map((of) => scenarioOf('callback', of)),
      ...[letters, signs].map((of) => scenarioOf('webhook', of)),
    ],
  }),
  judge(trials, evidence, tally) {
    const wrong = wronglySigned(trials, evidence, tally);
    return brokenBy(tally, 'wrong-signature-with-text', wrong, ({ trial, attempt: { channel, signature } }) => ({
      message: `the signature of ${channelName(channel)} is no HMAC-SHA256 of its raw body, ${schemeText(channel, evidence)}, where its run was given the text ${spelt(trial.scenario.text ?? '')}`,
      expected: 'a signature of the bytes that came',
      actual: signature,
    }));
  },
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    const examined = examinedAttempts(trials, evidence);
    if (channels.every((channel) => failsAnyway(channel, examined))) {
      return 'the signatures of runs without such a text do not hold either';
    }
    const shows = examined.some(
      ({ trial, attempt }) => hasForeignLetters(trial) && signersOf(attempt).length > 0 && holdsText(trial, attempt),
    );
    if (shows) return undefined;
    const reason = 'no signed event holds a text of other letters than A to Z that its run was given';
    // A payload need not hold the text: anything beside its promised parts is the target's choice.
    const is_signed = examined.some(({ attempt }) => signersOf(attempt).length > 0);
    return is_signed ? { verdict: 'not-claimed', reason } : reason;
  },
});

/** Wrong signatures on channels where signatures of events without a text hold. */
function wronglySigned(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): ExaminedAttempt[] {
  const examined = examinedAttempts(trials, evidence);
  const sound = channels.filter((channel) => !failsAnyway(channel, examined));
  return examined.filter(
    ({ trial, attempt, bearing }) =>
      trial.scenario.text !== undefined && sound.includes(attempt.channel) && tally.compared(bearing === 'invalid'),
  );
}

function failsAnyway(channel: Channel, examined: readonly ExaminedAttempt[]): boolean {
  const plain = examined.filter(
    ({ trial, attempt }) => trial.scenario.text === undefined && attempt.channel === channel,
  );
  return plain.length > 0 && !plain.some(({ attempt }) => signersOf(attempt).length > 0);
}

function hasForeignLetters({ scenario }: Trial): boolean {
  return /[^\p{ASCII}]/u.test(scenario.text ?? '');
}

/** Wherever it stands in the payload, and however that spells it. */
function holdsText({ scenario }: Trial, { body }: DeliveryAttempt): boolean {
  if (body === null || scenario.text === undefined) return false;
  try {
    return holds(JSON.parse(body), scenario.text);
  } catch {
    return body.includes(scenario.text);
  }
}

function holds(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.includes(wanted);
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, wanted));
}

/** So that a reader sees what is there: what leaves no trace on paper is spelt by its number. */
function spelt(given: string): string {
  return JSON.stringify(given).replace(/[\p{Z}\p{C}]/gu, (sign) =>
    sign === ' ' ? sign : `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
}
