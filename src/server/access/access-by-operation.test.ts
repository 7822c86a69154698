/** Every operation of the document against every kind of caller: what comes of it follows from the operation's table entry. */
import { describe, expect, test } from 'vitest';
import { type Operation, type OperationId, operationIds, operations } from '../../contract/operations.ts';
import { type TestRequest, type TestWorld, testWorld } from '../worlds/world.support.ts';

interface Sample {
  path: Record<string, string>;
  body?: unknown;
  /** Set where the path names a record of the owner's organization. */
  is_owned: boolean;
}

const harbour = '0d4b8f7a-9e21-4c36-a5b8-7f1c2e3d4a59';
const upscale = 'eaaf20e9-c2d3-4bfc-9aae-8a33e337b2bc';
const hours = 'f026826c-369f-40a8-b50b-c5bbe49c41e3';
const dawn = '655f0d08-44bc-4621-97db-bf54e0e96bf0';
const archive = 'af3e1055-f888-4ac9-bf1f-217bad88fca8';

const [provider, name] = ['lumen', 'canvas'];
const prompt = { prompt: 'x' };
const open = { path: {}, is_owned: false };

/** A request of each operation that the owner, or a person, may make. */
async function samples(world: TestWorld): Promise<Record<OperationId, Sample>> {
  const asset = { id: (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items[0].id as string };
  const folder = {
    id: (await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } })).json.id as string,
  };
  const workflow = { owner: 'acme-studio', slug: 'postcard' };
  const node = { class_type: 'LoadImage' };
  return {
    getHealth: open,
    getMe: open,
    updateBalance: { ...open, body: { low_balance_threshold: 1 } },
    listAssets: open,
    listAssetTypes: open,
    getAsset: { path: asset, is_owned: true },
    deleteAsset: { path: asset, is_owned: true },
    createAssetUpload: { ...open, body: { filename: 'x', mime_type: 'text/plain', size_bytes: 1 } },
    createAssetFolder: { ...open, body: { name: 'x' } },
    getAssetFolder: { path: folder, is_owned: true },
    deleteAssetFolder: { path: folder, is_owned: true },
    dispatchModelRun2: { path: { provider, name: 'sketch' }, body: prompt, is_owned: false },
    dispatchModelRun3: { path: { provider, name, variant: 'fast' }, body: prompt, is_owned: false },
    dispatchModelRun4: {
      path: { provider, name, variant: 'fast', subvariant: 'styled' },
      body: prompt,
      is_owned: false,
    },
    dispatchModelRun5: {
      path: { provider, name: 'reel', variant: 'v2', subvariant: 'turbo', revision: 'image-to-video' },
      body: prompt,
      is_owned: false,
    },
    getModelText: { path: { owner: 'lumen', slug: 'sketch' }, is_owned: false },
    getRun: { path: { id: harbour }, is_owned: true },
    rateRun: { path: { run_id: harbour }, body: { is_positive: true }, is_owned: true },
    createGraphWorkflow: { ...open, body: { name: 'x', workflow_json: { '1': node } } },
    deleteGraphWorkflow: { path: { id: upscale }, is_owned: true },
    dispatchGraphWorkflowRun: { path: workflow, body: { text: 'x' }, is_owned: true },
    listBatchItems: { path: { batch_id: hours }, is_owned: true },
    getBatchItem: { path: { batch_id: hours, id: dawn }, is_owned: true },
    createWebhook: { ...open, body: { name: 'x', url: 'http://a.example', secret: '0123456789abcdef' } },
    listEventTypes: open,
    listAllDeliveries: open,
    listWebhookDeliveries: { path: { webhook_id: archive }, is_owned: true },
  };
}

interface Caller {
  who: string | null;
  headers?(world: TestWorld): Record<string, string>;
  /** The status of an operation that needs a token; undefined where it succeeds. */
  refusal(operation: Operation, sample: Sample): number | undefined;
}

const key = ({ id }: Operation) => (id === 'rateRun' ? 403 : undefined);
const withoutScopes = ({ scopes }: Operation) => (scopes.length > 0 ? 403 : undefined);
/** Of the scopes that operations need, an editor has the one of ratings. */
const withoutMost = (operation: Operation) => (operation.id === 'rateRun' ? undefined : withoutScopes(operation));
const foreign = (_: Operation, { is_owned }: Sample) => (is_owned ? 404 : undefined);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const organization = (id: string) => ({ 'x-organization-id': id });

const callers: Record<string, Caller> = {
  nobody: { who: null, refusal: () => 401 },
  'a bad token': { who: null, headers: () => bearer('unknown'), refusal: () => 401 },
  'an expired token': { who: 'expired', refusal: () => 401 },
  'the owner': { who: 'owner', refusal: key },
  'a person': { who: 'human', refusal: () => undefined },
  'a reader': { who: 'reader', refusal: withoutScopes },
  'a member of two organizations': { who: 'member', refusal: () => undefined },
  'the member in the second organization': {
    who: 'member',
    headers: (world) => organization(world.principals.member!.second_organization!.id),
    refusal: (operation, sample) => withoutMost(operation) ?? foreign(operation, sample),
  },
  'an outsider': { who: 'outsider', refusal: (operation, sample) => key(operation) ?? foreign(operation, sample) },
  'the owner of an organization without secret': {
    who: 'no_secret',
    refusal: (operation, sample) => key(operation) ?? foreign(operation, sample),
  },
  'the owner in a foreign organization': {
    who: 'owner',
    headers: (world) => organization(world.principals.outsider!.organization.id),
    refusal: () => 403,
  },
  'a person in a foreign organization': {
    who: 'human',
    headers: (world) => organization(world.principals.outsider!.organization.id),
    refusal: () => 403,
  },
};

describe.each(Object.entries(callers))('%s', (_, { who, headers, refusal }) => {
  test.each(operationIds)('%s', async (id) => {
    const world = await testWorld();
    const operation = operations[id];
    const sample = (await samples(world))[id];
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => sample.path[parameter]!);
    const more: TestRequest = { body: sample.body, headers: headers?.(world) };
    const { status } = await world.ask(who, `${operation.method} ${path}`, more);
    const refused = operation.anonymous ? undefined : refusal(operation, sample);
    expect(status).toBe(refused ?? operation.success.status);
  });
});
