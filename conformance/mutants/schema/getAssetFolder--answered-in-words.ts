import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const answeredInWords: Mutant = {
  id: 'schema/getAssetFolder--answered-in-words',
  clauses: ['document.json'],
  check: 'schema/getAssetFolder',
  mistake: 'The answer is printed by the language instead of written as JSON.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeReply(request, reply) {
        const encoded = parts.dialect.encodeReply(request, reply);
        return request.operation === 'getAssetFolder' ? { ...encoded, body: `{'id': '${request.path.id}'}` } : encoded;
      },
    }),
  }),
};
