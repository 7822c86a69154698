import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import type { SignatureScheme } from '../../../src/webhooks/scheme.ts';
import { sign } from '../../../src/webhooks/sign.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { judgeCase } from '../../verdicts/judge-case.ts';
import { signatureEncoding } from './encoding.ts';

const hex: SignatureScheme = { prefix: '', encoding: 'hex', key: 'utf8' };
const HEX: SignatureScheme = { ...hex, encoding: 'HEX' };
const padded: SignatureScheme = { ...hex, encoding: 'base64url_padded' };
const several: SignatureScheme = { ...hex, prefix: 'v1=', separator: ', ' };

/** A body whose signature is spelt alike in both alphabets of base64, or is not. */
const bodyWith = (alike: boolean) =>
  Array.from({ length: 99 }, (_, index) => Buffer.from(createHash('md5').update(`${index}`).digest('hex'))).find(
    (body) => /[-_]/.test(sign(body, 'a secret', padded)) !== alike,
  ) ?? Buffer.from('');

function webhook(scheme: SignatureScheme, { is_declared = true, alike = false, secrets = ['a secret'] } = {}) {
  const scenario = { channel: 'webhook', answers: [] } as const;
  const signature = sign(bodyWith(alike), secrets, scheme);
  const found = is_declared
    ? { scheme, signed_by: ['webhook/1'] }
    : { signed_by: [], written_otherwise: { scheme, signed_by: ['webhook/1'] } };
  return { scenario, attempts: [{ at_ms: 0, signature, ...found }] } satisfies WrittenTrial;
}

const seen = (trials: readonly WrittenTrial[]) => {
  const outcome = judgeCase(signatureEncoding, writtenWave(trials));
  return outcome.kind === 'satisfied' ? outcome.observations.map(({ value }) => value) : outcome;
};

it('observes how signatures are written', () => {
  const one = { prefix: '', key: 'utf8', separator: null, count: 1 };
  expect(seen([webhook(hex)])).toEqual([{ ...one, encoding: 'hex' }]);
  expect(seen([webhook(several, { secrets: ['a secret', 'another'] })])).toEqual([
    { ...one, prefix: 'v1=', encoding: 'hex', separator: ', ', count: 2 },
  ]);
  // Taken for the first that fits, until one comes that only the other explains.
  const base64 = webhook({ ...hex, encoding: 'base64' }, { alike: true });
  expect(seen([base64])).toEqual([{ ...one, encoding: 'base64' }]);
  expect(seen([base64, webhook(padded)])).toEqual([{ ...one, encoding: 'base64url_padded' }]);
  expect(seen([webhook(hex), webhook({ ...hex, prefix: 'v1=' })])).toEqual([{ other: 'not always in one way' }]);
});

const declaring = (signature: NonNullable<ChoicesDocument['events']>['signature']): ChoicesDocument => ({
  events: { signature },
});
const whole = { prefix: '', encoding: 'hex', key: 'utf8', separator: null, count: 1 } as const;

it.each([
  ['nothing is declared', webhook(HEX), {}, 'satisfied'],
  ['it is as declared', webhook(hex), declaring(whole), 'satisfied'],
  ['one signature, where several may stand', webhook(hex), declaring({ ...whole, separator: ',' }), 'satisfied'],
  ['a part is as declared', webhook(HEX), declaring({ key: 'utf8' }), 'satisfied'],
  [
    'spelt alike',
    webhook({ ...hex, encoding: 'base64' }, { alike: true }),
    declaring({ encoding: 'base64url_padded' }),
    'satisfied',
  ],
  ['nothing holds', { ...webhook(hex), attempts: [{ at_ms: 0, signed_by: [] }] }, declaring(whole), 'stopped'],
  ['it is not as declared', webhook(HEX, { is_declared: false }), declaring(whole), ['webhook-not-as-declared']],
  ['a part is not as declared', webhook(HEX), declaring({ encoding: 'hex' }), ['webhook-not-as-declared']],
] as const)('%s', (_, trial, choices, outcome) => {
  expect(outcomeOf(signatureEncoding, writtenWave([trial], { facts: { choices } }))).toEqual(outcome);
});
