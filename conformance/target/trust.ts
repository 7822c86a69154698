/** Certificates on the way to a target: trusted ones, and the suite's own. They are the files that `network` names. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
// By its module: a name that Node.js 20 lacks would keep the check of the version from running.
import tls, { createSecureContext, type SecureContext } from 'node:tls';
import { InputError } from '../../src/input/input-error.ts';
import type { TargetNetwork } from './target.ts';

export interface Trust {
  /** For the base URL's origin. */
  home: SecureContext;
  /** For everybody else, and proxies: no client certificate is shown to them. */
  others: SecureContext;
}

/** Undefined where `network` adds nothing to what Node.js does. @throws InputError for a file that is not what it should be */
export function trustOf({ ca, client_certificate: shown }: TargetNetwork = {}): Trust | undefined {
  if (ca === undefined && shown === undefined) return undefined;
  // One given list stands in the place of the known authorities, so that these are in it too.
  const trusted = ca === undefined ? {} : { ca: [...tls.getCACertificates('default'), readPem(ca, 'network.ca')] };
  const others = contextOf(trusted, 'network.ca');
  if (!shown) return { home: others, others };
  const cert = readPem(shown.cert, 'network.client_certificate.cert');
  const key = readPem(shown.key, 'network.client_certificate.key');
  const own = { cert, key, ...(shown.passphrase !== undefined && { passphrase: shown.passphrase }) };
  return { home: contextOf({ ...trusted, ...own }, 'network.client_certificate'), others };
}

/** The same network with its files named from the root. */
export function withFilesIn(folder: string, network: TargetNetwork): TargetNetwork {
  const { ca, client_certificate: shown } = network;
  return {
    ...network,
    ...(ca !== undefined && { ca: resolve(folder, ca) }),
    ...(shown && {
      client_certificate: { ...shown, cert: resolve(folder, shown.cert), key: resolve(folder, shown.key) },
    }),
  };
}

function readPem(file: string, key: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${key}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (!text.includes('-----BEGIN '))
    throw new InputError(`${key}: ${file} holds no PEM; give a file with -----BEGIN …`);
  return text;
}

function contextOf(options: Parameters<typeof createSecureContext>[0], key: string): SecureContext {
  try {
    return createSecureContext(options);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(`${key}: ${mendOf(code ?? '') ?? `cannot be used (${code ?? message})`}`);
  }
}

function mendOf(code: string): string | undefined {
  if (code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH') return 'cert and key do not belong together';
  return /BAD_DECRYPT|PASSWORD|INTERRUPTED_OR_CANCELLED/.test(code)
    ? 'the key does not open; give its passphrase'
    : undefined;
}
