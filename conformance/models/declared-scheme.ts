/** The way in which the events of a target are signed, as its file tells. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { type SignatureScheme, schemeProblem } from '../../src/webhooks/scheme.ts';

/** Undefined unless the target file says all of it. Signatures of webhooks may be chosen apart. */
export function declaredScheme(choices: ChoicesDocument, operation?: 'createWebhook'): SignatureScheme | undefined {
  const { prefix, encoding, key, separator } = chosen(choices, 'events.signature', operation) ?? {};
  if (typeof prefix !== 'string' || typeof encoding !== 'string' || typeof key !== 'string') return undefined;
  const scheme = { prefix, encoding, key, ...(typeof separator === 'string' && { separator }) } as SignatureScheme;
  return schemeProblem(scheme) === undefined ? scheme : undefined;
}
