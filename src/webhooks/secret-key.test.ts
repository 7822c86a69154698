import { expect, it } from 'vitest';
import { InputError } from '../input/input-error.ts';
import { type SecretForm, secretKey, secretProblem } from './secret-key.ts';

const noHex = 'the secret is no hex: it must be pairs of the digits 0-9 and a-f';
const noBase64 = 'the secret is no base64';
const noWhsec = 'the secret is not whsec_ with base64 after it';

it.each<[SecretForm, string, string]>([
  ['utf8', '', ''],
  ['utf8', 'é \u{1F511}', 'c3a920f09f9491'],
  ['utf8', ' 00\n', '2030300a'],
  ['hex', '', ''],
  ['hex', '00fFAb', '00ffab'],
  ['base64', '', ''],
  ['base64', '+/8=', 'fbff'],
  ['base64', '+/8', 'fbff'],
  ['base64', '-_8', 'fbff'],
  ['base64', '-_8=', 'fbff'],
  ['whsec', 'whsec_', ''],
  ['whsec', 'whsec_AAE=', '0001'],
  ['whsec', 'whsec_AAE', '0001'],
])('%s of %j is a key', (form, secret, key) => {
  expect(Buffer.from(secretKey(secret, form)).toString('hex')).toBe(key);
  expect(secretProblem(secret, form)).toBeUndefined();
});

it.each<[SecretForm, string, string]>([
  ['utf8', '\ud83d', 'the secret holds half of a surrogate pair, which has no UTF-8'],
  ['hex', '0', noHex],
  ['hex', '0g', noHex],
  ['hex', '00 11', noHex],
  ['hex', '0011\n', noHex],
  ['hex', '0x00', noHex],
  ['base64', 'A', noBase64],
  ['base64', 'AAF', noBase64],
  ['base64', 'AAE==', noBase64],
  ['base64', '+_8', noBase64],
  ['base64', 'AA E', noBase64],
  ['base64', 'AAE=\n', noBase64],
  ['base64', 'correct horse', noBase64],
  ['whsec', '', noWhsec],
  ['whsec', 'AAE=', noWhsec],
  ['whsec', 'WHSEC_AAE=', noWhsec],
  ['whsec', 'whsec_!', noWhsec],
])('%s of %j is no key', (form, secret, problem) => {
  expect(secretProblem(secret, form)).toBe(problem);
  expect(() => secretKey(secret, form)).toThrow(new InputError(problem));
});
