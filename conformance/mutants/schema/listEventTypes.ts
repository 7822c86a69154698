import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listEventTypes'), {
  'not-json': {
    breaks: ['document.json'],
    mistake: 'The list of event types is a page of the manual.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          const wire = dialect.encodeReply(request, reply);
          return request.operation === 'listEventTypes' ? { ...wire, body: '# Event types' } : wire;
        },
      })),
  },
});
