import { expect, it, vi } from 'vitest';
import { clientOf } from './client.support.ts';

/** Answers with 401 to all tokens but those that are good. */
const guarded =
  (...good: string[]) =>
  async ({ headers }: Request) =>
    good.includes(headers.get('authorization')!.slice('Bearer '.length))
      ? Response.json({ id: 'a' }, { status: 201 })
      : Response.json({ code: 'unauthenticated', message: 'Ended.', errors: [] }, { status: 401 });

const body = { name: 'Drafts' };

it('sends a request again with the token that takes the place of a refused one, whatever its method', async () => {
  const token = vi.fn(async (refused?: string) => (refused === undefined ? 'old' : 'new'));
  const { client, sent } = clientOf(guarded('new'), { token });
  expect(await client.createAssetFolder({ body })).toEqual({ id: 'a' });
  expect(token.mock.calls).toEqual([[undefined], ['old']]);
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([body, body]);
});

it('sends it once where there is no other token, and twice at most', async () => {
  const refusal = { status: 401, code: 'unauthenticated' };
  for (const token of ['old', () => 'old']) {
    const { client, sent } = clientOf(guarded(), { token });
    await expect(client.createAssetFolder({ body })).rejects.toMatchObject(refusal);
    expect(sent).toHaveLength(1);
  }
  let number = 0;
  const { client, sent } = clientOf(guarded(), { token: () => `token-${number++}` });
  await expect(client.createAssetFolder({ body })).rejects.toMatchObject(refusal);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-0', 'Bearer token-1']);
});

it('tells why no other token could be had', async () => {
  const token = async (refused?: string) => {
    if (refused !== undefined) throw new Error('invalid_grant');
    return 'old';
  };
  await expect(clientOf(guarded(), { token }).client.getMe()).rejects.toThrow('invalid_grant');
});

it('sends nothing where the signal has ended the call before the token came, though its fetch heeds none', async () => {
  for (const ask of [(refused?: string) => refused === undefined, (refused?: string) => refused !== undefined]) {
    const control = new AbortController();
    let isAsked = false;
    const token = (refused?: string) => {
      if (!ask(refused)) return 'old';
      isAsked = true;
      // Longer than the call lasts.
      return new Promise<string>((resolve) => control.signal.addEventListener('abort', () => resolve('new')));
    };
    const { client, sent } = clientOf(guarded('new'), { token });
    const asking = client.createAssetFolder({ body }, { signal: control.signal });
    await vi.waitFor(() => expect(isAsked).toBe(true));
    const before = sent.length;
    control.abort('enough');
    await expect(asking).rejects.toBe('enough');
    await new Promise(setImmediate);
    expect(sent).toHaveLength(before);
  }
});

it('asks for no token where the signal has ended before', async () => {
  const token = vi.fn(() => 'new');
  const { client, sent } = clientOf(guarded('new'), { token });
  await expect(client.getMe({}, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
  expect([token.mock.calls, sent]).toEqual([[], []]);
});
