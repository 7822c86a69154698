import { expect, it } from 'vitest';
import { holdsDigest } from './detect-scheme.ts';
import { sign } from './sign.ts';

const body = Buffer.from('{"event":"run.completed"}');
const hex = sign(body, 'secret');
const base64 = Buffer.from(hex, 'hex').toString('base64');

it.each([
  [`keyId="a",signature="${hex}"`, true],
  [`sig1=:${base64}:`, true],
  [`${hex.toUpperCase()};alg=hmac-sha256`, true],
  [`t=1767605400,v1=${hex}`, true],
  [`t=1767605400,v1=${sign(body, 'another')}`, false],
  [`v1=${hex}0`, false],
  [`v1=${hex.slice(1)}`, false],
  ['', false],
])('in %s: %s', (header, is_held) => {
  expect(holdsDigest(body, header, 'secret')).toBe(is_held);
});
