/** A request that is answered 401 is sent once more where its caller's token can be had anew. */
import { expect, it } from 'vitest';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

const account = { operation: 'getMe' } as const;

/** The owner's token is granted anew each time; so many of the first ones are refused. */
function refusing(first: number) {
  const sent: (string | undefined)[] = [];
  const token = { command: 'issue', ttl: 3600 };
  const target = { ...fakeTargetFile, principals: { ...fakeTargetFile.principals, owner: { kind: 'api_key', token } } };
  const session = testSession(
    ({ headers }) => {
      sent.push(headers.authorization?.slice('Bearer '.length));
      return { status: Number(sent.at(-1)?.split('-')[1] ?? 0) > first ? 200 : 401, body: {} };
    },
    target as typeof fakeTargetFile,
  );
  let issued = 1;
  session.tokens = {
    ...session.tokens,
    tokenOf: async (name) => (name === 'owner' ? `token-${issued}` : 'other'),
    async renewed(name, refused) {
      if (name !== 'owner') return undefined;
      if (refused === `token-${issued}`) issued += 1;
      return `token-${issued}`;
    },
  };
  return { session, sent, ...openCase(session, 'test') };
}

it('the second answer is the one that counts', async () => {
  const { context, session, sent } = refusing(1);
  const [found, again] = [await context.call('owner', account, 'one'), await context.call('owner', account, 'two')];
  expect([found, again].map(({ received }) => received?.status)).toEqual([200, 200]);
  expect(sent).toEqual(['token-1', 'token-2', 'token-2']);
  expect(session.history.exchanges).toEqual([found, again]);
});

it('a second refusal stands, and the next one of that operation at once', async () => {
  const { context, sent } = refusing(9);
  for (const step of ['one', 'two', 'three']) {
    expect((await context.call('owner', account, step)).received?.status).toBe(401);
  }
  expect(sent).toEqual(['token-1', 'token-2', 'token-2', 'token-2']);
});

it('a refusal stands where no other token can be had', async () => {
  const { context, session, sent } = refusing(9);
  session.tokens.renewed = async () => undefined;
  expect((await context.call('owner', account, 'one')).received?.status).toBe(401);
  expect(sent).toEqual(['token-1']);
});

it('whoever is meant to be refused is not sent again', async () => {
  const { context, sent } = refusing(9);
  for (const caller of ['nobody', { name: 'altered', altered: 'owner' }, { name: 'none', authorization: 'x' }] as const)
    expect((await context.call(caller, account, 'one')).received?.status).toBe(401);
  expect(sent).toHaveLength(3);
});
