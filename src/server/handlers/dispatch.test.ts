import { describe, expect, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

const dispatch = (path: string) => `POST /v1/models/${path}/runs`;
const callback_url = 'http://127.0.0.1:4020/callbacks/runs';

describe('the dispatch of a model', () => {
  test.each([
    ['lumen/sketch', { prompt: 'A red kite over a field', seed: 7 }],
    ['lumen/canvas/fast', { prompt: 'A harbour at dawn' }],
    ['lumen/canvas/fast/styled', { prompt: 'A harbour at dawn', style: 'woodcut' }],
    ['lumen/reel/v2/turbo/image-to-video', { prompt: 'The boats leave the harbour', seconds: 2 }],
  ])('%s queues a run that comes to its end', async (path, input) => {
    const world = await testWorld();
    const { status, json } = await world.ask('owner', dispatch(path), { body: { ...input, callback_url } });
    expect(status).toBe(202);
    expect(json).toEqual({ run_id: expect.any(String), status: 'queued' });
    const queued = (await world.ask('reader', `GET /v1/runs/${json.run_id}`)).json;
    expect(queued).toMatchObject({
      id: json.run_id,
      status_code: 'queued',
      input,
      callback_url,
      nodes_total: 1,
      nodes_completed: 0,
      output: null,
      cost: null,
      created_by: world.principals.owner!.user_id,
      org_id: world.principals.owner!.organization.id,
      model: { id: queued.model_id, slug: path.split('/').slice(1).join('-') },
      graph_workflow: null,
      logs: [],
      node_runs: [],
    });
    await world.advance(500);
    expect((await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json.status_code).toBe('running');
    await world.advance(10_000);
    const ended = (await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json;
    expect(ended).toMatchObject({ status_code: 'completed', nodes_completed: 1, has_logs: true, has_node_runs: true });
    expect(world.sent.map(({ url }) => url)).toEqual([callback_url]);
  });

  test.each([
    ['trial/spark', 'completed'],
    ['trial/dud', 'failed'],
    ['trial/snuffed', 'canceled'],
    ['trial/smoulder', 'running'],
    ['trial/glacier', 'running'],
  ])('%s is %s a second later', async (path, status_code) => {
    const world = await testWorld();
    const { run_id } = (await world.ask('owner', dispatch(path), { body: { prompt: 'x' } })).json;
    await world.advance(1_000);
    expect((await world.ask('owner', `GET /v1/runs/${run_id}`)).json).toMatchObject({ status_code });
  });

  test('charges the balance by the price of what was asked for', async () => {
    const world = await testWorld();
    const { id } = world.principals.owner!.organization;
    const balance = async () => Number((await world.parts.store.balance(id))!.balance);
    const before = await balance();
    const body = { prompt: 'x', size: '2048x1024', enhance: true };
    const { run_id } = (await world.ask('owner', dispatch('lumen/canvas/fast'), { body })).json;
    expect(await balance()).toBe(before);
    await world.advance(5_000);
    const run = (await world.ask('owner', `GET /v1/runs/${run_id}`)).json;
    // 0.01 times 1.5, and 0.0025 for more than two megapixels.
    expect(run.cost).toBe('0.0175');
    expect(await balance()).toBeCloseTo(before - 0.0175, 10);
  });

  test.each([
    ['owner', 'lumen/unknown', 404],
    ['owner', 'lumen/Sketch', 404],
    ['owner', 'lumen/canvas', 404],
    ['owner', 'lumen/canvas/fast/styled/x', 404],
    ['owner', 'borealis-lab/aurora', 404],
    ['outsider', 'borealis-lab/aurora', 202],
    ['owner', 'acme-studio/house-style', 202],
    ['outsider', 'acme-studio/house-style', 404],
    ['owner', 'lumen/prototype', 404],
    ['owner', 'lumen/withdrawn', 404],
    ['reader', 'lumen/sketch', 403],
    ['penniless', 'trial/spark', 402],
    ['human', 'trial/spark', 202],
  ])('by %s of %s answers %i', async (who, path, status) => {
    const world = await testWorld();
    const answer = await world.ask(who, dispatch(path), { body: { prompt: 'x' } });
    expect(answer.status).toBe(status);
    if (status !== 404) return;
    const unknown = await world.ask(who, dispatch('lumen/nothing'), { body: { prompt: 'x' } });
    expect(answer.text).toBe(unknown.text);
  });

  test.each<[body: unknown, pointers: string[]]>([
    [{}, ['/prompt']],
    [{ prompt: 12 }, ['/prompt']],
    [{ prompt: '' }, ['/prompt']],
    [{ prompt: 'x', seed: -1 }, ['/seed']],
    [{ prompt: 'x', seed: 1.5, colour: 'blue' }, ['/seed', '/colour']],
    [{ prompt: 'x', callback_url: 'example.com' }, ['/callback_url']],
    [{ prompt: 12, callback_url: 'http://[' }, ['/prompt', '/callback_url']],
    [{ prompt: 'x', callback_url: null }, ['/callback_url']],
    [{ prompt: 'x', ['__proto__']: 1 }, []],
    [[], ['']],
  ])('with %j is refused, and nothing runs', async (body, pointers) => {
    const world = await testWorld();
    const before = await world.parts.store.unfinishedRuns();
    const answer = await world.ask('owner', dispatch('lumen/sketch'), { body });
    if (pointers.length === 0) return;
    expect(answer).toMatchObject({ status: 422, json: { code: 'invalid_request' } });
    expect(answer.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers);
    expect(await world.parts.store.unfinishedRuns()).toEqual(before);
  });

  test('acts in the organization that the header names', async () => {
    const world = await testWorld();
    const second = world.principals.member!.second_organization!.id;
    const body = { prompt: 'x' };
    const headers = { 'x-organization-id': second };
    expect((await world.ask('member', dispatch('trial/spark'), { body, headers })).status).toBe(403);
    const { run_id } = (await world.ask('member', dispatch('trial/spark'), { body })).json;
    expect((await world.ask('no_secret', `GET /v1/runs/${run_id}`)).status).toBe(404);
    expect((await world.ask('member', `GET /v1/runs/${run_id}`)).status).toBe(200);
    expect((await world.ask('member', `GET /v1/runs/${run_id}`, { headers })).status).toBe(404);
  });
});

describe('the dispatch of a workflow', () => {
  const picture = 'https://static.example/pictures/harbour.png';

  test('runs node by node', async () => {
    const world = await testWorld();
    const body = { image_url: picture, factor: 3, callback_url };
    const answer = await world.ask('owner', 'POST /v1/graph-workflows/acme-studio/upscale/runs', { body });
    expect(answer).toMatchObject({ status: 202, json: { status: 'queued' } });
    const run = async () => (await world.ask('owner', `GET /v1/runs/${answer.json.run_id}`)).json;
    expect(await run()).toMatchObject({ status_code: 'queued', nodes_total: 3, model: null, model_id: null });
    const seen = new Set<number>();
    for (let step = 0; step < 20; step++) {
      seen.add((await run()).nodes_completed);
      await world.advance(100);
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
    expect(await run()).toMatchObject({ status_code: 'completed', input: { image_url: picture, factor: 3 } });
    expect((await run()).graph_workflow).toMatchObject({ slug: 'upscale', deleted_at: null });
  });

  test.each([
    ['owner', 'acme-studio/posterize', 404],
    ['owner', 'acme-studio/nothing', 404],
    ['owner', 'borealis-lab/upscale', 404],
    ['outsider', 'borealis-lab/upscale', 202],
    ['outsider', 'acme-studio/upscale', 404],
    ['reader', 'acme-studio/upscale', 403],
  ])('by %s of %s answers %i', async (who, path, status) => {
    const world = await testWorld();
    const answer = await world.ask(who, `POST /v1/graph-workflows/${path}/runs`, { body: { image_url: picture } });
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.json.message).toBe('No such graph workflow exists.');
  });

  test('checks its inputs', async () => {
    const world = await testWorld();
    const body = { image_url: 'nowhere', factor: 9 };
    const answer = await world.ask('owner', 'POST /v1/graph-workflows/acme-studio/upscale/runs', { body });
    expect(answer.status).toBe(422);
    expect(answer.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/image_url', '/factor']);
  });
});
