import type { Mutant } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const webhooksInBase64: Mutant = {
  id: 'signature/encoding--webhooks-in-base64',
  clauses: ['events.signature-encoding'],
  check: 'signature/encoding',
  mistake: 'Webhooks are sent by a newer program, which writes base64.',
  applyTo: (parts) =>
    withManners(parts, ({ callback, webhook }) => ({
      callback,
      webhook: { ...webhook, scheme: { ...webhook.scheme, encoding: 'base64' } },
    })),
};
