import { describe, expect, test } from 'vitest';
import { testWorld } from './world.support.ts';

describe('a world with other choices', () => {
  test('hides what is deleted, shows it in lists, and refuses a second delete', async () => {
    const hiding = await testWorld({ choices: { deletion: { read: 'not_found', second: 'not_found' } } });
    const [{ id }] = (await hiding.ask('owner', 'GET /v1/assets?limit=1')).json.items;
    const statuses = [];
    for (const request of ['DELETE', 'DELETE', 'GET'])
      statuses.push((await hiding.ask('owner', `${request} /v1/assets/${id}`)).status);
    expect(statuses).toEqual([204, 404, 404]);

    const showing = await testWorld({ choices: { deletion: { in_lists: 'shown' } } });
    await showing.ask('owner', `DELETE /v1/assets/${id}`);
    const [first] = (await showing.ask('owner', `GET /v1/assets?q=id.eq:${id}`)).json.items;
    expect(first.deleted_at).not.toBeNull();
  });

  test('refuses a bad token where none is needed, ignores unknown body fields, and has other statuses', async () => {
    const world = await testWorld({
      choices: {
        codes: {
          bad_token_on_anonymous: 'refused',
          unknown_body_field: 'ignored',
          refusal: { unknown_route: 400 },
          success: { created: 200 },
        },
      },
    });
    expect((await world.ask(null, 'GET /v1/health', { headers: { authorization: 'Bearer unknown' } })).status).toBe(
      401,
    );
    expect((await world.ask(null, 'GET /v1/health')).status).toBe(200);
    const folder = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x', colour: 'blue' } });
    expect([folder.status, 'colour' in folder.json]).toEqual([200, false]);
    expect((await world.ask('owner', 'GET /v1/nothing')).status).toBe(400);
  });
});
