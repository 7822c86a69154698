/**
 * Finds out whose signature an event has, by trying every secret that the suite knows on the bytes as they came. This
 * is done on arrival and kept as names, so that the history holds no secret and can be judged without one.
 */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { detectScheme, holdsDigest } from '../../src/webhooks/detect-scheme.ts';
import type { SignatureScheme } from '../../src/webhooks/scheme.ts';
import { secretProblem } from '../../src/webhooks/secret-key.ts';
import { verify } from '../../src/webhooks/verify.ts';
import { declaredScheme } from '../models/declared-scheme.ts';

export interface FoundSigners {
  signed_by: string[];
  /** Absent where the signature stands in a layout of its own. */
  scheme?: SignatureScheme;
  /** Where it is not written as the target file declares: whose it is if it is written in another permitted way. */
  written_otherwise?: { signed_by: string[]; scheme?: SignatureScheme };
}

export interface Signers {
  /** Makes a secret known; one name may have several. @param name such as `webhook/2` or `organization/owner` */
  add(name: string, secret: string): void;
  /** The names of all whose signature of this body the header holds, and how it is written, where that shows. */
  of(channel: 'callback' | 'webhook', body: Uint8Array, header: string): FoundSigners;
}

/** Keys that sign nothing, though a careless sender may use them where no secret is set up. */
const no_keys: Readonly<Record<string, string>> = {
  'the empty key': '',
  'the word null': 'null',
  'the word undefined': 'undefined',
};

export function createSigners(choices: ChoicesDocument): Signers {
  const known: [name: string, secret: string][] = Object.entries(no_keys);
  const declared = { callback: declaredScheme(choices), webhook: declaredScheme(choices, 'createWebhook') };
  function signersBy(schemeOf: (secret: string) => SignatureScheme | undefined) {
    const found = known.flatMap(([name, secret]) => {
      const scheme = schemeOf(secret);
      return scheme ? [{ name, scheme }] : [];
    });
    return found[0] && { signed_by: [...new Set(found.map(({ name }) => name))], scheme: found[0].scheme };
  }

  function signersWithin(body: Uint8Array, header: string): FoundSigners | undefined {
    const found = known.filter(([, secret]) => holdsDigest(body, header, secret)).map(([name]) => name);
    return found.length > 0 ? { signed_by: [...new Set(found)] } : undefined;
  }

  return {
    add: (name, secret) => void known.push([name, secret]),
    of(channel, body, header) {
      const scheme = declared[channel];
      const inAnyWay = () =>
        signersBy((secret) => detectScheme(body, header, secret)[0]) ?? signersWithin(body, header);
      if (!scheme) return inAnyWay() ?? { signed_by: [] };
      const found = signersBy((secret) => (fits(body, header, secret, scheme) ? scheme : undefined));
      if (found) return found;
      const written_otherwise = inAnyWay();
      return { signed_by: [], ...(written_otherwise && { written_otherwise }) };
    },
  };
}

function fits(body: Uint8Array, header: string, secret: string, scheme: SignatureScheme): boolean {
  return secretProblem(secret, scheme.key) === undefined && verify(body, header, secret, scheme).valid;
}
