import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import schema from '../../../conformance/target/target.schema.json' with { type: 'json' };
import { targetOf } from './target-file.ts';
import { type TestWorld, testWorld } from './world.support.ts';

const described = (world: TestWorld) => targetOf(world, { base_url: 'http://127.0.0.1:4010', version: '0.0.0' });

test.each(['small', 'full'] as const)('the target file of the %s state follows its schema', async (seed_state) => {
  const world = await testWorld({ seed_state });
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const target = await described(world);
  validate(target);
  expect(validate.errors).toBeNull();
  expect(stringify(target)).not.toMatch(/: [&*]a\d/);
});

test('every principal that a target has a place for is in it, and can call', async () => {
  const world = await testWorld();
  const { principals } = await described(world);
  expect(Object.keys(principals)).toEqual(['owner', 'reader', 'human', 'member', 'outsider', 'no_secret']);
  for (const [name, { token, organization }] of Object.entries(principals)) {
    const headers = { authorization: `Bearer ${token}` };
    const { json } = await world.ask(null, 'GET /v1/auth/me?embed=organizations', { headers });
    expect(json.organizations[0], name).toMatchObject({ id: organization.id, slug: organization.slug });
  }
});

test('it says how far any list may lag', async () => {
  const lists = { read_your_writes: 250, for: { listAssetTypes: { read_your_writes: 1_500 } } };
  expect((await described(await testWorld({ choices: { lists } }))).consistency_ms).toBe(1_500);
  expect((await described(await testWorld())).consistency_ms).toBe(0);
});

test('all areas are claimed', async () => {
  const { areas } = await described(await testWorld());
  expect(areas).toHaveLength(13);
  expect(areas).toContain('batches');
});

test.each([
  ['succeeds', 'completed'],
  ['fails', 'failed'],
  ['cancels', 'canceled'],
  ['slow', 'completed'],
  ['two_segments', 'completed'],
  ['three_segments', 'completed'],
  ['four_segments', 'completed'],
  ['five_segments', 'completed'],
])('the model that %s ends as %s, in the time that is promised', async (part, status_code) => {
  const world = await testWorld();
  const { path, input, text_field, ends_within_s } = world.fixtures.models![part]!;
  const words = ['two', 'three', 'four', 'five'];
  if (part.endsWith('segments')) expect(path.split('/')).toHaveLength(words.indexOf(part.split('_')[0]!) + 2);
  const body = { ...input, [text_field!]: 'Any text: אבג 🎈\n"quoted" \\ /' };
  const { json } = await world.ask('owner', `POST /v1/models/${path}/runs`, { body });
  await world.advance(ends_within_s * 1_000);
  expect((await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json).toMatchObject({ status_code, input: body });
});

test('catalog entries are public, private and unpublished', async () => {
  const world = await testWorld();
  const status = async (part: string) => {
    const { owner, slug } = world.fixtures.catalog![part]!;
    return (await world.ask(null, `GET /v1/models/${owner}/${slug}/llms.txt`)).status;
  };
  expect(await Promise.all(['public', 'private', 'unpublished'].map(status))).toEqual([200, 404, 404]);
});

test('one batch is finished, and of the other a run is under way, days later too', async () => {
  const world = await testWorld();
  const statuses = async (part: string) => {
    const { id } = world.fixtures.batches![part]!;
    const { items } = (await world.ask('owner', `GET /v1/batches/${id}/items?fields=status_code`)).json;
    return new Set(items.map(({ status_code }: { status_code: string }) => status_code));
  };
  expect(await statuses('finished')).toEqual(new Set(['completed', 'failed', 'canceled']));
  expect(await statuses('running')).toContain('running');
  await world.advance(7 * 24 * 3_600_000);
  expect(await statuses('running')).toContain('running');
});

test('the sample workflow is there, can be made again, and runs', async () => {
  const world = await testWorld();
  const { id, owner, slug, create, input, text_field, ends_within_s } = world.fixtures.workflow!;
  const made = (await world.ask('owner', 'POST /v1/graph-workflows', { body: create })).json;
  expect(made.slug).toBe(`${slug}-2`);
  for (const [workflow, name] of [
    [id, slug],
    [made.id, made.slug],
  ]) {
    const body = { ...input, [text_field!]: 'Another text' };
    const { json } = await world.ask('owner', `POST /v1/graph-workflows/${owner}/${name}/runs`, { body });
    await world.advance(ends_within_s * 1_000);
    const run = (await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json;
    expect(run).toMatchObject({ status_code: 'completed', graph_workflow_id: workflow, input: body });
    const { url } = (await world.ask('owner', `GET /v1/assets/${run.output.image.asset_id}`)).json;
    expect((await world.fetch(new Request(url))).headers.get('content-type')).toBe('image/png');
  }
});

test('the invitation is among those of the user', async () => {
  const world = await testWorld();
  const { email, organization, role_code } = world.fixtures.invitation!;
  const { json } = await world.ask('owner', 'GET /v1/auth/me?embed=pending_invitations');
  expect(json.pending_invitations).toMatchObject([{ email, role_code, org: organization }]);
});

test('a state without fixtures has none', async () => {
  const { small } = await import('../seed/states/small.ts');
  const { fixtures, ...bare } = small;
  expect(fixtures).toBeDefined();
  expect((await testWorld({ seed_state: bare })).fixtures).toEqual({});
});
