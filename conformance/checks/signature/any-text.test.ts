import { expect, it } from 'vitest';
import { bare_facts, outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { signedWithAnyText } from './any-text.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const signed = [`organization/${id}`];

/** A callback of a run that was given a text, or none; the body holds it unless another one is given. */
function callback(signed_by: readonly string[], text?: string, body = JSON.stringify({ in: [text] })): WrittenTrial {
  return {
    scenario: { channel: 'callback', answers: [200], ...(text !== undefined && { text }) },
    attempts: [{ at_ms: 0, signed_by, body }],
  };
}

it.each([
  ['holds', [callback(signed), callback(signed, 'ü')], 'satisfied'],
  ['holds, spelt by number', [callback(signed), callback(signed, 'ü', '{"in":"x \\u00fc"}')], 'satisfied'],
  ['holds in a body that is no JSON', [callback(signed), callback(signed, 'ü', 'in=ü')], 'satisfied'],
  ['holds, but shows no text', [callback(signed), callback(signed, 'ü', '{}')], 'stopped'],
  ['holds, but only of letters from A to Z', [callback(signed), callback(signed, 'u')], 'stopped'],
  ['does not hold without a text either', [callback([]), callback([], 'ü')], 'stopped'],
  ['does not hold', [callback(signed), callback(signed, 'u'), callback([], 'ü')], ['wrong-signature-with-text']],
  [
    'does not hold of a body without the text',
    [callback(signed), callback([], 'ü', '{}')],
    ['wrong-signature-with-text'],
  ],
  ['does not hold where a smaller case was shown', [callback([], 'ü')], ['wrong-signature-with-text']],
] as const)('a signature %s', (_, trials, outcome) => {
  const owner = { kind: 'api_key' as const, organization: { id }, signs_callbacks: true };
  const facts = { principals: { ...bare_facts.principals, owner } };
  expect(outcomeOf(signedWithAnyText, writtenWave(trials, { facts }))).toEqual(outcome);
});

it('blames no text on a channel whose signatures never hold', () => {
  const webhook = (text?: string): WrittenTrial => ({
    scenario: { channel: 'webhook', answers: [200], ...(text !== undefined && { text }) },
    attempts: [{ at_ms: 0, signed_by: [] }],
  });
  const owner = { kind: 'api_key' as const, organization: { id }, signs_callbacks: true };
  const trials = [callback(signed), callback(signed, 'ü'), webhook(), webhook('ü')];
  expect(outcomeOf(signedWithAnyText, writtenWave(trials, { facts: { principals: { owner } } }))).toBe('satisfied');
});
