import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import type { Check } from '../../suite/check.ts';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { payloadOnRepeat } from './payload-on-repeat.ts';
import { requestIds } from './request-ids.ts';

function shown(
  attempts: readonly Partial<WrittenAttempt>[],
  {
    choices = {},
    channel = 'callback' as 'callback' | 'webhook',
  }: { choices?: ChoicesDocument; channel?: 'callback' | 'webhook' } = {},
) {
  const answers: ReceiverAnswer[] = attempts.slice(1).map(() => 503);
  const own = attempts.map((attempt, index) => ({ at_ms: 1_000 * (index + 1), ...attempt }));
  // Of another run, to compare with.
  const other = { scenario: { channel, answers: [] }, attempts: attempts.slice(0, 1).map(() => ({ at_ms: 500 })) };
  return writtenWave([{ scenario: { channel, answers }, attempts: own }, other], { facts: { choices } });
}

const seen = (check: Check, evidence: ReturnType<typeof shown>) => check.observe?.(evidence).map(({ value }) => value);

describe('Service-Request-Id', () => {
  it('is on every attempt', () => {
    expect(outcomeOf(requestIds, shown([{}, {}]))).toBe('satisfied');
    expect(outcomeOf(requestIds, shown([{}, { request_id: undefined }]))).toEqual(['no-request-id']);
    expect(outcomeOf(requestIds, shown([{ request_id: ' ' }]))).toEqual(['no-request-id']);
    expect(outcomeOf(requestIds, shown([]))).toBe('stopped');
  });

  it('may begin otherwise where nobody declared how', () => {
    const other: Partial<WrittenAttempt> = { request_id: undefined, headers: [['X-Acme-Request-Id', 'one']] };
    expect(outcomeOf(requestIds, shown([other]))).toBe('stopped');
    const choices = { records: { header_prefix: 'Service-' } };
    expect(outcomeOf(requestIds, shown([other], { choices }))).toEqual(['no-request-id']);
  });

  const kept = [{ request_id: 'one' }, { request_id: 'one' }];
  const by_delivery = kept.map((attempt) => ({ ...attempt, delivery_id: 'one' }));

  it('is observed: of an attempt, of a delivery, or its id', () => {
    expect(seen(requestIds, shown([{}, {}]))).toEqual(['attempt']);
    expect(seen(requestIds, shown(kept))).toEqual(['delivery']);
    expect(seen(requestIds, shown(by_delivery))).toEqual(['delivery_id']);
    expect(seen(requestIds, shown([...kept, {}]))).toEqual([
      { other: 'now one for the delivery, now new for each attempt' },
    ]);
    expect(outcomeOf(requestIds, shown([{}]))).toBe('stopped');
  });

  it.each<['attempt' | 'delivery' | 'delivery_id', readonly Partial<WrittenAttempt>[], string | string[]]>([
    ['attempt', [{}, {}], 'satisfied'],
    ['attempt', kept, ['callback-not-as-declared']],
    ['delivery', kept, 'satisfied'],
    ['delivery', by_delivery, 'satisfied'],
    ['delivery', [{}, {}], ['callback-not-as-declared']],
    ['delivery_id', by_delivery, 'satisfied'],
    ['delivery_id', kept, ['callback-not-as-declared']],
  ])('declared as one of each %s', (request_id, attempts, outcome) => {
    expect(outcomeOf(requestIds, shown(attempts, { choices: { events: { request_id } } }))).toEqual(outcome);
  });

  it('may be declared for webhooks alone', () => {
    const choices: ChoicesDocument = {
      events: { request_id: 'attempt', for: { createWebhook: { request_id: 'delivery' } } },
    };
    expect(outcomeOf(requestIds, shown(kept, { choices, channel: 'webhook' }))).toBe('satisfied');
    expect(outcomeOf(requestIds, shown([{}, {}], { choices, channel: 'webhook' }))).toEqual([
      'webhook-not-as-declared',
    ]);
  });
});

describe('a repeated payload', () => {
  const body = (members: object): Partial<WrittenAttempt> => {
    const text = JSON.stringify(members);
    return { body: text, digest: text };
  };
  const numbered = [body({ a: 1, attempt_number: 1 }), body({ a: 1, attempt_number: 2 })];
  const enveloped = [1, 2].map((number) =>
    body({ what: 'a', message: { id: 'one', attempt_number: number, sent_at: `2026-01-01T00:00:0${number}Z` } }),
  );
  const changed = [body({ a: 1 }), body({ a: 2 })];
  const sorted = [body({ b: 1, a: 1 }), body({ a: 1, b: 1 })];

  it('is observed', () => {
    expect(seen(payloadOnRepeat, shown([{}, {}]))).toEqual([[]]);
    expect(seen(payloadOnRepeat, shown(numbered))).toEqual([['attempt_number']]);
    expect(seen(payloadOnRepeat, shown(enveloped))).toEqual([['attempt_number', 'sent_at']]);
    expect(seen(payloadOnRepeat, shown(changed))).toEqual([{ other: 'anew: a' }]);
    expect(seen(payloadOnRepeat, shown(sorted))).toEqual([{ other: 'other bytes of the same payload' }]);
    for (const attempts of [numbered, changed, sorted]) {
      expect(outcomeOf(payloadOnRepeat, shown(attempts))).toBe('satisfied');
    }
    expect(outcomeOf(payloadOnRepeat, shown([{}]))).toBe('stopped');
  });

  it.each<[readonly ('attempt_number' | 'sent_at')[], readonly Partial<WrittenAttempt>[], string | string[]]>([
    [[], [{}, {}], 'satisfied'],
    [[], numbered, ['callback-not-as-declared']],
    [[], sorted, ['callback-not-as-declared']],
    [['attempt_number'], numbered, 'satisfied'],
    [['attempt_number'], changed, ['callback-not-as-declared']],
    [['attempt_number'], [{}, {}], ['callback-not-as-declared']],
    [['attempt_number', 'sent_at'], numbered, 'satisfied'],
    [['attempt_number', 'sent_at'], enveloped, 'satisfied'],
    [['attempt_number'], enveloped, ['callback-not-as-declared']],
    [[], enveloped, ['callback-not-as-declared']],
    [['sent_at'], [{}, {}], 'satisfied'],
  ])('declared with %j anew', (payload_on_repeat, attempts, outcome) => {
    expect(outcomeOf(payloadOnRepeat, shown(attempts, { choices: { events: { payload_on_repeat } } }))).toEqual(
      outcome,
    );
  });
});
