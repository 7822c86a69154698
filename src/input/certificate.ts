/** The certificate that a server shows, and its key, from the files that somebody names. */
import { readFileSync } from 'node:fs';
import { InputError } from './input-error.ts';

/** Texts in PEM; the certificate may have those that vouch for it behind it. */
export interface Certificate {
  cert: string;
  key: string;
}

/** @throws InputError for a file that cannot be read or is none of the two, and for a key of another certificate */
export function readCertificate(cert_file: string, key_file: string): Certificate {
  const { X509Certificate, createPrivateKey } = process.getBuiltinModule('node:crypto');
  const [cert, key] = [readText('--tls-cert', cert_file), readText('--tls-key', key_file)];
  const certificate = parsed('--tls-cert', cert_file, 'certificate', () => new X509Certificate(cert));
  const private_key = parsed('--tls-key', key_file, 'private key without a passphrase', () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(private_key))
    throw new InputError(`--tls-key ${key_file}: it is not the key of the certificate in ${cert_file}`);
  return { cert, key };
}

/** True for a certificate that its own key signed. */
export function isSelfSigned({ cert }: Certificate): boolean {
  const { X509Certificate } = process.getBuiltinModule('node:crypto');
  const certificate = new X509Certificate(cert);
  return certificate.verify(certificate.publicKey);
}

function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${option} ${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function parsed<Result>(option: string, file: string, what: string, parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw new InputError(`${option} ${file}: it holds no ${what} in PEM`);
  }
}
