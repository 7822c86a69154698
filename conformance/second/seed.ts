/** People and records from the start. */
import { randomBytes, randomUUID } from 'node:crypto';
import { startRun } from './runs.ts';
import type { Asset, Model, Organization, Outcome, State, User, Workflow } from './state.ts';
import { workflowIn } from './workflows.ts';

const workflow_scopes = [
  'graph-workflows:read',
  'graph-workflows:create',
  'graph-workflows:edit',
  'graph-workflows:delete',
  'graph-workflows:launch',
];
const all_scopes = ['library.edit', 'runs.start', 'hooks.manage', ...workflow_scopes];
const second_scopes = ['library.edit', 'runs.start', 'graph-workflows:read', 'graph-workflows:launch'];

const day_ms = 86_400_000;
export const threshold = 12.5;

export type Seed = ReturnType<typeof seed>;

export function seed(state: State) {
  const owner = organization(state, 'northlight');
  const second = organization(state, 'eastgate');
  const outside = organization(state, 'southbank');
  const unsigned = organization(state, 'westend', null);
  const [human, member] = [user('Ada', 'Nygaard'), user('Per', 'Solheim')];
  state.memberships.push({ user: human, org: owner, role_code: 'editor', scopes: all_scopes });
  state.memberships.push({ user: member, org: owner, role_code: 'admin', scopes: all_scopes });
  state.memberships.push({ user: member, org: second, role_code: 'guest', scopes: second_scopes });
  const invitation = { org: outside, role_code: 'guest', created_ms: state.clock.now() - day_ms };
  for (const { email } of [human, member]) state.invitations.push({ id: randomUUID(), email, ...invitation });
  state.models.push(...models(owner, outside));
  addAssets(state, owner, 34, human);
  for (const org of [second, outside, unsigned]) addAssets(state, org, 3);
  return {
    ...{ owner, second, outside, unsigned, human, workflow_body },
    workflow: addWorkflow(state, owner),
    finished: addBatch(state, owner, finished_items),
    running: addBatch(state, owner, running_items),
    tokens: {
      owner: key(state, owner, all_scopes),
      reader: key(state, owner, ['graph-workflows:read']),
      outsider: key(state, outside, all_scopes),
      no_secret: key(state, unsigned, all_scopes),
      human: session(state, human),
      member: session(state, member),
    },
  };
}

function organization(
  state: State,
  slug: string,
  callback_secret: string | null = `whsec_${randomBytes(24).toString('base64')}`,
): Organization {
  const created_ms = state.clock.now() - 90 * day_ms;
  const org: Organization = {
    id: randomUUID(),
    name: `The ${slug} studio`,
    slug,
    callback_secret,
    balance: { id: randomUUID(), amount: 480.75, threshold, created_ms, updated_ms: created_ms },
  };
  state.organizations.push(org);
  return org;
}

function user(first_name: string, last_name: string): User {
  const email = `${first_name}.${last_name}@studio.example`.toLowerCase();
  return { id: randomUUID(), email, first_name, last_name };
}

function key(state: State, org: Organization, scopes: readonly string[]): string {
  const token = `nw-key-${randomUUID()}`;
  state.tokens.set(token, { kind: 'api_key', id: randomUUID(), org, scopes });
  return token;
}

function session(state: State, user: User): string {
  const token = `nw-user-${randomUUID()}`;
  state.tokens.set(token, { kind: 'user', user });
  return token;
}

function models(owner: Organization, outside: Organization): Model[] {
  const model = (path: string, changes: Partial<Model> = {}): Model => ({
    id: randomUUID(),
    org: outside,
    path,
    is_public: true,
    is_published: true,
    outcome: 'completed',
    run_ms: 900,
    ...changes,
  });
  return [
    model('aurora/still'),
    model('aurora/brittle', { outcome: 'failed' }),
    model('aurora/fickle', { outcome: 'canceled' }),
    model('aurora/patient', { run_ms: 12_000 }),
    model('aurora/still/wide'),
    model('aurora/still/wide/quick'),
    model('aurora/still/wide/quick/r2'),
    model('northlight/hidden', { org: owner, is_public: false }),
    model('northlight/draft', { org: owner, is_published: false }),
    model('southbank/hidden', { is_public: false }),
  ];
}

const types = ['image/png', 'video/mp4', 'audio/ogg', 'text/plain', 'application/zip'];

function addAssets(state: State, org: Organization, count: number, by?: User): void {
  for (let index = 0; index < count; index++) {
    const made_ms = state.clock.now() - (30 + (index % 9)) * day_ms;
    const bytes = Buffer.from(`file ${index} of ${org.slug}`);
    const asset: Asset = {
      id: randomUUID(),
      org,
      name: `${org.slug}-${String((index * 7) % count).padStart(3, '0')}`,
      mime_type: types[index % types.length]!,
      size_bytes: bytes.byteLength,
      created_by: index % 3 === 0 ? (by?.id ?? null) : null,
      created_ms: made_ms,
      put_ms: made_ms,
    };
    state.assets.set(asset.id, asset);
    state.files.set(asset.id, bytes);
  }
}

const workflow_body = {
  name: 'Two steps',
  workflow_json: { vertices: ['ask', 'draw'], edges: [['ask', 'draw']] },
  inputs: [{ name: 'prompt', graph_node_id: 'ask', graph_field_name: 'text' }],
  outputs: [{ name: 'picture', graph_node_id: 'draw', graph_field_name: 'picture' }],
};

function addWorkflow(state: State, org: Organization): Workflow {
  const id = randomUUID();
  const created_ms = state.clock.now() - 5 * day_ms;
  const workflow = {
    id,
    org,
    slug: `w${id.slice(0, 13)}`,
    body: workflowIn(workflow_body),
    created_by: null,
    created_ms,
  };
  state.workflows.set(id, workflow);
  return workflow;
}

/** An outcome, or how long it has yet to go. */
interface SeededItem {
  end: Outcome | number;
  client_ref: string | null;
  cost?: number;
}

const finished_items: readonly SeededItem[] = [
  { end: 'completed', client_ref: 'shot-1', cost: 0.5 },
  { end: 'failed', client_ref: null, cost: 0 },
  { end: 'completed', client_ref: 'shot-3', cost: 1.25 },
  { end: 'canceled', client_ref: 'shot-4' },
  { end: 'completed', client_ref: null, cost: 0.5 },
  { end: 'failed', client_ref: 'shot-2', cost: 0.125 },
  { end: 'completed', client_ref: 'shot-7', cost: 3 },
  { end: 'completed', client_ref: null, cost: 0.75 },
];

const running_items: readonly SeededItem[] = [
  { end: 'completed', client_ref: 'take-1', cost: 0.5 },
  { end: 40 * day_ms, client_ref: 'take-2' },
  { end: 80 * day_ms, client_ref: null },
];

function addBatch(state: State, org: Organization, items: readonly SeededItem[]): string {
  const batch_id = randomUUID();
  const [model] = state.models;
  const made = items.map(({ end, client_ref, cost }, sequence_index) => {
    const order = {
      target: { model: model! },
      input: { prompt: `picture ${sequence_index}` },
      callback_url: null,
      batch_id,
      client_ref,
    };
    const under_way = typeof end === 'number';
    const caller = { org, kind: 'api_key', actor_id: '' } as const;
    const run = startRun(state, caller, { ...order, outcome: 'completed', run_ms: under_way ? end : 0 });
    const at_ms = state.clock.now() - day_ms + sequence_index * 1_000;
    Object.assign(run, { created_ms: at_ms, started_ms: at_ms + 150, status: 'rendering' });
    if (!under_way) {
      const words = { completed: 'done', failed: 'crashed', canceled: 'canceled' };
      Object.assign(run, {
        outcome: end,
        status: words[end],
        completed_ms: at_ms + 2_000,
        cost,
        ...(end === 'completed' && { output: { urls: [] } }),
      });
    }
    return { id: randomUUID(), batch_id, sequence_index, run };
  });
  state.batches.set(batch_id, { org, items: made });
  return batch_id;
}
