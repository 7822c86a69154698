import { describe, expect, it } from 'vitest';
import { CaseStopped } from '../suite/context.ts';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { openCase } from './open-case.ts';

const list = { operation: 'listAssets' } as const;
const page = { status: 200, body: { items: [], first: null, next: null, previous: null } };
const error = { status: 500, body: {} };

function asking(...answers: { status: number; body?: unknown }[]) {
  const left = [...answers];
  const session = testSession(() => left.shift() ?? page, fakeTargetFile);
  return { session, ...openCase(session, 'lists/sort') };
}

async function stopOf(act: Promise<unknown>) {
  const error = await act.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CaseStopped);
  return (error as CaseStopped).stop;
}

describe('an error of the server', () => {
  it('is asked about once more, and the other answer counts', async () => {
    const { context, exchanges } = asking(error);
    const found = await context.call('owner', list, 'walk/1');
    expect(found.received?.status).toBe(200);
    expect(exchanges.map(({ step }) => step)).toEqual(['met an error: walk/1', 'walk/1']);
  });

  it('that comes twice is told as one, in words without an id', async () => {
    const { context } = asking(error, error);
    const request = { operation: 'getAsset', path: { id: '7d4dbc3f-1d2c-4a5b-9a3d-1f0f6f0e6f11' } } as const;
    expect(await stopOf(context.call('owner', request, 'read'))).toEqual({
      verdict: 'inconclusive',
      reason:
        'GET /v1/assets/{id} answered a request with which nothing is wrong with 500, and again when it was asked once more',
      operation: 'getAsset',
      server_error: true,
    });
  });

  it('of a creation is asked about once more, and what the first one may have made stays in the journal', async () => {
    const { context, session } = asking(error, { status: 201, body: { id: 'b' } });
    await context.call('owner', { operation: 'createAssetFolder', body: { name: 'one' } }, 'create');
    expect(session.journal.entries.map(({ id, refused }) => ({ id, refused }))).toEqual([
      { id: undefined, refused: undefined },
      { id: 'b', refused: undefined },
    ]);
  });

  it.each([
    ['a change', { operation: 'deleteAsset', path: { id: 'a' } } as const, 2],
    [
      'a dispatch that calls back',
      { operation: 'createWebhook', body: { name: 'a', url: 'http://a.test' } } as const,
      1,
    ],
  ])('behind which %s may have been made leaves the case without evidence', async (_, request, sent) => {
    const { context, exchanges } = asking(error, { status: 204 });
    expect(await stopOf(context.call('owner', request, 'change'))).toMatchObject({ server_error: true });
    expect(exchanges).toHaveLength(sent);
  });

  it.each([
    ['a request under test', 'lists/sort', 'attempt', 2],
    ['hostile input', 'hostile/paths', 'attempt', 1],
    ['the preflight', 'preflight', 'health', 1],
  ])('is an answer like any other to %s', async (_, check, step, sent) => {
    const { session } = asking(error, error);
    const { context, exchanges } = openCase(session, check);
    const found = await context.call('owner', list, step);
    expect(found).toMatchObject({ step, received: { status: 500 } });
    expect(exchanges).toHaveLength(sent);
  });

  it.each(['create-folder', 'control'])('is asked about once more at %s of a check of hostile input', async (step) => {
    const { session } = asking(error);
    const { context, exchanges } = openCase(session, 'hostile/paths');
    expect(await context.call('owner', list, step)).toMatchObject({ received: { status: 200 } });
    expect(exchanges).toHaveLength(2);
  });

  it('is no reason to wait where a server says "not now"', async () => {
    const { context } = asking({ status: 503 });
    expect(await stopOf(context.call('owner', list, 'walk/1'))).not.toHaveProperty('server_error');
  });
});

describe('a cursor URL that meets one', () => {
  const first = { status: 200, body: { items: [], first: null, next: '/v1/assets?cursor=b', previous: null } };

  it('is followed once more', async () => {
    const { context } = asking(first, error, page);
    const from = await context.call('owner', list, 'walk/1');
    expect(await context.follow('owner', '/v1/assets?cursor=b', from, 'walk/2')).toMatchObject({ step: 'walk/2' });
  });

  it('may be used up then', async () => {
    const { context } = asking(first, error, { status: 404, body: {} });
    const from = await context.call('owner', list, 'walk/1');
    expect(await stopOf(context.follow('owner', '/v1/assets?cursor=b', from, 'walk/2'))).toMatchObject({
      server_error: true,
    });
  });
});

describe('an operation that answers nothing else', () => {
  it('is given up after five errors, with one sentence for whatever hangs on it', async () => {
    const { context, session } = asking(...Array.from({ length: 40 }, () => error));
    const reasons: string[] = [];
    for (let asked = 0; asked < 5; asked++) reasons.push((await stopOf(context.call('owner', list, 'walk/1'))).reason);
    expect(session.http.sent).toBe(5);
    expect(new Set(reasons.slice(3))).toEqual(
      new Set(['GET /v1/assets answered every right request with 500, and is not asked again']),
    );
  });

  it('is asked for longer where it has answered before', async () => {
    const { context, session } = asking(page, ...Array.from({ length: 40 }, () => error));
    await context.call('owner', list, 'walk/1');
    for (let asked = 0; asked < 15; asked++) await stopOf(context.call('owner', list, 'walk/1'));
    expect(session.http.sent).toBe(21);
  });
});
