import { expect, test } from 'vitest';
import { testServer } from '../sockets/server.support.ts';
import { testWorld } from '../worlds/world.support.ts';

/** Models that nobody may read: what is said of each must be what is said of one that never was. */
const hidden = {
  'a private model': 'acme-studio/house-style',
  'a private model of somebody else': 'borealis-lab/aurora',
  'an unpublished model': 'lumen/prototype',
  'a deleted model': 'lumen/withdrawn',
};
const callers = [null, 'owner', 'reader', 'human', 'member', 'outsider', 'expired'];

/** As long as the name that it stands for, so that not even the length of the answer tells. */
const unknownLike = (path: string) => path.replace(/[^/]+$/, (slug) => 'z'.repeat(slug.length));

test.each(Object.entries(hidden))('%s is answered as one that does not exist', async (_, path) => {
  const world = await testWorld();
  const [owner, slug] = path.split('/') as [string, string];
  const [unknown_owner, unknown_slug] = unknownLike(path).split('/') as [string, string];
  expect(await world.parts.store.modelBySlug(owner, slug)).toBeDefined();
  expect(await world.parts.store.modelBySlug(unknown_owner, unknown_slug)).toBeUndefined();
  for (const who of callers) {
    for (const suffix of ['', '?colour=blue']) {
      const ask = async (model: string) => {
        const { status, headers, text } = await world.ask(who, `GET /v1/models/${model}/llms.txt${suffix}`);
        const told = [...headers].filter(([name]) => name !== 'date' && name !== 'service-request-id');
        // The name asked for may be repeated, wherever it stands.
        return { status, headers: told, text: text.replaceAll(model.split('/')[1]!, 'NAME') };
      };
      const answer = await ask(path);
      expect(answer.status).toBe(suffix === '' ? 404 : 422);
      expect(answer, `for ${who ?? 'nobody'}`).toEqual(await ask(unknownLike(path)));
    }
  }
});

test('the answers are equal byte for byte on a connection, but for the date and the id of the request', async () => {
  const { exchange } = await testServer();
  const raw = async (path: string) => {
    const request = `GET /v1/models/${path}/llms.txt HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    return (await exchange(request)).replaceAll(/^(?:date|service-request-id): .*\r\n/gim, '');
  };
  for (const path of Object.values(hidden)) expect(await raw(path)).toBe(await raw(unknownLike(path)));
});

test('a published public model is there for the same callers', async () => {
  const world = await testWorld();
  for (const who of callers) expect((await world.ask(who, 'GET /v1/models/lumen/sketch/llms.txt')).status).toBe(200);
});
