import type { PermittedSender } from './sender.ts';

export const otherSignatures: PermittedSender = {
  id: 'other-signatures',
  what: 'A signature has a prefix, is base64 under a key that was decoded, and stands among former ones.',
  choices: {
    events: { signature: { prefix: 'v1,', encoding: 'base64', key: 'whsec', separator: ' ', count: 3 } },
  },
};
