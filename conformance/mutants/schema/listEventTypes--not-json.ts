import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const eventTypesNotJson: Mutant = {
  id: 'schema/listEventTypes--not-json',
  clauses: ['document.json'],
  check: 'schema/listEventTypes',
  mistake: 'The list of event types is a page of the manual.',
  applyTo: (parts) => ({
    ...parts,
    dialect: exchanged(parts.dialect, {
      encodeReply(request, reply) {
        const wire = parts.dialect.encodeReply(request, reply);
        return request.operation === 'listEventTypes' ? { ...wire, body: '# Event types' } : wire;
      },
    }),
  }),
};
