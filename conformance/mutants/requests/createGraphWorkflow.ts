import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('createGraphWorkflow'), {
  'keys-name-no-organization': {
    breaks: ['workflows.create-answers-workflow'],
    mistake: 'The header is compared with the memberships of the user, and an API key has none.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const is_key = operation.id === 'createGraphWorkflow' && token?.kind === 'api_key';
        if (is_key && request.organization !== undefined) throw new Refused('not_member');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
  'at-another-path': {
    breaks: ['workflows.prefix'],
    mistake: 'The routes are mounted below another prefix.',
    applyTo: (parts) => withRefusal(parts, 'createGraphWorkflow', () => true, 'unknown_route'),
  },
  'empty-lists-refused': {
    breaks: ['workflows.create-optional'],
    mistake: 'A list that is there must hold something, thinks the validator of one of them.',
    applyTo: (parts) =>
      withRefusal(
        parts,
        'createGraphWorkflow',
        (_, { custom_nodes }) => Array.isArray(custom_nodes) && custom_nodes.length === 0,
      ),
  },
  'graph-later': {
    breaks: ['workflows.create-required'],
    mistake: 'A workflow may be begun without a graph, which the editor fills in later.',
    applyTo: (parts) =>
      withBody(parts, 'createGraphWorkflow', (body) => ({
        workflow_json: { '1': { class_type: 'ComposeText', inputs: { text: '' } } },
        ...body,
        ...(body.workflow_json === undefined && { inputs: [], outputs: [] }),
      })),
  },
  'unnamed-accepted': {
    breaks: ['workflows.create-required'],
    mistake: 'A workflow without a name is called untitled, as in the editor.',
    applyTo: (parts) => withBody(parts, 'createGraphWorkflow', (body) => ({ name: 'Untitled', ...body })),
  },
});
