import { expect, it } from 'vitest';
import { answered, outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { signedByItsWebhook } from './key-of-the-webhook.ts';

const organization = 'organization/aaaaaaaa-0000-4000-8000-000000000001';

/** Attempts at one webhook, each with the names of those who signed it. */
const at = (webhook: string, ...signers: (readonly string[])[]): WrittenTrial => ({
  scenario: { channel: 'webhook', answers: [503] },
  webhook,
  attempts: signers.map((signed_by, index) => ({ at_ms: index * 1_000, signed_by })),
});

const [one, two] = ['webhook/1', 'webhook/2'];

/** The suite makes all webhooks, and is told `told` of the secret that it sent. */
function made(trials: readonly WrittenTrial[], told: unknown) {
  const evidence = writtenWave(trials);
  const body = { name: 'a', url: 'b', secret: 'sent' };
  const create = answered('create', 'createWebhook', 201, { id: '1', ...body, secret: told }, { sent: body });
  const number = evidence.exchanges.length + 1;
  for (const { webhook } of evidence.notes.wave.trials) if (webhook) webhook.created = number;
  return { ...evidence, exchanges: [...evidence.exchanges, { ...create, number }] };
}

it.each([
  ['each signs its own', [at(one, [one], [one]), at(two, [two])], 'satisfied'],
  ['two that were there share a secret', [at(one, [one, two]), at(two, [one, two])], 'stopped'],
  ['one webhook alone', [at(one, [one]), at(one, [one])], 'stopped'],
  ['no signature holds', [at(one, []), at(two, [])], 'stopped'],
  ['nothing came', [at(one), at(two)], 'stopped'],
  ['another webhook signs', [at(one, [one]), at(two, [one])], ['other-secret']],
  ['the organization signs', [at(one, [organization])], ['other-secret']],
  ['the organization signs a repeat', [at(one, [one], [organization]), at(two, [two])], ['other-secret']],
  ['the empty key signs', [at(one, ['the empty key']), at(two, [two])], ['other-secret']],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(signedByItsWebhook, writtenWave(trials))).toEqual(outcome);
});

it('finds all secrets in each header', () => {
  const trials = [at(one, [one], [one, two]), at(two, [two])];
  expect(outcomeOf(signedByItsWebhook, made(trials, 'sent'))).toEqual(['other-secret-too']);
  // A former secret of a webhook that was there before may be any.
  expect(outcomeOf(signedByItsWebhook, writtenWave(trials))).toBe('satisfied');
});

it('knows the secret of a webhook that it made only if the answer shows it, or a signature', () => {
  const trials = [at(one, [organization]), at(two, [organization])];
  expect(outcomeOf(signedByItsWebhook, made(trials, 'sent'))).toEqual(['other-secret']);
  expect(outcomeOf(signedByItsWebhook, made(trials, 'another'))).toBe('stopped');
  expect(outcomeOf(signedByItsWebhook, made(trials, undefined))).toBe('stopped');
  expect(outcomeOf(signedByItsWebhook, made([...trials, at(one, [one])], undefined))).toEqual(['other-secret']);
});
