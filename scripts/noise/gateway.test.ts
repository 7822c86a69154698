import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PassingRequest, ProxyAnswer } from '../../conformance/permitted/front/manner.ts';
import { flaky } from './flaky.ts';
import { gateway } from './gateway.ts';
import { resets } from './resets.ts';

const asked = (path: string, body = ''): PassingRequest => ({
  method: 'GET',
  path,
  headers: {},
  body: Buffer.from(body),
});
const record = { id: 'a1', inputs: [{ name: 'one', order: [3, 1] }], name: null };
const answer: ProxyAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-total': '1' },
  body: Buffer.from(JSON.stringify(record)),
};

it('a gateway writes JSON anew, and means the same', () => {
  const front = gateway('seed');
  const answers = Array.from({ length: 20 }, () => front.after!(answer, asked('/v1/assets')) as ProxyAnswer);
  const codings = answers.map(({ headers }) => headers['Content-Encoding']);
  expect(new Set(codings)).toEqual(new Set(['gzip', undefined]));
  for (const { headers, body } of answers) {
    const text = (headers['Content-Encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
    expect(JSON.parse(text)).toEqual(record);
    expect(text).not.toBe(answer.body.toString());
    expect(headers).toMatchObject({ 'X-Total': '1', Via: '1.1 gateway' });
  }
});

it('a gateway answers by itself what it does not route, and what is too large for it', async () => {
  const { before } = gateway('seed');
  expect(await before!(asked('/v1/no-such-thing?a=1'))).toMatchObject({ status: 404 });
  expect(await before!(asked('/v1/assets', 'x'.repeat(2 * 1024 * 1024)))).toMatchObject({ status: 413 });
});

it('a gateway is busy now and then, and as often with the same seed', async () => {
  const statuses = async () => {
    const { before } = gateway('seed');
    const found = await Promise.all(Array.from({ length: 2000 }, () => before!(asked('/v1/assets/a1'))));
    return found.flatMap((one) => (typeof one === 'object' ? one.status : []));
  };
  const found = await statuses();
  expect(found.length).toBeGreaterThan(5);
  expect(found.length).toBeLessThan(60);
  expect(new Set(found)).toEqual(new Set([429, 502, 503, 504]));
  expect(await statuses()).toEqual(found);
});

it('a restart resets connections on both ways, for 20 s', async () => {
  let now_ms = 0;
  const { before, after } = resets('seed', () => now_ms);
  const passed = async () => {
    const lost = { requests: 0, answers: 0 };
    for (let time = 0; time < 4000; time++) {
      if ((await before!(asked('/v1/assets'))) === 'reset') lost.requests += 1;
      if (after!(answer, asked('/v1/assets')) === 'reset') lost.answers += 1;
    }
    return lost;
  };
  const { requests, answers } = await passed();
  for (const lost of [requests, answers]) expect([lost > 5, lost < 60]).toEqual([true, true]);
  now_ms = 20_000;
  expect(await passed()).toEqual({ requests: 0, answers: 0 });
});

it('a bad way loses requests and answers, some of each', async () => {
  const { before, after } = flaky('seed');
  const lost = { requests: 0, answers: 0 };
  for (let time = 0; time < 2000; time++) {
    if (await before!(asked('/v1/assets'))) lost.requests += 1;
    if (after!(answer, asked('/v1/assets')) !== answer) lost.answers += 1;
  }
  expect(lost.requests).toBeGreaterThan(5);
  expect(lost.answers).toBeGreaterThan(5);
});
