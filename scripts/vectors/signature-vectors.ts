/** Makes `fixtures/vectors/signatures.json`: what was written by hand, with what `openssl` says to it. */
import { spawnSync } from 'node:child_process';
import { bodyCases } from './body-cases.ts';
import { forgeryCases } from './forgery-cases.ts';
import { headerCases } from './header-cases.ts';
import type { WrittenScheme } from './openssl-command.ts';
import { schemeCases } from './scheme-cases.ts';
import { secretCases } from './secret-cases.ts';
import type { SignatureCase } from './signature-case.ts';

/** One vector as it stands in the file; `signatures.schema.json` says what each member means. */
export interface SignatureVector {
  name: string;
  section: '5.7';
  why: string;
  body_base64: string;
  secret: string;
  scheme: WrittenScheme;
  signature: string | null;
  valid: boolean;
  reason?: 'missing' | 'malformed' | 'mismatch';
  command: string | null;
}

export interface SignatureVectors {
  $schema: string;
  description: string;
  vectors: SignatureVector[];
}

export const signatureCases: readonly SignatureCase[] = [
  ...bodyCases,
  ...secretCases,
  ...schemeCases,
  ...forgeryCases,
  ...headerCases,
];

/** Runs every command, which takes some seconds. */
export function makeSignatureVectors(): SignatureVectors {
  return {
    $schema: './signatures.schema.json',
    description:
      'Signatures that hold and signatures that do not, made with openssl. `command` prints `signature`; ' +
      '`npm run prove -- vectors` makes this file again, and with --check compares it.',
    vectors: signatureCases.map(makeVector),
  };
}

function makeVector(signatureCase: SignatureCase): SignatureVector {
  const { name, command } = signatureCase;
  return vectorOf(signatureCase, command === null ? null : run(name, command));
}

/** A case as it stands in the file. */
export function vectorOf(signatureCase: SignatureCase, signature: string | null): SignatureVector {
  const { name, why, body, secret, scheme, command, outcome } = signatureCase;
  return {
    name,
    section: '5.7',
    why,
    body_base64: Buffer.from(body).toString('base64'),
    secret,
    scheme,
    signature,
    valid: outcome === 'valid',
    ...(outcome === 'valid' ? {} : { reason: outcome }),
    command,
  };
}

/**
 * Output of the command, without the line feed at its end.
 * @throws Error one line, when it says anything on stderr: a shell reports only how the last command of a pipe ended
 */
function run(name: string, command: string): string {
  const { status, stdout, stderr, error } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  if (error !== undefined || status !== 0 || stderr !== '') {
    throw new Error(`${name}: ${error?.message ?? (stderr.trim().split('\n')[0] || `sh ended with ${status}`)}`);
  }
  return stdout.replace(/\n$/, '');
}
