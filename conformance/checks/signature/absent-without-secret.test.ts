import { expect, it } from 'vitest';
import type { PrincipalName } from '../../target/target.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { unsignedWithoutSecret } from './absent-without-secret.ts';

/** Callbacks of a run with these headers; undefined for none. */
const of = (by: PrincipalName, ...signatures: (string | undefined)[]): WrittenTrial => ({
  scenario: { channel: 'callback', answers: [500], by },
  attempts: signatures.map((signature, index) => ({ at_ms: index * 1_000, signature, signed_by: [] })),
});

it.each([
  ['none', [of('owner', '01'), of('no_secret', undefined, undefined)], false, 'satisfied'],
  ['none, by the part it plays', [of('owner', '01'), of('no_secret', undefined)], undefined, 'satisfied'],
  ['an empty header', [of('owner', '01'), of('no_secret', '')], false, 'satisfied'],
  ['none, as everybody', [of('owner', undefined), of('no_secret', undefined)], false, 'stopped'],
  ['none, since no callback came', [of('owner', '01'), of('no_secret')], false, 'stopped'],
  ['one, and has a secret after all', [of('owner', '01'), of('no_secret', '02')], true, 'stopped'],
  ['one', [of('owner', '01'), of('no_secret', '02')], false, ['signed-without-secret']],
  ['one on a repeat', [of('owner', '01'), of('no_secret', undefined, '02')], false, ['signed-without-secret']],
] as const)('whoever has no secret bears %s', (_, trials, signs_callbacks, outcome) => {
  const signing = signs_callbacks === undefined ? {} : { signs_callbacks };
  const facts = { principals: { no_secret: { kind: 'api_key' as const, ...signing } } };
  expect(outcomeOf(unsignedWithoutSecret, writtenWave(trials, { facts }))).toEqual(outcome);
});
