import type { HandlerReply } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { createFields } from '../../checks/workflows/create-fields.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(createFields, {
  'kept-in-a-draft': {
    breaks: ['workflows.create-answers-workflow'],
    mistake:
      'A workflow that a person creates is kept as a draft of the page, and the answer names an id that is given later.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow, { caller }) =>
        caller?.kind === 'user' ? { ...workflow, id: parts.random.uuid() } : workflow,
      ),
  },
  'empty-list-refused': {
    breaks: ['workflows.create-optional'],
    mistake: 'Nodes of one’s own must be some, if they are mentioned: an empty list is taken for a mistake.',
    applyTo: (parts) =>
      withRefusal(
        parts,
        'createGraphWorkflow',
        (_, { custom_nodes }) => (custom_nodes as unknown[] | undefined)?.length === 0,
      ),
  },
  'first-input-alone': {
    breaks: ['workflows.create-echoes'],
    mistake:
      'Inputs are kept by the node that they belong to, and a second one of the same node finds its place taken.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) => ({
        ...workflow,
        inputs: (workflow.inputs as unknown[]).slice(0, 1),
      })),
  },
  'outputs-lost-beside-an-environment': {
    breaks: ['workflows.create-echoes'],
    mistake:
      'A workflow with an environment is built by another service, which is told the inputs and not the outputs.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow, { request }) =>
        Object.hasOwn(request.body as object, 'environment') ? { ...workflow, outputs: [] } : workflow,
      ),
  },
  'outputs-of-a-template': {
    breaks: ['workflows.create-echoes'],
    mistake: 'Outputs are copied from the template of their node, with the id of the workflow that it came from.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (workflow) => {
        const graph_workflow_id = parts.random.uuid();
        const outputs = (workflow.outputs as object[]).map((output) => ({ ...output, graph_workflow_id }));
        return { ...workflow, outputs };
      }),
  },
  'in-the-first-organization': {
    breaks: ['workflows.create-echoes'],
    mistake: 'Workflows made by an API key are filed under the organization of the user who issued it last.',
    applyTo: (parts) =>
      withReply(parts, 'createGraphWorkflow', async (reply) => {
        const organizations = await parts.store.organizations();
        if (reply.kind !== 'record') return reply;
        return { ...reply, record: { ...reply.record, org_id: organizations.at(-1)?.id } };
      }),
  },
  'inputs-needed': {
    breaks: ['workflows.create-required'],
    mistake: 'The form of the web page always sends inputs, so that the service came to need them.',
    applyTo: (parts) => withRefusal(parts, 'createGraphWorkflow', (_, body) => !Object.hasOwn(body, 'inputs')),
  },
  'named-by-its-slug-alone': {
    breaks: ['workflows.create-answers-workflow'],
    mistake: 'A workflow that asks for certain machines is made later, and the answer to its creation has no id yet.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', ({ id, ...workflow }, { request }) =>
        (request.body as object | undefined) && 'gpu_explicit_models' in (request.body as object)
          ? workflow
          : { id, ...workflow },
      ),
  },
  'names-cut-at-191': {
    breaks: ['workflows.create-echoes'],
    mistake: 'The name is cut to 191 characters, the most that an index of the database holds.',
    applyTo: (parts) =>
      withRecord(parts, 'createGraphWorkflow', (record) => ({ ...record, name: String(record.name).slice(0, 191) })),
  },
  'one-for-each-graph': {
    breaks: ['workflows.create-answers-workflow'],
    mistake:
      'Creations are made safe to repeat by their graph: an equal one is answered with the workflow that was made before.',
    applyTo(parts) {
      const made = new Map<string, HandlerReply>();
      return withReply(parts, 'createGraphWorkflow', (reply, { request }) => {
        const key = JSON.stringify((request.body as { workflow_json?: unknown }).workflow_json);
        const first = made.get(key) ?? reply;
        made.set(key, first);
        return first;
      });
    },
  },
  'path-of-another-version': {
    breaks: ['workflows.prefix'],
    mistake: 'The route was registered under the name that workflows had in an older version.',
    applyTo: (parts) => withRefusal(parts, 'createGraphWorkflow', () => true, 'unknown_route'),
  },
  'inputs-of-people-invalid': {
    breaks: ['workflows.create-optional'],
    mistake: 'The form of people derives the inputs from the graph, and its validator knows no such field.',
    applyTo: (parts) =>
      withHandlers(parts, ({ createGraphWorkflow }) => ({
        async createGraphWorkflow(call) {
          const names = Object.keys(call.request.body as object);
          if (call.caller?.kind === 'user' && names.includes('inputs')) throw new Refused('invalid');
          return createGraphWorkflow(call);
        },
      })),
  },
});
