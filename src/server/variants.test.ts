import { describe, expect, test } from 'vitest';
import type { ChoicesDocument } from '../choices/choices.ts';
import { testWorld } from './test-world.ts';

const lists = (choices: NonNullable<ChoicesDocument['lists']>) => testWorld({ choices: { lists: choices } });

describe('a world with other choices', () => {
  test('brings a page size into its bounds', async () => {
    const world = await lists({ page_size_out_of_range: 'clamped', default_page_size: 3 });
    const sizes = ['', '?limit=0', '?limit=2', '?limit=9999'].map(async (query) => {
      return (await world.ask('owner', `GET /v1/assets${query}`)).json.items.length;
    });
    expect(await Promise.all(sizes)).toEqual([3, 1, 2, expect.any(Number)]);
    expect((await world.ask('owner', 'GET /v1/assets?limit=ten')).status).toBe(422);
  });

  test('ignores what it does not know', async () => {
    const world = await lists({
      unknown_parameter: 'ignored',
      unknown_filter: 'ignored',
      unknown_sort: 'ignored',
      unknown_field: 'ignored',
      unknown_embed: 'ignored',
    });
    const query = 'x=1&q=nothing.eq:1,name.eq:notes.txt&sort_by=nothing:asc&fields=name,nothing&embed=nothing';
    expect((await world.ask('owner', `GET /v1/assets?${query}`)).json.items).toEqual([{ name: 'notes.txt' }]);
  });

  test('answers a bad cursor with the first page', async () => {
    const world = await lists({ bad_cursor: 'first_page' });
    const first = (await world.ask('owner', 'GET /v1/assets?limit=2')).json;
    expect((await world.ask('owner', 'GET /v1/assets?limit=2&cursor=damaged')).json).toEqual(first);
  });

  test('turns a backward page round, or refuses one without a cursor', async () => {
    const plain = await testWorld();
    const reversed = await lists({ backward_order: 'reversed' });
    const last = (await plain.ask('owner', 'GET /v1/assets?limit=3&backward=true')).json;
    const turned = (await reversed.ask('owner', 'GET /v1/assets?limit=3&backward=true')).json;
    expect(turned.items).toEqual(last.items.toReversed());
    const before = (await plain.ask('owner', `GET ${last.previous}`)).json;
    expect((await reversed.ask('owner', `GET ${turned.previous}`)).json.items).toEqual(before.items.toReversed());

    const refusing = await lists({ backward_without_cursor: 'refused' });
    expect((await refusing.ask('owner', 'GET /v1/assets?limit=3&backward=true')).status).toBe(422);
    const first = await lists({ backward_without_cursor: 'first_page' });
    const page = (await first.ask('owner', 'GET /v1/assets?limit=3&backward=true')).json;
    expect(page.items).toEqual((await plain.ask('owner', 'GET /v1/assets?limit=3')).json.items);
  });

  test('ends a list with a URL to an empty page', async () => {
    const world = await lists({ end_of_list: 'url_to_empty_page' });
    const page = (await world.ask('no_secret', 'GET /v1/assets')).json;
    const after = (await world.ask('no_secret', `GET ${page.next}`)).json;
    const before = (await world.ask('no_secret', `GET ${page.previous}`)).json;
    expect([after, before]).toMatchObject([
      { items: [], next: null, previous: null },
      { items: [], next: null, previous: null },
    ]);
  });

  test('leaves out of cursor URLs what it may, and always shows the id', async () => {
    const world = await lists({ cursor_url_carries: [], cursor_url_form: 'relative', id_always_projected: true });
    const page = (await world.ask('owner', 'GET /v1/assets?limit=2&fields=name&sort_by=name:asc')).json;
    expect(page.next).toMatch(/^\/v1\/assets\?sort_by=name%3Aasc&cursor=/);
    expect(Object.keys(page.items[0])).toEqual(['id', 'name']);
    expect((await world.ask('owner', `GET ${page.next}`)).json.items.length).toBeGreaterThan(2);
  });

  test('speaks other names, and names them in refusals', async () => {
    const world = await lists({ parameters: { page_size: 'per_page', cursor: 'after' } });
    const page = (await world.ask('owner', 'GET /v1/assets?per_page=2')).json;
    expect(new URL(page.next).searchParams.has('after')).toBe(true);
    const refused = await world.ask('owner', 'GET /v1/assets?per_page=0');
    expect(refused.json.errors[0].pointer).toBe('/per_page');
    expect((await world.ask('owner', 'GET /v1/assets?limit=2')).status).toBe(422);
  });

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
