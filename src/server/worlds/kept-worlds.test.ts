/** Further worlds of a server with `--data` outlive it: all that was acknowledged in them, and of them. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type StartedServer, startServer } from '../start-server.ts';

function dataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'state.db');
}

/** As a client has it of `POST /_control/worlds`. */
interface Made {
  id: string;
  base_url: string;
  expires_at: string | null;
  principals: Record<string, { token: string }>;
}

async function ask(method: string, url: string, body?: object, token?: string) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
}

async function made({ control_url }: StartedServer, request: object = {}): Promise<Made> {
  const { status, json } = await ask('POST', `${control_url}/worlds`, request);
  expect(status).toBe(201);
  return json;
}

async function idsOf({ control_url }: StartedServer): Promise<string[]> {
  return (await ask('GET', `${control_url}/worlds`)).json.items.slice(1).map(({ id }: Made) => id);
}

const foldersOf = (data: string) => readdirSync(`${data}.worlds`);

test.each([false, true])(
  'a world goes on with records, files, tokens, choices and clock (fsync: %s)',
  async (fsync) => {
    const data = dataFile();
    const first = await startServer({ data, fsync });
    const request = { seed: 7, clock: 'virtual', choices: { codes: { success: { created: 200 } } } };
    const world = await made(first, request);
    const { token } = world.principals.owner!;
    const folder = await ask('POST', `${world.base_url}/v1/asset-folders`, { name: 'kept' }, token);
    expect(folder.status).toBe(200);
    const described = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
    const upload = (await ask('POST', `${world.base_url}/v1/asset-uploads`, described, token)).json;
    const put = { method: 'PUT', body: 'abcd', headers: { 'content-type': 'text/plain' } };
    expect((await fetch(upload.upload_url, put)).status).toBe(200);
    await ask('POST', `${world.base_url}/_control/clock/advance`, { by_ms: 86_400_000 });
    const run = (
      await ask('POST', `${world.base_url}/v1/models/trial/spark/runs`, { prompt: 'mock:complete after=2s' }, token)
    ).json;
    await first.stop();

    await using second = await startServer({ data, fsync });
    expect(await idsOf(second)).toEqual([world.id]);
    const base_url = `${second.base_url}/w/${world.id}`;
    const shown = await ask('GET', `${base_url}/v1/asset-folders/${folder.json.id}`, undefined, token);
    expect([shown.status, shown.json?.name]).toEqual([200, 'kept']);
    const { url } = (await ask('GET', `${base_url}/v1/assets/${upload.asset_id}`, undefined, token)).json;
    expect(url.startsWith(`${second.storage_url}/w/${world.id}/`)).toBe(true);
    expect(await (await fetch(url)).text()).toBe('abcd');
    expect((await ask('POST', `${base_url}/v1/asset-folders`, { name: 'new' }, token)).status).toBe(200);
    await ask('POST', `${base_url}/_control/clock/advance`, { by_ms: 10_000 });
    const ended = (await ask('GET', `${base_url}/v1/runs/${run.run_id}`, undefined, token)).json;
    expect(ended).toMatchObject({ status_code: 'completed' });
    expect(Date.parse(ended.completed_at)).toBeGreaterThan(Date.parse(shown.json.created_at) + 86_400_000);
  },
);

test('what was removed, or has expired meanwhile, does not come back, and leaves nothing', async () => {
  const data = dataFile();
  const first = await startServer({ data });
  const [kept, removed, expiring, later] = [
    await made(first),
    await made(first),
    await made(first, { expires_in: 600 }),
    await made(first, { expires_in: 600 }),
  ];
  expect((await ask('DELETE', `${first.control_url}/worlds/${removed.id}`)).status).toBe(204);
  expect(foldersOf(data).toSorted()).toEqual([kept.id, expiring.id, later.id].toSorted());
  await first.stop();
  const file = join(`${data}.worlds`, expiring.id, 'world.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), expires_at_ms: Date.now() - 1 }));

  await using second = await startServer({ data });
  expect((await idsOf(second)).toSorted()).toEqual([kept.id, later.id].toSorted());
  expect(foldersOf(data).toSorted()).toEqual([kept.id, later.id].toSorted());
  const again = (await ask('GET', `${second.control_url}/worlds/${later.id}`)).json;
  expect(again.expires_at).toBe(later.expires_at);
});

test('a world that was not acknowledged is not there; what else stands beside it stays', async () => {
  const data = dataFile();
  const first = await startServer({ data });
  const kept = await made(first);
  await first.stop();
  const half = '01890000-0000-7000-8000-00000000beef';
  mkdirSync(join(`${data}.worlds`, half));
  writeFileSync(join(`${data}.worlds`, half, 'state.db'), '');
  writeFileSync(join(`${data}.worlds`, 'notes.txt'), 'of somebody');
  await using second = await startServer({ data });
  expect(await idsOf(second)).toEqual([kept.id]);
  expect(foldersOf(data).toSorted()).toEqual([kept.id, 'notes.txt'].toSorted());
});

test.each([
  ['world.json', '{', /world\.json: is damaged/],
  ['world.json', '{"version": 2}', /world\.json: was written by a later version/],
  ['state.db', 'no database', /state\.db: is no database of model-run-kit/],
])('a world with %s of %j is refused in one line, and left as it is', async (name, text, line) => {
  const data = dataFile();
  const first = await startServer({ data });
  const { id } = await made(first);
  await first.stop();
  const file = join(`${data}.worlds`, id, name);
  writeFileSync(file, text);
  await expect(startServer({ data })).rejects.toMatchObject({
    name: 'InputError',
    message: expect.stringMatching(line),
  });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a world that finds no room is refused with 507, and leaves nothing', async () => {
  const data = dataFile();
  await using server = await startServer({ data, onFault() {} });
  mkdirSync(`${data}.worlds`);
  const { writeFile } = (await import('node:fs/promises')).default;
  const fsp = (await import('node:fs/promises')).default;
  const { syncBuiltinESMExports } = await import('node:module');
  fsp.writeFile = (async (...all: Parameters<typeof writeFile>) => {
    if (String(all[0]).endsWith('world.json.draft')) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    return writeFile(...all);
  }) as typeof writeFile;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fsp.writeFile = writeFile;
    syncBuiltinESMExports();
  });
  expect((await ask('POST', `${server.control_url}/worlds`, {})).status).toBe(507);
  expect(foldersOf(data)).toEqual([]);
  expect(await idsOf(server)).toEqual([]);
});

test('worlds of a server in memory leave no file', async () => {
  await using server = await startServer({});
  await made(server);
  expect(existsSync('undefined.worlds')).toBe(false);
});
