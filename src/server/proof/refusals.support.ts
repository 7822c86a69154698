/** Refusals: for the name of an error example in the document, the request that the server answers with it. */
import { Refused } from '../refused.ts';
import { largest_body_bytes } from '../requests/read-body.ts';
import type { TestRequest } from '../worlds/world.support.ts';
import { namedExamples, type ProvedOperation } from './document.support.ts';
import {
  type DocumentedOptions,
  type DocumentedPrincipal,
  type DocumentedWorld,
  tokens,
} from './documented-world.support.ts';
import type { ExampleRequest } from './request-examples.support.ts';

/** The difference to a request that would have been answered. */
export interface RefusalCase {
  /** State of the world that it takes. */
  world?: DocumentedOptions;
  /** Null for nobody. */
  as?: DocumentedPrincipal | null;
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?(world: DocumentedWorld): Record<string, string>;
  /** Exchanges the body. */
  body?(sent: Record<string, unknown>): unknown;
  /** Goes out in place of a body. */
  raw?: TestRequest['raw'];
  /** The example with the names of this operation: many share one, which names the field or the scope of one of them. */
  shown?(example: unknown, operation: ProvedOperation): unknown;
  before?(world: DocumentedWorld, request: ExampleRequest): Promise<void>;
}

const nowhere = '00000000-0000-4000-8000-000000000000';

/** By the name of the example, or by operation and name where one way is not for all. */
const ways: Readonly<Record<string, RefusalCase>> = {
  noToken: { as: null },
  notAMember: { headers: (world) => ({ 'x-organization-id': world.foreign_organization_id }) },
  missingScope: { as: 'reader', shown: withOwnScope },
  'rateRun missingScope': { as: 'human_reader', shown: withOwnScope },
  apiKey: { as: 'owner' },
  unknownParameter: { query: { colour: 'blue' } },
  malformedOrganization: { headers: () => ({ 'x-organization-id': 'acme-studio' }) },
  malformedJson: { raw: '{"' },
  plainText: { headers: () => ({ 'content-type': 'text/plain' }) },
  tooLarge: { raw: ' '.repeat(largest_body_bytes + 1) },
  missingField: {
    body: (sent) => Object.fromEntries(Object.entries(sent).slice(1)),
    shown: (example, { id }) => renamed(example, 'name', firstField(id)),
  },
  unknownField: { body: (sent) => ({ ...sent, colour: 'blue' }) },
  pageTooLarge: { query: { limit: '501' } },
  damagedCursor: { query: { cursor: 'damaged' } },
  // It follows the pattern of the schema.
  malformedCallback: { body: (sent) => ({ ...sent, callback_url: 'http://[' }) },
  emptyBalance: { as: 'penniless' },
  unknownModel: { path: { name: 'nothing' } },
  unknownId: { path: { id: nowhere, run_id: nowhere, batch_id: nowhere, webhook_id: nowhere } },
  'getBatchItem unknownPath': { path: { id: nowhere } },
  'getModelText unknownPath': { path: { slug: 'nothing' } },
  // The workflow of the other examples takes no text.
  'dispatchGraphWorkflowRun wrongType': {
    path: { slug: 'captioned' },
    body: () => ({ prompt: 12 }),
    before: (world) => createWorkflow(world, 'owner'),
  },
  'dispatchGraphWorkflowRun emptyBalance': {
    as: 'penniless',
    path: { owner: 'spent-club', slug: 'captioned' },
    body: () => ({ prompt: 'A harbour' }),
    before: (world) => createWorkflow(world, 'penniless'),
  },
  'dispatchGraphWorkflowRun deletedWorkflow': { path: { slug: 'posterize' } },
  // Somebody else has changed the threshold meanwhile.
  'updateBalance stale': {
    async before(world) {
      await world.parts.store.updateThreshold(world.organization_id, '25.5', '2026-01-05T09:31:00.000Z');
    },
  },
  // The server limits nobody yet: what would, refuses here.
  tooFast: {
    world: {
      wrap: (parts) => ({
        ...parts,
        authenticate: async () => {
          throw new Refused('rate_limited');
        },
      }),
    },
  },
};

export function refusalCase({ id }: ProvedOperation, key: string): RefusalCase | undefined {
  // Bodies of that name are the request themselves.
  return ways[`${id} ${key}`] ?? ways[key] ?? (key === 'wrongType' ? {} : undefined);
}

function withOwnScope(example: unknown, { scopes = [] }: ProvedOperation): unknown {
  return renamed(example, 'assets:write', scopes[0]!);
}

/** The field that `missingField` leaves out. */
function firstField(operation: string): string {
  const body = namedExamples.find((example) => example.of === 'body' && example.operation === operation);
  return Object.keys(body!.value as object)[0]!;
}

function renamed(example: unknown, from: string, to: string): unknown {
  const pointer = new RegExp(`"/${from}"`, 'g');
  const word = new RegExp(`(?<=")${from}(?= is missing)|(?<=The scope )${from}(?= )`, 'g');
  return JSON.parse(JSON.stringify(example).replaceAll(pointer, `"/${to}"`).replaceAll(word, to));
}

async function createWorkflow(world: DocumentedWorld, as: 'owner' | 'penniless'): Promise<void> {
  const text = { name: 'prompt', variable_type_code: 'string', graph_node_id: '1', graph_field_name: 'text' };
  const workflow_json = { '1': { class_type: 'ComposeText', inputs: { text: '' } } };
  await world.ask(null, 'POST /v1/graph-workflows', {
    body: { name: 'Captioned', workflow_json, inputs: [text] },
    headers: { authorization: `Bearer ${tokens[as]}` },
  });
}
