import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCertificate } from './certificate.ts';
import { InputError } from './input-error.ts';
import { self_signed } from './self-signed.support.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
const file = (name: string) => join(folder, name);
beforeAll(() => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const protection = { cipher: 'aes-256-cbc', passphrase: 'x' };
  const texts = {
    ...self_signed,
    other: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    locked: privateKey.export({ type: 'pkcs8', format: 'pem', ...protection }),
    none: 'a text',
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(file(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a certificate and its key', () => {
  expect(readCertificate(file('cert'), file('key'))).toEqual(self_signed);
});

it.each([
  ['absent', 'key', /^--tls-cert .*absent: cannot be read \(ENOENT\)$/],
  ['cert', 'absent', /^--tls-key .*absent: cannot be read \(ENOENT\)$/],
  ['none', 'key', /^--tls-cert .*none: it holds no certificate in PEM$/],
  ['key', 'cert', /^--tls-cert .*key: it holds no certificate in PEM$/],
  ['cert', 'none', /^--tls-key .*none: it holds no private key/],
  ['cert', 'locked', /^--tls-key .*locked: it holds no private key without a passphrase/],
  ['cert', 'other', /^--tls-key .*other: it is not the key of the certificate in .*cert$/],
])('tells in one line of %s and %s', (cert, key, message) => {
  expect(() => readCertificate(file(cert), file(key))).toThrow(InputError);
  expect(() => readCertificate(file(cert), file(key))).toThrow(message);
});
