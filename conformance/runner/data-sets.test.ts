import { expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { createDataSets, type DataSets } from './data-sets.ts';
import { openCase } from './open-case.ts';

const minute_ms = 60_000;

/** A target that shows assets without files, for some time; `puts` are the files that came. */
function waitingTarget(awaited_ms: number) {
  let now_ms = 0;
  let made = 0;
  const assets = new Map<string, { record: object; made_ms: number; has_file: boolean }>();
  const session = testSession(({ method, url, body }) => {
    const id = /asset-\d+/.exec(url)?.[0];
    const asset = id === undefined ? undefined : assets.get(id);
    if (method === 'POST') {
      made += 1;
      const url = `http://target.test/files/asset-${made}`;
      const record = { ...(JSON.parse(String(body)) as object), id: `asset-${made}`, url };
      assets.set(`asset-${made}`, { record, made_ms: now_ms, has_file: false });
      return { status: 201, body: { asset_id: `asset-${made}`, upload_url: url } };
    }
    if (!asset) return { status: 200, body: { items: [...assets.values()].map(({ record }) => record) } };
    if (method === 'PUT') {
      asset.has_file = true;
      return { status: 200 };
    }
    const is_gone = !asset.has_file && asset.made_ms + awaited_ms <= now_ms;
    return is_gone ? { status: 404, body: {} } : { status: 200, body: asset.record };
  });
  session.clock = { ...session.clock, now_ms: () => now_ms };
  return {
    session,
    puts: () => [...assets.values()].filter(({ has_file }) => has_file).length,
    pass: (ms: number) => {
      now_ms += ms;
    },
  };
}

const specs = [{ name: 'a', size_bytes: 1 }];

it('makes a set anew, with files, that a target has removed for want of them', async () => {
  const { session, puts, pass } = waitingTarget(5 * minute_ms);
  const ask = () => openCase(session, 'a/case').context.data.shared('owner', specs);
  const first = await ask();
  pass(4 * minute_ms);
  expect((await ask()).assets).toEqual(first.assets);
  expect(puts()).toBe(0);
  pass(2 * minute_ms);
  const second = await ask();
  expect(second.assets).not.toEqual(first.assets);
  expect(puts()).toBe(1);
  pass(600 * minute_ms);
  expect((await ask()).assets).toEqual(second.assets);
});

it('asks for its assets in the organization in which they are made', async () => {
  const named: unknown[] = [];
  let record = {};
  const session = testSession(({ method, url, body, headers }) => {
    named.push(headers['x-organization-id']);
    if (method !== 'POST') return { status: 200, body: url.includes('asset-1') ? record : { items: [record] } };
    record = { ...(JSON.parse(String(body)) as object), id: 'asset-1', url };
    return { status: 201, body: { asset_id: 'asset-1', upload_url: url } };
  });
  const outsider = { kind: 'user', organization: { id: 'second' } } as const;
  session.facts = { ...session.facts, principals: { ...session.facts.principals, outsider } };
  let now_ms = 0;
  session.clock = { ...session.clock, now_ms: () => now_ms };
  const ask = () => openCase(session, 'a/case').context.data.shared('outsider', specs);
  await ask();
  now_ms += 10 * minute_ms;
  await ask();
  // Made, read, listed, and read again.
  expect(named.length).toBe(4);
  expect(new Set(named)).toEqual(new Set(['second']));
});

it('makes others for cases that share none with the rest, with names and a limit in common', async () => {
  const { session } = waitingTarget(5 * minute_ms);
  session.data = createDataSets(2);
  const ask = (data: DataSets) => data.fresh(openCase(session, 'a/case').context, 'owner', specs);
  const [one, other] = [await ask(session.data), await ask(session.data.anew())];
  expect([one.prefix === other.prefix, one.mime_type === other.mime_type]).toEqual([false, false]);
  await expect(ask(session.data.anew())).rejects.toThrow('the run may create 2 assets (limits.assets)');
});
