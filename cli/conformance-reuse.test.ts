/** A target on which nothing deletes a webhook, and whose file names some: runs of the suite make none. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { runConformance } from '../conformance/api/run-conformance.ts';
import { event_codes } from '../conformance/suite/scenario.ts';
import type { Target } from '../conformance/target/target.ts';
import { targetOf } from '../src/server/worlds/target-file.ts';
import { serve } from './serve.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

it('two runs that reuse webhooks create none, and judge by those', { timeout: 60_000 }, async () => {
  const { world, base_url, stop } = await serve({
    ...{ port: 0, host: '127.0.0.1', seedState: 'small', seed: 1, clock: 'real', quiet: true },
  });
  try {
    const port = await freePort();
    const target = (await targetOf(world, { base_url, version: '1' })) as Target;
    const headers = { authorization: `Bearer ${target.principals.owner!.token}`, 'content-type': 'application/json' };
    const made = async (name: string) => {
      const sent = {
        name,
        url: `http://127.0.0.1:${port}/hooks/${name}`,
        secret: 'f'.repeat(32),
        event_types: event_codes,
      };
      const body = JSON.stringify(sent);
      const answer = await fetch(`${target.base_url}/v1/webhooks`, { method: 'POST', headers, body });
      const { id } = (await answer.json()) as { id: string };
      return { id, url: sent.url, secret: sent.secret };
    };
    const reuse = [await made('one'), await made('two')];
    const reusing = { ...target, webhooks: { reuse }, receiver: { bind: { port } } };
    for (const seed of [1, 2]) {
      const checks = ['webhooks/subscription-lists', 'isolation/webhook-log'];
      const report = await runConformance(reusing, { checks, seed });
      expect(report.left_behind).toEqual([]);
      expect(report.verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
      const told = (check: string) => report.verdicts.find((one) => one.check === check);
      expect(told('webhooks/subscription-lists')).toMatchObject({
        verdict: 'could-not-run',
        message: expect.stringMatching(/^nothing deletes a webhook/),
      });
      expect(told('isolation/webhook-log')).toMatchObject({ verdict: 'pass' });
    }
    const creations = world.log.list({ operation: 'createWebhook' }).filter(({ status }) => status === 201);
    expect(creations).toHaveLength(reuse.length);
  } finally {
    await stop();
  }
});
