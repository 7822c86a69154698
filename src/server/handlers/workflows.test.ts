import { describe, expect, test } from 'vitest';
import { bundledDocument } from '../../contract/document.ts';
import { testWorld } from '../worlds/world.support.ts';

const node = { class_type: 'LoadImage', inputs: {} };
const smallest = { name: 'Just load', workflow_json: { '1': node } };

/** The value of a named example of the document. */
// biome-ignore lint/suspicious/noExplicitAny: examples of every shape
function example(name: string): any {
  const { examples } = bundledDocument().components as unknown as {
    examples: Record<string, { value: unknown }>;
  };
  return structuredClone(examples[name]!.value);
}

describe('creating a workflow', () => {
  test('echoes what was given, with slug, graph and records of its own', async () => {
    const world = await testWorld();
    const body = example('UpscaleWorkflowRequest');
    const { status, json } = await world.ask('human', 'POST /v1/graph-workflows', { body });
    expect(status).toBe(201);
    const { user_id, organization } = world.principals.human!;
    const expected = example('UpscaleWorkflow');
    const now = '2026-01-05T09:30:00.000Z';
    expect(withoutIds(json)).toEqual({
      ...(withoutIds(expected) as object),
      org_id: organization.id,
      created_by: user_id,
      slug: 'upscale-2',
      created_at: now,
      updated_at: now,
    });
    for (const record of [...json.inputs, ...json.outputs, ...json.gpu_explicit_models]) {
      expect(record).toMatchObject({ graph_workflow_id: json.id, created_at: now });
    }
  });

  test('fills in what was not given', async () => {
    const world = await testWorld();
    const { json } = await world.ask('owner', 'POST /v1/graph-workflows', { body: smallest });
    expect(json).toMatchObject({
      slug: 'just-load',
      version: '1',
      environment: {},
      models: { items: [] },
      custom_nodes: { items: [] },
      resources: {},
      inputs: [],
      graph: { nodes: ['1'], edges: [] },
    });
  });

  test('puts a number behind a slug that was used before, also by a workflow that is gone', async () => {
    const world = await testWorld();
    const slugs: string[] = [];
    for (const name of [...Array(12).fill('Posterize'), 'posterize 2', '🎨']) {
      const { json } = await world.ask('owner', 'POST /v1/graph-workflows', { body: { ...smallest, name } });
      slugs.push(json.slug);
    }
    expect(slugs[0]).toBe('posterize-2');
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.slice(-2)).toEqual(['posterize-2-2', 'workflow-2']);
    const elsewhere = await world.ask('outsider', 'POST /v1/graph-workflows', {
      body: { ...smallest, name: 'Posterize' },
    });
    expect(elsewhere.json.slug).toBe('posterize');
  });

  test('at the same time under one name gives each a slug of its own', async () => {
    const world = await testWorld();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.ask('owner', 'POST /v1/graph-workflows', { body: smallest })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ json }) => json.slug)).size).toBe(8);
  });

  test.each<[body: object, pointers: string[]]>([
    [{ name: 'x' }, ['/workflow_json']],
    [{ workflow_json: { '1': node } }, ['/name']],
    [{ ...smallest, workflow_json: {} }, ['/workflow_json']],
    [{ ...smallest, workflow_json: { '1': { inputs: {} } } }, ['/workflow_json/1/class_type']],
    [{ ...smallest, workflow_json: { '1': { ...node, inputs: { a: ['2', 0] } } } }, ['/workflow_json/1/inputs/a']],
    [{ ...smallest, workflow_json: { '1': { ...node, inputs: { a: ['1', 0] } } } }, ['/workflow_json/1/inputs/a']],
    [{ ...smallest, inputs: [{ name: 'a', graph_node_id: '9', graph_field_name: 'x' }] }, ['/inputs/0/graph_node_id']],
    [
      { ...smallest, outputs: [{ name: 'a', graph_node_id: '9', graph_field_name: 'x' }] },
      ['/outputs/0/graph_node_id'],
    ],
    [{ ...smallest, inputs: [{ name: 'a' }] }, ['/inputs/0/graph_node_id', '/inputs/0/graph_field_name']],
    [{ ...smallest, colour: 'blue' }, ['/colour']],
  ])('from %j is refused and makes none', async (body, pointers) => {
    const world = await testWorld();
    const answer = await world.ask('owner', 'POST /v1/graph-workflows', { body });
    expect(answer).toMatchObject({ status: 422, json: { code: 'invalid_request' } });
    expect(answer.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
    const { id } = world.principals.owner!.organization;
    expect(await world.parts.store.workflowBySlug(id, 'just-load')).toBeUndefined();
  });

  test('keeps the order of inputs that they ask for', async () => {
    const world = await testWorld();
    const input = (name: string, sort_order?: number) => ({
      name,
      graph_node_id: '1',
      graph_field_name: name,
      sort_order,
    });
    const body = { ...smallest, inputs: [input('c', 7), input('a', 0), input('b')] };
    const { json } = await world.ask('owner', 'POST /v1/graph-workflows', { body });
    expect(json.inputs.map(({ name, sort_order }: Record<string, unknown>) => [name, sort_order])).toEqual([
      ['a', 0],
      ['b', 2],
      ['c', 7],
    ]);
  });
});

describe('deleting a workflow', () => {
  test('leaves its runs as they are, ends its dispatch, and happens once', async () => {
    const world = await testWorld();
    const { json: workflow } = await world.ask('owner', 'POST /v1/graph-workflows', { body: smallest });
    const dispatch = 'POST /v1/graph-workflows/acme-studio/just-load/runs';
    const { run_id } = (await world.ask('owner', dispatch, { body: {} })).json;
    await world.advance(250);
    expect(await world.ask('owner', `DELETE /v1/graph-workflows/${workflow.id}`)).toMatchObject({
      status: 204,
      text: '',
    });
    expect((await world.ask('owner', dispatch, { body: {} })).status).toBe(404);
    await world.advance(60_000);
    expect((await world.ask('human', `DELETE /v1/graph-workflows/${workflow.id.toUpperCase()}`)).status).toBe(204);
    const run = (await world.ask('owner', `GET /v1/runs/${run_id}`)).json;
    expect(run).toMatchObject({
      status_code: 'completed',
      graph_workflow: {
        id: workflow.id,
        status_code: 'deleted',
        deleted_at: '2026-01-05T09:30:00.250Z',
        deleted_by: world.principals.owner!.user_id,
      },
    });
  });

  test('is for its own organization, with the scope for it', async () => {
    const world = await testWorld();
    const upscale = 'DELETE /v1/graph-workflows/eaaf20e9-c2d3-4bfc-9aae-8a33e337b2bc';
    expect((await world.ask('reader', upscale)).status).toBe(403);
    expect((await world.ask('outsider', upscale)).status).toBe(404);
    const body = { image_url: 'https://static.example/pictures/harbour.png' };
    const dispatch = 'POST /v1/graph-workflows/acme-studio/upscale/runs';
    expect((await world.ask('owner', dispatch, { body })).status).toBe(202);
  });
});

/** The record without what is drawn and dated anew. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const { id, graph_workflow_id, created_at, updated_at, ...rest } = value as Record<string, unknown>;
  const kept = 'workflow_json' in rest ? { ...rest, created_at, updated_at } : rest;
  return Object.fromEntries(Object.entries(kept).map(([name, inner]) => [name, withoutIds(inner)]));
}
