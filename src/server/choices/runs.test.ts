/** Each choice about runs in each listed way, as it is seen on the wire. */
import { expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

const dispatch = (world: TestWorld, more: object = {}, path = 'trial/spark') =>
  world.ask('owner', `POST /v1/models/${path}/runs`, { body: { prompt: 'x', ...more } });
const run = (world: TestWorld, id: string) => world.ask('owner', `GET /v1/runs/${id}`);
const id = expect.stringMatching(/^[\da-f-]{36}$/);

/** The answers to a dispatch of a model and of a workflow; the status that the run had when the first one came. */
async function answers(world: TestWorld) {
  const { json } = await dispatch(world);
  const ids = [json.run_id, json.run?.id, json.id].filter((one) => typeof one === 'string');
  const { owner, slug, input } = world.fixtures.workflow!;
  const workflow = await world.ask('owner', `POST /v1/graph-workflows/${owner}/${slug}/runs`, { body: input });
  expect(workflow.json).toEqual({ run_id: id, status: 'queued' });
  return { json, status: (await run(world, ids[0] as string)).json.status_code };
}

/** Fate of a malformed callback, and of one to a private place: the status, and the URL that the run holds. */
async function callbacks(world: TestWorld) {
  const seen: unknown[] = [];
  for (const callback_url of ['no url', 'http://192.168.1.1/hook', 'https://hooks.example/runs']) {
    const { status, json } = await dispatch(world, { callback_url });
    seen.push(status === 202 ? (await run(world, json.run_id)).json.callback_url : status);
  }
  return seen;
}

rowTests('runs', [
  row('runs', 'dispatch_response', answers, [
    [
      { id: '/run_id', status: '/status', body: 'only', answers: 'at_once' },
      { json: { run_id: id, status: 'queued' }, status: 'queued' },
    ],
    [
      { id: '/run/id', status: '/run/state' },
      { json: { run: { id, state: 'queued' } }, status: 'queued' },
    ],
    [
      { id: '/id', status: null },
      { json: { id }, status: 'queued' },
    ],
    [
      { id: '/id', status: '/status_code', body: 'run' },
      {
        json: expect.objectContaining({ id, status_code: 'queued', input: { prompt: 'x' }, output: null, logs: [] }),
        status: 'queued',
      },
    ],
    [{ answers: 'ended' }, { json: { run_id: id, status: 'completed' }, status: 'completed' }],
    [
      { body: 'run', answers: 'ended' },
      {
        json: expect.objectContaining({ run_id: id, id, status: 'completed', output: expect.anything() }),
        status: 'completed',
      },
    ],
  ]),
  row('runs', 'callback_url', callbacks, [
    [{ malformed: 'refused', private: 'accepted' }, [422, 'http://192.168.1.1/hook', 'https://hooks.example/runs']],
    [{ malformed: 'ignored' }, [null, 'http://192.168.1.1/hook', 'https://hooks.example/runs']],
    [{ malformed: 'accepted' }, ['no url', 'http://192.168.1.1/hook', 'https://hooks.example/runs']],
    [{ private: 'refused' }, [422, 422, 'https://hooks.example/runs']],
  ]),
]);

test('a number of segments may be answered otherwise than the others', async () => {
  const own = { dispatchModelRun3: { dispatch_response: { id: '/data/run', status: null } } };
  const world = await testWorld({ choices: { runs: { for: own } } });
  expect((await dispatch(world)).json).toEqual({ run_id: id, status: 'queued' });
  expect((await dispatch(world, {}, 'lumen/canvas/fast')).json).toEqual({ data: { run: id } });
});

test.each(['always', 'on_request'] as const)(
  'a run is dispatched as it is read, where reads show parts %s',
  async (own) => {
    const run_embeds = own === 'always' ? 'on_request' : 'always';
    const records = { run_embeds, for: { getRun: { run_embeds: own } } } as const;
    const dispatch_response = { id: '/id', status: '/status_code', body: 'run' } as const;
    const world = await testWorld({ choices: { records, runs: { dispatch_response } } });
    const { json } = await dispatch(world);
    expect(json).toEqual((await run(world, json.id)).json);
    expect('logs' in json).toBe(own === 'always');
  },
);

test('a run that is answered when it has ended is told to its callback, and one without an end stays', async () => {
  const world = await testWorld({ choices: { runs: { dispatch_response: { answers: 'ended' } } } });
  const failed = await dispatch(world, { callback_url: 'http://hooks.example/1' }, 'trial/dud');
  expect(failed.json.status).toBe('failed');
  await world.parts.timers.settled();
  expect(world.sent.map(({ url }) => url)).toEqual(['http://hooks.example/1']);
  expect((await dispatch(world, { prompt: 'mock:stall' })).json.status).toBe('running');
});

test('a callback that is no text is refused whatever is done with malformed ones', async () => {
  const world = await testWorld({ choices: { runs: { callback_url: { malformed: 'ignored' } } } });
  expect((await dispatch(world, { callback_url: { to: 'me' } })).status).toBe(422);
});

test('a run whose malformed callback was accepted ends as it would, and its callback fails', async () => {
  const world = await testWorld({ choices: { runs: { callback_url: { malformed: 'accepted' } } } });
  const { run_id } = (await dispatch(world, { callback_url: 'no url' })).json;
  await world.advance(10_000);
  expect((await run(world, run_id)).json).toMatchObject({ status_code: 'completed', callback_url: 'no url' });
});
