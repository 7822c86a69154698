import { describe, expect, test } from 'vitest';
import { operationIds, operations } from '../../contract/operations.ts';
import { testWorld } from '../worlds/world.support.ts';

const preferring = (prefer: string) => ({ headers: { prefer } });

describe('Prefer: code=…', () => {
  test('on any operation gets a refusal of that status, whoever asks, in the right envelope', async () => {
    const world = await testWorld();
    for (const { method, path } of operationIds.map((id) => operations[id])) {
      const request = `${method} ${path.replaceAll(/\{\w+\}/g, 'x')}`;
      const busy = await world.ask(null, request, preferring('code=429'));
      expect([busy.status, busy.headers.get('retry-after')], request).toEqual([429, '1']);
      expect(busy.headers.get('preference-applied')).toBe('code=429');
      expect((await world.ask(null, request, preferring('code=503'))).status, request).toBe(503);
    }
  });

  test('changes nothing', async () => {
    const world = await testWorld();
    const list = async () => (await world.ask('owner', 'GET /v1/assets')).text;
    const before = await list();
    const body = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1 };
    const ask = { body, ...preferring('code=503') };
    expect((await world.ask('owner', 'POST /v1/asset-uploads', ask)).status).toBe(503);
    expect(await list()).toBe(before);
  });

  test.each([
    ['code=503, wait=10', 503],
    ['wait=10, CODE = "404"', 404],
    ['respond-async,code=409;foo=bar', 409],
    ['code=400, code=500', 400],
    ['example="a, code=500", code=404', 404],
    ['dynamic=true', 200],
    ['mycode=500', 200],
    ['code=200', 200],
    ['code=201', 404],
    ['code=302', 404],
    ['code=700', 404],
    ['code=soon', 422],
    ['code=', 422],
  ])('%s is answered with %i', async (prefer, status) => {
    const world = await testWorld();
    const answer = await world.ask(null, 'GET /v1/health', preferring(prefer));
    expect(answer.status).toBe(status);
    const is_asked = prefer.includes(String(status));
    expect(answer.headers.get('preference-applied')).toBe(is_asked ? `code=${status}` : null);
  });

  test('of the success of an operation is the usual answer', async () => {
    const world = await testWorld();
    const ask = (who: string | null) =>
      world.ask(who, 'POST /v1/asset-folders', { body: { name: 'a' }, ...preferring('code=201') });
    const [made, refused] = [await ask('owner'), await ask(null)];
    expect([made.status, made.headers.get('preference-applied')]).toEqual([201, 'code=201']);
    expect([refused.status, refused.headers.get('preference-applied')]).toEqual([401, null]);
    expect((await world.ask('owner', `GET ${made.headers.get('location')}`)).status).toBe(200);
  });

  test('goes by the statuses that the world has chosen', async () => {
    const world = await testWorld({ choices: { codes: { success: { created: 200 } } } });
    const ask = (code: number) =>
      world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'a' }, ...preferring(`code=${code}`) });
    expect([(await ask(200)).status, (await ask(201)).status]).toEqual([200, 404]);
  });

  test('means nothing where directives are off', async () => {
    const world = await testWorld({ directives: false });
    const answer = await world.ask(null, 'GET /v1/health', preferring('code=429'));
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([200, null]);
  });
});
