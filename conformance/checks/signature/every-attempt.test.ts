import { expect, it } from 'vitest';
import { bare_facts, outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { everyAttemptSigned } from './every-attempt.ts';

const organization = { id: 'aaaaaaaa-0000-4000-8000-000000000001' };
const signing = { owner: { kind: 'api_key', organization, signs_callbacks: true } } as const;
const not_signing = { owner: { kind: 'api_key', organization, signs_callbacks: false } } as const;
const untold = { owner: { kind: 'api_key', organization } } as const;

const callback = (...attempts: Partial<WrittenAttempt>[]): WrittenTrial => ({
  scenario: { channel: 'callback', answers: [503] },
  attempts: attempts.map((one, index) => ({ at_ms: index * 1_000, ...one })),
});
const webhook = (...attempts: Partial<WrittenAttempt>[]): WrittenTrial => ({
  ...callback(...attempts),
  scenario: { channel: 'webhook', answers: [503] },
});

const bare = { signature: undefined, signed_by: [] };
const wrong = { signature: '00ff', signed_by: [] };
const otherwise = {
  ...wrong,
  written_otherwise: { signed_by: ['webhook/1'], scheme: { prefix: '', encoding: 'HEX', key: 'utf8' } as const },
};
const elsewhere = { ...bare, headers: [['X-Acme-Signature', '00ff']] as const };

it.each([
  ['signatures on both channels', [callback({}, {}), webhook({}, {})], signing, 'satisfied'],
  ['a signature under a secret of somebody else', [callback({ signed_by: ['webhook/1'] }, {})], signing, 'satisfied'],
  ['one written in another way than declared', [callback({}, {}), webhook(otherwise, {})], signing, 'satisfied'],
  ['the same signature on a repeat', [callback({ signature: '01' }, { signature: '01' })], signing, 'satisfied'],
  ['late repeats', [callback({}, { at_ms: 90_000, lag_ms: 300 })], signing, 'satisfied'],
  [
    'what a library sent once more',
    [callback({ answer: 'reset' }, { ...wrong, repeat_of: 1, answer: 'reset' }, {})],
    signing,
    'satisfied',
  ],
  ['unsigned callbacks where there is no secret', [callback(bare, bare), webhook({}, {})], not_signing, 'satisfied'],
  ['callbacks whose secret nobody told', [callback(wrong, wrong), webhook({}, {})], untold, 'stopped'],
  ['a header of another name, where nobody told the name', [callback(elsewhere, elsewhere)], signing, 'stopped'],
  ['no repeat', [callback({}), webhook({})], signing, 'stopped'],
  ['no attempt', [callback(), webhook()], signing, 'stopped'],
  ['no secret and no webhook', [callback(bare, bare)], not_signing, 'stopped'],
  ['no header', [callback(bare, bare), webhook({}, {})], signing, ['unsigned']],
  ['an empty header', [callback({ signature: ' ', signed_by: [] })], signing, ['unsigned']],
  ['no header on a repeat', [callback({}, bare)], signing, ['repeat-unsigned']],
  ['a wrong signature', [callback({}), webhook(wrong)], signing, ['wrong-signature']],
  ['a wrong signature on a repeat', [webhook({}, wrong)], signing, ['repeat-wrongly-signed']],
  ['both wrong', [callback(wrong, wrong), webhook(wrong)], signing, ['wrong-signature', 'wrong-signature']],
] as const)('%s', (_, trials, principals, outcome) => {
  const facts = { principals: { ...bare_facts.principals, ...principals } };
  expect(outcomeOf(everyAttemptSigned, writtenWave(trials, { facts }))).toEqual(outcome);
});

it('takes a header of another name for none once its name is told', () => {
  const facts = { principals: signing, choices: { records: { header_prefix: 'Service-' } } };
  const evidence = writtenWave([callback(elsewhere, elsewhere)], { facts });
  expect(outcomeOf(everyAttemptSigned, evidence)).toEqual(['unsigned']);
});
