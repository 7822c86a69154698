import { describe, expect, it } from 'vitest';
import { testSession } from '../testing/test-session.support.ts';
import { createHttp } from './http.ts';
import { openCase } from './open-case.ts';

/** A session in which every answer is that to a request sent again. */
function sessionBehindGateway() {
  const session = testSession(() => ({ status: 200, body: { id: 'b1', run_id: 'r1' } }));
  const { send } = session.http;
  session.http.send = async (outgoing) => ({ ...(await send(outgoing)), is_repeat: true });
  return session;
}

describe('a request that an error of a gateway may have let through', () => {
  const path = { provider: 'acme', name: 'works' };
  const dispatch = { operation: 'dispatchModelRun2' as const, path };

  it.each([
    ['a dispatch with a callback', { ...dispatch, body: { callback_url: 'http://receiver.test/1' } }],
    ['a deletion', { operation: 'deleteAsset' as const, path: { id: 'a1' } }],
    ['an update', { operation: 'updateBalance' as const, body: { low_balance_threshold: 1 } }],
    ['a new webhook', { operation: 'createWebhook' as const, body: { name: 'one', url: 'http://receiver.test/2' } }],
  ])('shows nothing of %s', async (_, draft) => {
    const { context } = openCase(sessionBehindGateway(), 'test');
    await expect(context.call('owner', draft, 'step')).rejects.toThrow('may have been carried out before');
  });

  it.each([
    ['a read', { operation: 'getAsset' as const, path: { id: 'a1' } }],
    ['a dispatch of which nobody is told', { ...dispatch, body: {} }],
  ])('is as good as any of %s', async (_, draft) => {
    const { context } = openCase(sessionBehindGateway(), 'test');
    await expect(context.call('owner', draft, 'step')).resolves.toBeDefined();
  });

  it('may be deleted by the clean-up', async () => {
    const { context } = openCase(sessionBehindGateway(), 'clean-up');
    await expect(
      context.call('owner', { operation: 'deleteAsset', path: { id: 'a1' } }, 'delete'),
    ).resolves.toBeDefined();
  });
});

describe('an answer', () => {
  it.each([
    [[503, 200], true],
    [[429, 200], undefined],
    [[200], undefined],
  ])('after the statuses %j tells whether it is that to a repeat', async (statuses, is_repeat) => {
    const { createServer } = await import('node:http');
    const waiting = [...statuses];
    const server = createServer((_, response) => response.writeHead(waiting.shift() ?? 200).end());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const http = createHttp({ base_url: 'http://127.0.0.1', wait: async () => {} });
    const { port } = server.address() as import('node:net').AddressInfo;
    const answer = await http.send({ method: 'POST', url: `http://127.0.0.1:${port}/`, headers: {} });
    await http.close();
    server.close();
    expect(answer.is_repeat).toBe(is_repeat);
  });
});
