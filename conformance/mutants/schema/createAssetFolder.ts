import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('createAssetFolder'), {
  'name-as-a-path': {
    breaks: ['types.asset-folder-fields'],
    mistake: 'Folders may stand in folders one day, and the name is a path already.',
    applyTo: (parts) => withRecord(parts, 'createAssetFolder', (folder) => ({ ...folder, name: [folder.name] })),
  },
  'refused-in-its-own-words': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'The framework refuses what does not validate, with an error of its own making.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          if (operation !== 'createAssetFolder' || reply.refusal !== 'invalid') return wire;
          return { ...wire, body: JSON.stringify({ status: 'error', error: reply.problem.message }) };
        },
      })),
  },
});
