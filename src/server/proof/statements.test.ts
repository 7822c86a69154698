/** Statements that a request costs: a count that is the same on every machine, where times are not. */
import { StatementSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

test.each([
  ['the probe', 'GET /v1/health', 0],
  ['an asset', 'GET /v1/assets/ASSET', 1],
  ['an asset without presigned URLs', 'GET /v1/assets/ASSET?presign=false', 1],
  ['a page of assets', 'GET /v1/assets?limit=3', 2],
  ['a page that was shown before', 'GET /v1/assets?limit=1', 0],
  ['a page that was shown before, with presigned URLs', 'GET /v1/assets?limit=1&presign=true', 0],
  ['a page of assets with presigned URLs', 'GET /v1/assets?limit=3&presign=true', 2],
])('%s is read by a known caller with so many statements', async (_, request, statements) => {
  const world = await testWorld();
  const { items } = (await world.ask('owner', 'GET /v1/assets?limit=1')).json;
  const spies = (['get', 'all', 'run'] as const).map((method) => vi.spyOn(StatementSync.prototype, method));
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  await world.ask('owner', request.replace('ASSET', items[0].id));
  expect(spies.reduce((all, { mock }) => all + mock.calls.length, 0)).toBe(statements);
});
