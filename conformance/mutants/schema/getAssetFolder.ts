import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { withProblem, withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getAssetFolder'), {
  'answered-in-words': {
    breaks: ['document.json'],
    mistake: 'The answer is printed by the language instead of written as JSON.',
    applyTo: (parts) =>
      withWire(parts, 'getAssetFolder', (wire, _reply, request) => ({ ...wire, body: `{'id': '${request.path.id}'}` })),
  },
  'not-found-as-200': {
    breaks: ['errors.refusal-is-4xx'],
    mistake: 'The status says that the service works; whether the request did, the body tells.',
    applyTo: (parts) =>
      withProblem(parts, 'getAssetFolder', (wire) => (wire.status === 404 ? { ...wire, status: 200 } : wire)),
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
