import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld } from '../server/worlds/world.ts';
import { at_base_url, clientOf, clientOfWorld } from './client.support.ts';
import { WaitTimeout } from './client.ts';

const silent = () => new Promise<Response>(() => {});
const id = '0190a3c4-0000-7000-8000-000000000001';
const running = async () => Response.json({ id, status_code: 'running', completed_at: null });
const thrownBy = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('in time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a wait ends while a read hangs, and the read with it', async () => {
    const { client, sent } = clientOf(silent);
    const waiting = thrownBy(client.waitForRun(id, { timeout_ms: 500 }));
    await vi.advanceTimersByTimeAsync(500);
    expect(await waiting).toMatchObject({ name: 'WaitTimeout', run_id: id, run: undefined });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.signal.aborted).toBe(true);
  });

  it('a wait that is over tells the run, and the record that was read last', async () => {
    const { client, sent } = clientOf(running);
    const waiting = thrownBy(client.waitForRun(id, { timeout_ms: 1_000 }));
    await vi.advanceTimersByTimeAsync(1_000);
    const error = await waiting;
    expect(error).toBeInstanceOf(WaitTimeout);
    expect(error).toMatchObject({ run_id: id, run: { status_code: 'running' } });
    expect((error as Error).message).toBe(`run ${id} is running after 1000 ms`);
    expect(sent.length).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBeLessThan(12);
  });

  it.each([
    ['that begins at once', { first_ms: 0 }, 25],
    ['that begins with more than the longest wait', { first_ms: 30_000, most_ms: 1_000 }, 11],
  ])('a wait %s is neither without rest nor too long', async (_, given, most) => {
    const { client, sent } = clientOf(running);
    const waiting = thrownBy(client.waitForRun(id, { ...given, timeout_ms: 10_000 }));
    await vi.advanceTimersByTimeAsync(10_000);
    await waiting;
    expect(sent.length).toBeGreaterThan(9);
    expect(sent.length).toBeLessThanOrEqual(most);
  });

  it('a signal ends a wait while a read hangs', async () => {
    const control = new AbortController();
    const waiting = thrownBy(clientOf(silent).client.waitForRun(id, { signal: control.signal }));
    await vi.advanceTimersByTimeAsync(1);
    control.abort('enough');
    expect(await waiting).toBe('enough');
  });

  it.each([
    ['of the call', {}, { timeout_ms: 300 }],
    ['of the client', { timeout_ms: 300 }, {}],
    ['of the call rather than that of the client', { timeout_ms: 90_000 }, { timeout_ms: 300 }],
  ])('timeout_ms %s bounds a call with its repeats', async (_, options, given) => {
    const { client, sent } = clientOf(silent, options);
    const calls = [
      client.getRun({ path: { id } }, given),
      client.dispatchModel('a/b', {}, given),
      client.dispatchWorkflow('a/b', {}, given),
      client.upload({ filename: 'a', mime_type: 'text/plain', data: 'a' }, given),
      client.items('listAssets', {}, given).next(),
    ].map(thrownBy);
    await vi.advanceTimersByTimeAsync(300);
    const errors = (await Promise.all(calls)) as Error[];
    expect(errors.map(({ name }) => name)).toEqual(Array(5).fill('TimeoutError'));
    expect(errors[0]!.message).toBe('getRun took longer than 300 ms');
    expect(sent).toHaveLength(5);
  });

  it('timeout_ms bounds an answer that begins and does not end', async () => {
    const cut = async () => new Response(new ReadableStream({}), { headers: { 'content-type': 'application/json' } });
    const call = thrownBy(clientOf(cut).client.getMe({}, { timeout_ms: 20 }));
    await vi.advanceTimersByTimeAsync(20);
    expect(await call).toMatchObject({ name: 'TimeoutError' });
  });

  it('the timeout of the client bounds no file', async () => {
    const fetch = async (request: Request) => {
      if (request.method === 'PUT') await new Promise((resolve) => setTimeout(resolve, 5_000));
      return Response.json({ asset_id: 'a', upload_url: 'https://storage.example/a?sig=1' });
    };
    const { client } = clientOf(fetch, { timeout_ms: 100 });
    const upload = client.upload({ filename: 'a', mime_type: 'text/plain', data: 'a' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await upload).toMatchObject({ asset_id: 'a' });
  });
});

it('a run that a virtual clock has ended is read without a real quarter second', async () => {
  const world = await createWorld({ clock: 'virtual-auto', ...at_base_url });
  const { client, sent } = clientOfWorld(world);
  const { path, input } = world.fixtures.models.succeeds;
  await client.waitForRun(await client.dispatchModel(path, input));
  await world.close();
  // Waits of 25, 38 and 56 ms: less than the quarter second that there was before the second read.
  expect(sent.filter(({ method }) => method === 'GET').length).toBeLessThanOrEqual(4);
});
