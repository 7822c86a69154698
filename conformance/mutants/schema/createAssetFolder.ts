import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { withProblem, withWire } from '../changed-wire.ts';
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
      withProblem(parts, 'createAssetFolder', (wire, reply) => {
        if (reply.refusal !== 'invalid') return wire;
        return { ...wire, body: JSON.stringify({ code: reply.problem.code, error: reply.problem.message }) };
      }),
  },
  'labelled-as-a-page': {
    breaks: ['document.json'],
    mistake: 'The text is written without telling the framework what it is, which takes it for a page.',
    applyTo: (parts) =>
      withWire(parts, 'createAssetFolder', (wire) => ({
        ...wire,
        headers: { ...wire.headers, 'content-type': 'text/html' },
      })),
  },
});
