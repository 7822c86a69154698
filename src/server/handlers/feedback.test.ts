import { describe, expect, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

const harbour = '0d4b8f7a-9e21-4c36-a5b8-7f1c2e3d4a59';
const rate = `PATCH /v1/runs/${harbour}/feedback`;

describe('a rating', () => {
  test('is set, changed and cleared, and changes nothing else', async () => {
    const world = await testWorld();
    const before = (await world.ask('human', `GET /v1/runs/${harbour}`)).json;
    const steps: [body: object, is_positive: boolean | null, reason: string | null][] = [
      [{ is_positive: true }, true, null],
      [{ is_positive: false, reason: 'The boats sail backwards.' }, false, 'The boats sail backwards.'],
      [{ is_positive: false, reason: '' }, false, ''],
      [{ is_positive: true, reason: 'סירות 🚤' }, true, 'סירות 🚤'],
      [{ is_positive: false }, false, null],
      [{ is_positive: null, reason: 'No reason is kept.' }, null, null],
      [{ is_positive: null }, null, null],
    ];
    for (const [body, is_positive, reason] of steps) {
      const { status, json } = await world.ask('human', rate, { body });
      expect(status).toBe(200);
      expect(json).toEqual({ ...before, feedback_is_positive: is_positive, feedback_reason: reason });
      expect((await world.ask('reader', `GET /v1/runs/${harbour}`)).json).toEqual(json);
    }
  });

  test('may be given before the end, which keeps it', async () => {
    const world = await testWorld();
    const { run_id } = (await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } })).json;
    const body = { is_positive: true, reason: 'In good time.' };
    expect((await world.ask('human', `PATCH /v1/runs/${run_id}/feedback`, { body })).status).toBe(200);
    await world.advance(5_000);
    const run = (await world.ask('human', `GET /v1/runs/${run_id}`)).json;
    expect(run).toMatchObject({
      status_code: 'completed',
      feedback_is_positive: true,
      feedback_reason: 'In good time.',
    });
  });

  test.each(['owner', 'outsider', 'no_secret'])('is not for an API key: %s', async (who) => {
    const world = await testWorld();
    const answer = await world.ask(who, rate, { body: { is_positive: true } });
    expect(answer).toMatchObject({ status: 403, json: { code: 'human_required' } });
    expect((await world.ask('human', `GET /v1/runs/${harbour}`)).json.feedback_is_positive).toBeNull();
  });

  test('is for people of the organization of the run', async () => {
    const world = await testWorld();
    const foreign = await world.ask('human', 'PATCH /v1/runs/00000000-0000-4000-8000-000000000000/feedback', {
      body: { is_positive: true },
    });
    expect(foreign).toMatchObject({ status: 404, json: { code: 'not_found' } });
    const headers = { 'x-organization-id': world.principals.member!.second_organization!.id };
    expect((await world.ask('member', rate, { body: { is_positive: true }, headers })).status).toBe(404);
  });

  test.each([{}, { is_positive: 'yes' }, { is_positive: 1 }, { is_positive: true, stars: 5 }, { reason: 'x' }])(
    'in the form %j is refused',
    async (body) => {
      const world = await testWorld();
      expect(await world.ask('human', rate, { body })).toMatchObject({
        status: 422,
        json: { code: 'invalid_request' },
      });
    },
  );
});
