/** Who signed an event: every secret that the suite knows, tried on the bytes as they came. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { detectScheme } from '../../src/webhooks/detect-scheme.ts';
import { type SignatureScheme, schemeProblem } from '../../src/webhooks/scheme.ts';
import { secretProblem } from '../../src/webhooks/secret-key.ts';
import { verify } from '../../src/webhooks/verify.ts';

export interface Signers {
  /** Makes a secret known. @param name such as `webhook/2` or `organization/owner` */
  add(name: string, secret: string): void;
  /** The names of all whose signature of this body the header holds, and how it is written, where that shows. */
  of(
    channel: 'callback' | 'webhook',
    body: Uint8Array,
    header: string,
  ): { signed_by: string[]; scheme?: SignatureScheme };
}

/** Keys that sign nothing, though a careless sender may use them where no secret is set up. */
const no_keys: Readonly<Record<string, string>> = {
  'the empty key': '',
  'the word null': 'null',
  'the word undefined': 'undefined',
};

export function createSigners(choices: ChoicesDocument): Signers {
  const known = new Map<string, string>(Object.entries(no_keys));
  const declared = { callback: declaredScheme(choices), webhook: declaredScheme(choices, 'createWebhook') };
  return {
    add: (name, secret) => void known.set(name, secret),
    of(channel, body, header) {
      const scheme = declared[channel];
      const found = known
        .entries()
        .flatMap(([name, secret]) => {
          const schemes = scheme
            ? fits(body, header, secret, scheme)
              ? [scheme]
              : []
            : detectScheme(body, header, secret);
          return schemes.length > 0 ? [{ name, scheme: schemes[0]! }] : [];
        })
        .toArray();
      return { signed_by: found.map(({ name }) => name), ...(found[0] && { scheme: found[0].scheme }) };
    },
  };
}

function fits(body: Uint8Array, header: string, secret: string, scheme: SignatureScheme): boolean {
  return secretProblem(secret, scheme.key) === undefined && verify(body, header, secret, scheme).valid;
}

/** How signatures are written, where the target file says all of it. Those of webhooks may be chosen apart. */
export function declaredScheme(choices: ChoicesDocument, operation?: 'createWebhook'): SignatureScheme | undefined {
  const { prefix, encoding, key, separator } = chosen(choices, 'events.signature', operation) ?? {};
  if (typeof prefix !== 'string' || typeof encoding !== 'string' || typeof key !== 'string') return undefined;
  const scheme = { prefix, encoding, key, ...(typeof separator === 'string' && { separator }) } as SignatureScheme;
  return schemeProblem(scheme) === undefined ? scheme : undefined;
}
