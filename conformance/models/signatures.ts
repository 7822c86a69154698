/**
 * The secret by which an attempt must be signed, and the one by which it is. Written from sections 5.7 and 6. Pure.
 *
 * A signature that holds under any secret that the suite knows proves that the bytes are the signed ones. Other checks
 * judge whether it is the right secret. So each mistake is found by one check.
 */

import { chosen } from '../../src/choices/chosen.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import type { Channel } from '../suite/arrival-record.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Stop } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import type { PrincipalName } from '../target/target.ts';
import { declaredScheme } from './declared-scheme.ts';
import { brokenBy, type DeliveryAttempt, type Trial } from './trials.ts';

/** The secret that signs the deliveries of one receiver, as arrivals name it; or the reason why it is unknown. */
type SigningKey = { kind: 'known'; name: string } | { kind: 'none' } | { kind: 'unknown'; why: string };

/**
 * - `unsigned`: there is no such header.
 * - `unnamed`: neither, but a signature stands in another one, and nobody told how the headers are called.
 * - `valid`: it is a signature of these bytes under a secret that is known.
 * - `written-otherwise`: it is one, but not written as declared.
 * - `invalid`: it is no signature of these bytes under any known secret.
 */
type SignatureState = 'unsigned' | 'unnamed' | 'valid' | 'written-otherwise' | 'invalid';

function signingKeyOf(trial: Trial, evidence: WaveEvidence): SigningKey {
  return trial.webhook ? webhookKey(trial, evidence) : callbackKey(trial.run.by, evidence);
}

function callbackKey(by: PrincipalName, { facts }: WaveEvidence): SigningKey {
  const { signs_callbacks, organization } = facts.principals[by] ?? {};
  if (signs_callbacks === undefined) {
    const place = `principals.${by}.organization.callback_secret`;
    return { kind: 'unknown', why: `the target file does not tell with what callbacks are signed (${place})` };
  }
  return signs_callbacks ? { kind: 'known', name: `organization/${organization?.id ?? by}` } : { kind: 'none' };
}

/** A secret that was sent is the webhook's only if it is the client who makes it. */
function webhookKey({ webhook }: Trial, evidence: WaveEvidence): SigningKey {
  const { name, created } = webhook!;
  const known: SigningKey = { kind: 'known', name };
  // The target file names the secret of each webhook that was there.
  if (created === null) return known;
  const exchange = evidence.exchanges.find(({ number }) => number === created);
  const sent = (exchange?.request.body as { secret?: unknown } | undefined)?.secret;
  const told = exchange?.decoded?.record?.secret;
  const { secret_from } = chosen(evidence.facts.choices, 'events.webhook_fields', 'createWebhook') ?? {};
  const is_sure =
    secret_from === 'request' ? typeof sent === 'string' : typeof told === 'string' && (sent ?? told) === told;
  if (is_sure) return known;
  const has_signed = (evidence.arrivals ?? []).some(
    ({ inbox, signed_by }) => inbox === name && signed_by.includes(name),
  );
  if (has_signed) return known;
  const why =
    'the suite cannot tell the secret of a webhook that it made: say in the target file who makes it (choices: ' +
    'events.webhook_fields.secret_from) and where the answer shows it (events.answer_pointers.webhook_secret)';
  return { kind: 'unknown', why };
}

/** The value of the header; what is empty or blank is no signature. */
export function signatureOf({ signature }: DeliveryAttempt): string | undefined {
  return signature === undefined || signature.trim() === '' ? undefined : signature;
}

function signatureState(attempt: DeliveryAttempt, { facts }: WaveEvidence): SignatureState {
  if (signatureOf(attempt) === undefined) {
    const is_named = typeof chosen(facts.choices, 'records.header_prefix') === 'string';
    const elsewhere = attempt.headers.some(([name, value]) => /signature$/i.test(name) && value.trim() !== '');
    return elsewhere && !is_named ? 'unnamed' : 'unsigned';
  }
  if (attempt.signed_by.length > 0) return 'valid';
  return (attempt.written_otherwise?.signed_by.length ?? 0) > 0 ? 'written-otherwise' : 'invalid';
}

/** The names of all secrets under which it is a signature of its bytes, however it is written. */
export function signersOf({ signed_by, written_otherwise }: DeliveryAttempt): readonly string[] {
  return signed_by.length > 0 ? signed_by : (written_otherwise?.signed_by ?? []);
}

/** One attempt that ought to bear a signature under a secret that is known. */
export interface ExaminedAttempt {
  trial: Trial;
  attempt: DeliveryAttempt;
  /** From 1. */
  number: number;
  /** As arrivals name it. */
  key: string;
  bearing: SignatureState;
}

/** All attempts whose key is known. */
export function examinedAttempts(trials: readonly Trial[], evidence: WaveEvidence): ExaminedAttempt[] {
  return trials.flatMap((trial) => {
    const key = signingKeyOf(trial, evidence);
    if (key.kind !== 'known') return [];
    return trial.attempts.map((attempt, index) => ({
      trial,
      attempt,
      number: index + 1,
      key: key.name,
      bearing: signatureState(attempt, evidence),
    }));
  });
}

/** The reason why nothing can be said of this channel, although events came on it. */
export function whyUnexamined(
  channel: Channel,
  trials: readonly Trial[],
  evidence: WaveEvidence,
): string | Stop | undefined {
  const told = trials.filter(({ attempts }) => attempts[0]?.channel === channel);
  const examined = examinedAttempts(told, evidence);
  if (examined.some(({ bearing }) => bearing !== 'unnamed')) return undefined;
  if (examined.length > 0) {
    const name = examined[0]!.attempt.headers.find(([one]) => /signature$/i.test(one))?.[0];
    return `a signature seems to stand in ${name}: say in the target file how the headers begin (choices: records.header_prefix)`;
  }
  const unknown = told.map((trial) => signingKeyOf(trial, evidence)).find((key) => key.kind === 'unknown');
  return unknown && { verdict: 'could-not-run', reason: unknown.why };
}

/** The name of the header, as far as the suite was told. */
export function headerName({ facts }: WaveEvidence): string {
  const prefix = chosen(facts.choices, 'records.header_prefix');
  return `${typeof prefix === 'string' ? prefix : referenceChoices.records.header_prefix}Signature`;
}

/** Says in a message by what way of writing a signature was read. */
export function schemeText(channel: Channel, { facts }: WaveEvidence): string {
  const declared = declaredScheme(facts.choices, channel === 'webhook' ? 'createWebhook' : undefined);
  return declared
    ? `written as the target file declares (choices: events.signature: ${JSON.stringify(declared)})`
    : 'in any way of writing it that is permitted';
}

/** The clause of each is for the check to say. */
export const key_codes = {
  'other-secret': { message: 'An attempt is signed with the secret of somebody else.' },
  'other-secret-too': { message: 'An attempt is signed with the secret of another webhook beside its own.' },
} satisfies Codes;

/** Signatures that hold, but under somebody else's secret: one mismatch for each other one. */
export function otherKeys(
  trials: readonly Trial[],
  evidence: WaveEvidence,
  tally: Tally<keyof typeof key_codes>,
  clauseOf: (key: string) => string,
): Mismatch[] {
  const strangers = examinedAttempts(trials, evidence).flatMap((one) => {
    // Only a signature under a known secret can be compared.
    const is_read = signersOf(one.attempt).length > 0;
    const other = is_read ? tally.compared(strangerOf(one, trials, evidence)) : undefined;
    return other === undefined ? [] : [{ ...one, other }];
  });
  const kinds = Map.groupBy(strangers, ({ other, key }) => secretName(other, key));
  return [...kinds].flatMap(([signer, alike]) => {
    const too = alike[0] !== undefined && signersOf(alike[0].attempt).includes(alike[0].key);
    return brokenBy(tally, too ? 'other-secret-too' : 'other-secret', alike, ({ attempt, number, key, other }) => ({
      clause: clauseOf(other),
      message: `attempt ${number} of ${channelName(attempt.channel)} is signed with ${signer}${too ? ' too' : ''}`,
      expected: `a signature under ${secretName(key, key)}`,
      actual: `a signature under ${signer}`,
    }));
  });
}

/** The name of the wrong secret; for a webhook that the suite made, also that of another webhook beside its own. */
function strangerOf(
  { trial, attempt, key }: ExaminedAttempt,
  trials: readonly Trial[],
  { arrivals = [] }: WaveEvidence,
) {
  const signers = signersOf(attempt);
  if (!signers.includes(key)) return signers[0];
  // Several signatures are permitted for the sake of former secrets, which a new webhook has none of.
  if (trial.webhook?.created == null) return undefined;
  const others = new Set(trials.flatMap(({ webhook }) => webhook?.name ?? []));
  return signers.find((name) => {
    const differs = arrivals.some((one) => signersOf(one).includes(name) !== signersOf(one).includes(key));
    return name !== key && others.has(name) && differs;
  });
}

/** The reason why nothing can be said of the keys of this channel, where no wrong one was seen. */
export function unprovenKeys(
  channel: Channel,
  trials: readonly Trial[],
  evidence: WaveEvidence,
): string | Stop | undefined {
  const why = whyUnexamined(channel, trials, evidence);
  if (why !== undefined) return why;
  if (trials.every(({ attempts }) => attempts.length === 0)) return `no attempt of ${channelName(channel)} came`;
  const examined = examinedAttempts(trials, evidence);
  if (examined.length === 0) return 'the target file says that callbacks of its organization bear no signature';
  if (examined.some(({ attempt }) => signersOf(attempt).length > 0)) return undefined;
  return 'no signature is valid under a known secret, so that the signing key is unknown';
}

/** For a reader, who does not know the suite's own names such as `webhook/2`. */
function secretName(key: string, own: string): string {
  const is_own = key === own;
  if (key.startsWith('webhook/')) {
    const whose = own.startsWith('webhook/') ? 'another webhook' : 'a webhook';
    return is_own ? "the webhook's own secret" : `the secret of ${whose}`;
  }
  if (!key.startsWith('organization/')) return key;
  if (is_own || own.startsWith('webhook/')) return "the organization's callback secret";
  return "another organization's callback secret";
}

export function channelName(channel: Channel): string {
  return channel === 'webhook' ? "a webhook's delivery" : 'a callback';
}
