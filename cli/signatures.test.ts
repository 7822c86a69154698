import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { signings } from '../src/webhooks/arbitrary-schemes.support.ts';
import { breaks } from '../src/webhooks/broken.ts';
import type { SignatureScheme } from '../src/webhooks/scheme.ts';
import { kit } from './kit.support.ts';

const folder = mkdtempSync(join(tmpdir(), 'signatures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const event = file('event.json', '{"event":"run.completed"}');
const told = ['--secret', 'example-signing-secret-1'];
/** Computed with: printf '{"event":"run.completed"}' | openssl dgst -sha256 -hmac example-signing-secret-1 */
const by_openssl = '711eecb4ee3a236f18e1c0dd40991c06198fccbf343c6e9327d072bd21aeb547';

function optionsOf({ prefix, encoding, key, separator }: SignatureScheme): string[] {
  const several = separator === undefined ? [] : [`--separator=${separator}`];
  return [`--prefix=${prefix}`, '--encoding', encoding, '--key', key, ...several];
}

/** An empty secret is refused, and the last line break of the file is none of the secret. */
const drawn = signings.filter(({ secret }) => secret !== '' && !secret.endsWith('\r'));

test('what sign says, verify takes, whatever the body, the secret and the way of writing', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, fc.constantFrom(undefined, ...breaks), async ({ body, secret, scheme }, how) => {
      const options = [file('body', body), '--secret', `@${file('secret', `${secret}\n`)}`, ...optionsOf(scheme)];
      const signed = await kit('sign', ...options, ...(how === undefined ? [] : ['--break', how]));
      expect(signed).toMatchObject({ code: 0, stderr: '' });
      const verified = await kit('verify', ...options, `--signature=${signed.stdout.replace(/\n$/, '')}`);
      expect(verified.stdout).toMatch(how === undefined ? /^valid\n$/ : /^not valid: .*\n$/);
      expect(verified.code).toBe(how === undefined ? 0 : 1);
    }),
    { numRuns: 60 },
  );
});

describe('sign', () => {
  it('says what openssl says', async () => {
    expect(await kit('sign', event, ...told)).toEqual({ code: 0, stdout: `${by_openssl}\n`, stderr: '' });
  });

  it('leaves out the line break at the end of a secret', async () => {
    const [option, value] = told as [string, string];
    expect((await kit('sign', event, option, `${value}\r\n`)).stdout).toBe(`${by_openssl}\n`);
    expect(await kit('verify', event, option, `${value}\n`, '--signature', by_openssl)).toMatchObject({ code: 0 });
  });

  it('prints the line of the head', async () => {
    const { stdout } = await kit('sign', event, ...told, '--header', '--prefix', 'sha256=');
    expect(stdout).toBe(`Service-Signature: sha256=${by_openssl}\n`);
  });

  it('signs under each secret where there may be several, and verify takes any of them', async () => {
    const several = ['--separator', ','];
    const both = await kit('sign', event, ...told, '--secret', 'another', ...several);
    expect(both.stdout).toMatch(new RegExp(`^${by_openssl},[0-9a-f]{64}\n$`));
    const known = ['--secret', 'x', '--secret', 'another'];
    const verified = await kit('verify', event, ...known, ...several, '--signature', both.stdout.trim());
    expect(verified).toEqual({ code: 0, stdout: 'valid\n', stderr: '' });
  });

  it('signs as a choices document says, and the options go before it', async () => {
    const choices = file(
      'choices.yaml',
      'records: { header_prefix: X-Acme- }\nevents: { signature: { prefix: "v1=", encoding: HEX } }\n',
    );
    const { stdout } = await kit('sign', event, ...told, '--choices', choices, '--header');
    expect(stdout).toBe(`X-Acme-Signature: v1=${by_openssl.toUpperCase()}\n`);
    const other = await kit('sign', event, ...told, '--choices', choices, '--prefix', '', '--encoding', 'hex');
    expect(other.stdout).toBe(`${by_openssl}\n`);
  });
});

describe('verify', () => {
  it('says that a signature is right but written otherwise', async () => {
    const { code, stdout } = await kit('verify', event, ...told, '--signature', `sha256=${by_openssl}`);
    expect(stdout).toMatch(/^not valid: .* written otherwise: --prefix='sha256=' --encoding hex --key utf8\n$/);
    expect(code).toBe(1);
  });

  it('finds out how a signature is written, in options that a shell takes', async () => {
    const { code, stdout } = await kit('verify', event, ...told, '--detect', '--signature', `it's=${by_openssl}`);
    expect(stdout).toBe("--prefix='it'\\''s=' --encoding hex --key utf8\n");
    expect(code).toBe(0);
  });

  it('finds no way of writing for a wrong one', async () => {
    const { code, stdout } = await kit('verify', event, ...told, '--detect', '--signature', 'abc');
    expect(stdout).toMatch(/^not valid: /);
    expect(code).toBe(1);
  });
});

const refused: [string, string[], RegExp][] = [
  ['no secret', ['sign', event], /--secret: give the signing secret/],
  ['a secret too many', ['sign', event, ...told, ...told], /several secrets need a signature scheme with a separator/],
  [
    'to break several',
    ['sign', event, ...told, ...told, '--separator', ',', '--break', 'case'],
    /--break: takes one --secret/,
  ],
  ['an empty secret', ['sign', event, '--secret', ''], /--secret: it is empty/],
  [
    'a secret of another form',
    ['sign', event, '--secret', 'x', '--key', 'hex'],
    /--secret: the secret is no hex.*--key hex/,
  ],
  [
    'a secret that is no text',
    ['sign', event, '--secret', `@${file('bytes', Buffer.of(0xff))}`],
    /--secret .*bytes: is no text/,
  ],
  ['no file of that name', ['sign', join(folder, 'none.json'), ...told], /the body .*none\.json: no such file/],
  ['a folder', ['verify', folder, ...told, '--signature', 'x'], /the body .*: is a folder/],
  ['a prefix that is no header', ['sign', event, ...told, '--prefix', '\n'], /--prefix: must be ASCII/],
  ['a separator of digits', ['sign', event, ...told, '--separator', 'a'], /--separator: "a" occurs in signatures/],
  ['an unknown encoding', ['sign', event, ...told, '--encoding', 'x'], /--encoding <name>' argument 'x' is invalid/],
  ['nothing to verify', ['verify', event, ...told], /required option '--signature <text>'/],
  [
    'to detect without a secret',
    ['verify', event, '--detect', '--signature', 'x'],
    /--secret: --detect needs the secret/,
  ],
  ['a mistake in the choices', ['sign', event, ...told, '--choices', file('c.yaml', 'evnts: {}')], /c\.yaml: .*evnts/],
];

test.each(refused)('%s is refused in one line', async (_, words, line) => {
  const ended = await kit(...words);
  expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(line) });
  expect(ended.stderr).not.toContain('\n    at ');
});
