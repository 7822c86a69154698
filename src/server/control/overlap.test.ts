import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

const every = [
  ['GET /', undefined],
  ['POST /clock/advance', { by_ms: 86_400_000 }],
  ['POST /batches', { model: 'trial/spark', inputs: [{ prompt: 'a lighthouse' }] }],
  ['POST /tokens', { kind: 'api_key' }],
  ['POST /snapshots', undefined],
  ['GET /deliveries', undefined],
  ['POST /reset', undefined],
] as const;

test('acts and resets that overlap are all answered, and the world is whole afterwards', async () => {
  const { main, control } = await controlServer();
  const rounds = Array.from({ length: 5 }, () => every.map(([line, body]) => control(line, { body })));
  const answers = await Promise.all(rounds.flat());
  expect(answers.filter(({ status }) => status >= 400).map(({ json }) => json)).toEqual([]);
  expect((await main.ask('owner', 'GET /v1/auth/me')).status).toBe(200);
});

test('acts that overlap with the end of their world are answered, or the world is not there', async () => {
  const { main, control } = await controlServer();
  const { json: made } = await control('POST /worlds', { body: { clock: 'virtual' } });
  const asked = every.map(([line, body]) => control(line, { body, base_url: made.base_url }));
  const removed = control(`DELETE /worlds/${made.id}`);
  const answers = await Promise.all(asked);
  expect((await removed).status).toBe(204);
  for (const { status, json } of answers) {
    if (status >= 300) expect([status, json]).toMatchObject([404, { code: 'not_found' }]);
  }
  expect(main.failures).toEqual([]);
});
