/** Reads recorded events and tries their signatures, by the choices of the sender. */
import { chosen } from '../../src/choices/choices.ts';
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { referenceScheme, type SignatureScheme } from '../../src/webhooks/scheme.ts';
import { verify } from '../../src/webhooks/verify.ts';
import type { Signing } from './traffic-rule.ts';

/** @param scheme that of the choices unless given @param secrets in the form that it wants */
export function signingFor(choices: ChoicesDocument, secrets: readonly string[], scheme?: SignatureScheme): Signing {
  const dialect = createDialect(choices);
  const written = scheme ?? schemeOf(choices);
  const prefix = chosen(choices, 'records.header_prefix') ?? referenceChoices.records.header_prefix;
  return {
    secrets,
    signature_header: `${prefix}Signature`.toLowerCase(),
    request_id_header: `${prefix}Request-Id`.toLowerCase(),
    fault(body, header) {
      const found = verify(Buffer.from(body), header, secrets, written);
      return found.valid ? undefined : found.reason === 'missing' ? 'missing' : 'mismatch';
    },
    decode: (body) => dialect.decodeEvent(body),
  };
}

/** Form of signatures, as the choices tell it. */
export function schemeOf(choices: ChoicesDocument): SignatureScheme {
  const signature = chosen(choices, 'events.signature', 'createWebhook') ?? {};
  const { prefix, encoding, key } = { ...referenceScheme, ...signature };
  const separator = signature.separator ?? '';
  return { prefix, encoding, key, ...(separator !== '' && { separator }) };
}
