import { expect, it } from 'vitest';
import { execute } from '../../runner/run-check.ts';
import { uncounted } from '../../suite/tally.ts';
import { type FakeTarget, fakeTargetFile, testSession } from '../../testing/test-session.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { isolatedEmbeds } from './embedded.ts';

const me = answered('me', 'getMe', 200, { id: 'u1' }, { principal: 'human' });
const shown = (created_by_user: unknown, created_by: string | null = 'u1') =>
  answered('embedded', 'getAsset', 200, { id: 'a1', created_by, created_by_user });

it.each([
  ['the maker', [me, shown({ id: 'U1' })], 'satisfied'],
  ['a user without an id', [me, shown({ email: 'a@b.example' })], 'satisfied'],
  ['nobody', [me, shown(undefined)], ['not-embedded']],
  ['another than created_by', [me, shown({ id: 'u2' })], ['another-user']],
  ['a stranger', [me, shown({ id: 'u2' }, null)], ['foreign-user']],
  ['no asset', [me, answered('embedded', 'getAsset', 404)], 'stopped'],
] as const)('an asset shows %s', (_, exchanges, outcome) => {
  expect(
    outcomeOf(isolatedEmbeds, written(exchanges, { case: { operation: 'getAsset' }, notes: { id: 'a1' } })),
  ).toEqual(outcome);
});

it.each([
  ['the maker', { created_by: 'u1', created_by_user: { id: 'u1' } }, 'satisfied'],
  ['nobody, and is not told who made it', {}, 'satisfied'],
  ['nobody, though it is told who made it', { created_by: 'u1' }, ['not-embedded']],
  ['nobody, where a key made it', { created_by: 'k1' }, 'satisfied'],
  ['another', { created_by: 'u1', created_by_user: { id: 'u2' } }, ['another-user']],
] as const)('the owner is shown %s', (_, asset, outcome) => {
  const of_others = answered('of-others', 'getAsset', 200, { id: 'a1', ...asset });
  const exchanges = [me, of_others, shown({ id: 'u1' })];
  expect(
    outcomeOf(isolatedEmbeds, written(exchanges, { case: { operation: 'getAsset' }, notes: { id: 'a1' } })),
  ).toEqual(outcome);
});

it('finds the asset in a list', () => {
  const items = [{ id: 'b1' }, { id: 'a1', created_by: 'u1' }];
  const evidence = written([me, answered('embedded', 'listAssets', 200, { items })], { notes: { id: 'a1' } });
  expect(isolatedEmbeds.judge(evidence, uncounted)).toMatchObject([
    { code: 'not-embedded', pointer: '/items/1/created_by_user' },
  ]);
});

it.each([
  ['not-claimed', undefined],
  [undefined, { id: 'u1' }],
])('behind a cursor URL, which may drop what was to be embedded: %s', async (verdict, created_by_user) => {
  const target: FakeTarget = ({ method, url }) => {
    if (url.endsWith('/v1/auth/me')) return { status: 200, body: { id: 'u1' } };
    if (method === 'POST') return { status: 201, body: { asset_id: 'a1' } };
    if (!url.includes('/v1/assets?')) return { status: 200, body: { id: 'a1' } };
    if (!url.includes('after=')) return { status: 200, body: { items: [{ id: 'b1' }], next: '/v1/assets?after=b1' } };
    return { status: 200, body: { items: [{ id: 'a1', created_by: 'u1', created_by_user }], next: null } };
  };
  const session = testSession(target, {
    ...fakeTargetFile,
    principals: { ...fakeTargetFile.principals, human: { kind: 'user', token: 'token-of-human' } },
  });
  const { outcome } = await execute(session, isolatedEmbeds, { operation: 'listAssets' });
  expect(outcome.kind === 'stopped' ? outcome.stop.verdict : undefined).toBe(verdict);
});

it('whom created_by names is known where every operation that makes an asset names users', () => {
  const asset = { created_by: 'k1', created_by_user: { id: 'u2' } };
  const exchanges = [me, shown({ id: 'u1' }), answered('of-others', 'getAsset', 200, { id: 'a2', ...asset })];
  const outcomeWith = (records: object) =>
    outcomeOf(
      isolatedEmbeds,
      written(exchanges, {
        ...{ case: { operation: 'getAsset' as const }, notes: { id: 'a1' } },
        facts: { choices: { records } as never },
      }),
    );
  expect(outcomeWith({ actor: 'user' })).toEqual(['another-user']);
  expect(outcomeWith({ actor: 'user', for: { dispatchModelRun2: { actor: 'key' } } })).toBe('satisfied');
});
