/** `conformance init` from its options to the file, against an implementation that is unlike the reference. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type SecondServer, startSecond } from '../conformance/second/server.ts';
import { choices } from '../conformance/second/target.ts';
import { parseTarget } from '../conformance/target/load.ts';
import { chosen } from '../src/choices/chosen.ts';
import { conformanceInit, type InitOptions } from './conformance-init.ts';

const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = (more: Partial<InitOptions> = {}): InitOptions => ({
  ...{ token: ['owner=abc'], model: [], name: [], set: [], out: join(folder, 'target.yaml') },
  ...more,
});

async function withSecond(act: (server: SecondServer) => Promise<void>): Promise<void> {
  const server = await startSecond({ clock: 'real' });
  try {
    await act(server);
  } finally {
    await server.close();
  }
}

it(
  'finds out the dialect of another implementation, and writes no token',
  () =>
    withSecond(async ({ state, seed }) => {
      const out = join(folder, 'second.yaml');
      const token = [`owner=${seed.tokens.owner}`, `human=${seed.tokens.human}`];
      await conformanceInit(state.base_url, options({ token, model: ['succeeds=aurora/still'], out }));
      const text = readFileSync(out, 'utf8');
      expect(statSync(out).mode & 0o777).toBe(0o600);
      expect(Object.values(seed.tokens).filter((secret) => text.includes(secret))).toEqual([]);
      const environment = { OWNER_TOKEN: seed.tokens.owner, HUMAN_TOKEN: seed.tokens.human };
      const target = parseTarget({ name: out, text }, folder, environment);
      expect(target.principals.owner).toMatchObject({ token: seed.tokens.owner, organization: { id: seed.owner.id } });
      expect(target.fixtures?.models?.two_segments?.path).toBe('aurora/still');
      for (const operation of ['listAssets', 'listAssetTypes'] as const) {
        for (const key of ['lists.sort_grammar', 'lists.fields_grammar'] as const)
          expect(chosen(target.choices!, key, operation)).toMatchObject(chosen(choices, key, operation)!);
        const { embed, ...names } = chosen(target.choices!, 'lists.parameters', operation)!;
        expect(chosen(choices, 'lists.parameters', operation)).toMatchObject(names);
        expect(Object.keys(names).length).toBeGreaterThanOrEqual(5);
      }
      expect(chosen(target.choices!, 'lists.filter_grammar', 'listAssets')).toEqual(choices.lists!.filter_grammar);
      expect(chosen(target.choices!, 'lists.operators', 'listAssets')).toEqual(choices.lists!.operators);
      expect(chosen(target.choices!, 'events.webhook_fields', 'createWebhook')).toEqual(choices.events!.webhook_fields);
      // Each name stands below the request that proves it.
      expect(text).toMatch(/# GET \/v1\/assets\?take=1.* → 200\n/);
      // All records are gone but those that the file names, and those that the interface cannot delete.
      expect(
        [...state.assets.values()].filter(({ name, deleted_ms }) => name.includes('init-') && !deleted_ms),
      ).toEqual([]);
      expect([...state.folders.values()].filter(({ name, deleted }) => name.startsWith('init-') && !deleted)).toEqual(
        [],
      );
    }),
  60_000,
);

it(
  'a secret that --set brings is not in the file either, and the talk names its variable',
  () =>
    withSecond(async ({ state, seed }) => {
      const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const out = join(folder, 'secret.yaml');
      const set = ['principals.owner.organization.callback_secret=hush-hush', 'allow_leftovers=false'];
      await conformanceInit(state.base_url, options({ token: [`owner=${seed.tokens.owner}`], set, out }));
      const talk = told.mock.calls.join('');
      told.mockRestore();
      expect(talk).toContain('set OWNER_TOKEN, PRINCIPALS_OWNER_ORGANIZATION_CALLBACK_SECRET in the environment');
      const text = readFileSync(out, 'utf8');
      expect(text).not.toContain('hush-hush');
      expect(text).toContain('${PRINCIPALS_OWNER_ORGANIZATION_CALLBACK_SECRET}');
      expect(state.webhooks.size).toBe(0);
    }),
  60_000,
);

it(
  'a variable that --set names keeps its name, and one that is set with a line break at its end is taken without',
  () =>
    withSecond(async ({ state, seed }) => {
      const out = join(folder, 'named.yaml');
      const set = ['principals.owner.organization.callback_secret=${MY_SECRET}', 'allow_leftovers=false'];
      const environment = { MY_SECRET: 'hush-hush\n', KEY: `${seed.tokens.owner}\n` };
      await conformanceInit(state.base_url, options({ token: ['owner=${KEY}'], set, out }), { environment });
      const text = readFileSync(out, 'utf8');
      expect(text).toContain('callback_secret: ${MY_SECRET}');
      expect(text).toContain('token: ${KEY}');
      expect(text).not.toContain('hush-hush');
    }),
  60_000,
);

it(
  'a model that is named is measured, and one that is not there is told of and left out',
  () =>
    withSecond(async ({ state, seed }) => {
      const out = join(folder, 'models.yaml');
      const model = ['succeeds=aurora/still', 'fails=aurora/brittle', 'cancels=aurora/gone'];
      const set = ['allow_leftovers=false'];
      await conformanceInit(state.base_url, options({ token: [`owner=${seed.tokens.owner}`], model, set, out }));
      const text = readFileSync(out, 'utf8');
      const { models } = parseTarget({ name: out, text }, folder, { OWNER_TOKEN: 'abc' }).fixtures!;
      expect(models).toMatchObject({ fails: { path: 'aurora/brittle', ends_within_s: expect.any(Number) } });
      expect(models).not.toHaveProperty('cancels');
      expect(text).toMatch(
        /# - aurora\/gone could not be dispatched; give --model cancels=PATH of one that is there \(tried: POST .+ → 404\)/,
      );
    }),
  60_000,
);

it('a server of which nothing is found out has no file', async () => {
  const out = join(folder, 'nothing.yaml');
  const server = createServer((_, response) => response.writeHead(500).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const asked = conformanceInit(`http://127.0.0.1:${port}`, options({ out }));
  await expect(asked).rejects.toThrow(/: nothing was found out in \d+ requests, and no file is written; .+ → 500\)/);
  expect(existsSync(out)).toBe(false);
  server.close();
  server.closeAllConnections();
}, 60_000);

it(
  'what there is none of, and what alone is claimed, stands in the file as it was set',
  () =>
    withSecond(async ({ state, seed }) => {
      const out = join(folder, 'none.yaml');
      const set = ['principals.member=null', 'fixtures.batches.running=null', 'areas=assets,uploads,pagination'];
      await conformanceInit(state.base_url, options({ token: [`owner=${seed.tokens.owner}`], set, out }));
      const target = parseTarget({ name: out, text: readFileSync(out, 'utf8') }, folder, { OWNER_TOKEN: 'abc' });
      expect(target).toMatchObject({
        absent: ['principals.member', 'fixtures.batches.running'],
        areas: ['assets', 'uploads', 'pagination'],
      });
      expect(state.webhooks.size).toBe(0);
    }),
  60_000,
);

it('a file that is there is left alone', async () => {
  const out = join(folder, 'mine.yaml');
  writeFileSync(out, 'mine');
  await expect(conformanceInit('http://127.0.0.1:1', options({ out }))).rejects.toThrow(/--force overwrites it/);
  expect(readFileSync(out, 'utf8')).toBe('mine');
});

it('nobody answers', async () => {
  const out = join(folder, 'nobody.yaml');
  const asked = conformanceInit('http://127.0.0.1:1', options({ out }));
  await expect(asked).rejects.toThrow(/http:\/\/127\.0\.0\.1:1: .*is the server running, and is base_url right\?/);
  expect(existsSync(out)).toBe(false);
});

it('a token is refused', () =>
  withSecond(async ({ state }) => {
    const asked = conformanceInit(state.base_url, options({ out: join(folder, 'refused.yaml') }));
    await expect(asked).rejects.toThrow(/--token owner: it seems to be refused/);
  }));

it.each<[string, Partial<InitOptions>, RegExp]>([
  ['no token of the owner', { token: ['reader=a'] }, /--token owner=TOKEN is needed/],
  ['a token of nobody', { token: ['boss=a'] }, /--token boss=…: principals are owner/],
  ['a token without a name', { token: ['abc'] }, /--token: it takes NAME=VALUE, such as owner=TOKEN/],
  [
    'a token that no header can carry',
    { token: ['owner=a\nb'] },
    /principals\.owner\.token: no header can carry its character 2 \(U\+000A\)/,
  ],
  ['a path of one segment', { model: ['succeeds=sketch'] }, /a path has 2 to 5 segments/],
])('%s', async (_, wrong, message) => {
  await expect(conformanceInit('http://127.0.0.1:1', options(wrong))).rejects.toThrow(message);
});
