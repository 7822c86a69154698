import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getAssetFolder'), {
  'answered-in-words': {
    breaks: ['document.json'],
    mistake: 'The answer is printed by the language instead of written as JSON.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          const encoded = dialect.encodeReply(request, reply);
          return request.operation === 'getAssetFolder'
            ? { ...encoded, body: `{'id': '${request.path.id}'}` }
            : encoded;
        },
      })),
  },
  'not-found-as-200': {
    breaks: ['errors.refusal-is-4xx'],
    mistake: 'The status says that the service works; whether the request did, the body tells.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          return operation === 'getAssetFolder' && wire.status === 404 ? { ...wire, status: 200 } : wire;
        },
      })),
  },
  'organization-by-a-short-id': {
    breaks: ['types.uuid'],
    mistake: 'Ids are shortened for readers where they are not the record’s own.',
    applyTo: (parts) =>
      withRecord(parts, 'getAssetFolder', (folder) => ({
        ...folder,
        org_id: `org_${String(folder.org_id).slice(0, 8)}`,
      })),
  },
});
