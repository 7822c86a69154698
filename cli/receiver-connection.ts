/** Connections to a receiver of somebody who writes one: their certificates, and why there is none. */
import type { Agent } from 'undici';

/** @param insecure takes any certificate */
export function certificatesOf(insecure: boolean | undefined): Pick<Agent.Options, 'connect'> {
  return insecure ? { connect: { rejectUnauthorized: false } } : {};
}

/** In a word; a certificate that nobody vouches for with the mend. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code ?? message;
  return /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_|ALTNAME/.test(reason) ? `${reason}; --insecure takes it` : reason;
}
