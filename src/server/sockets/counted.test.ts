/** Costs of an answer in counts, the same on every machine: bytes of its head, and statements of the store. */
import { StatementSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testServer } from './server.support.ts';

/** As measured, and no more: a statement for each item of a page, or a header with the request in it, is what this finds. */
const subjects: [string, { path: string; statements: number }][] = [
  ['health', { path: '/v1/health', statements: 0 }],
  // The store knows it from the first time.
  ['a read', { path: '/v1/assets/{id}', statements: 0 }],
  ['a page of 20', { path: '/v1/assets?limit=20', statements: 1 }],
  // There are fewer: a second statement finds no more of them.
  ['a page of 100', { path: '/v1/assets?limit=100', statements: 2 }],
];
const most_head_bytes = 400;

test.each(subjects)('%s', async (_, { path, statements }) => {
  const { main, exchange } = await testServer();
  const { items } = (await main.ask('owner', 'GET /v1/assets?limit=1')).json;
  const target = path.replace('{id}', items[0].id);
  const credentials = `Authorization: Bearer ${main.principals.owner!.token}`;
  const request = `GET ${target} HTTP/1.1\r\nHost: a.test\r\n${credentials}\r\nConnection: close\r\n\r\n`;
  const [once, again] = [await exchange(request), await counted(() => exchange(request))];
  expect(again.result.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  expect(again.result.length).toBe(once.length);
  expect(again.statements).toBeLessThanOrEqual(statements);
  expect(again.result.indexOf('\r\n\r\n')).toBeLessThanOrEqual(most_head_bytes);
});

async function counted<Result>(act: () => Promise<Result>): Promise<{ result: Result; statements: number }> {
  const spies = (['get', 'all', 'run', 'iterate'] as const).map((name) => vi.spyOn(StatementSync.prototype, name));
  onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()));
  const result = await act();
  return { result, statements: spies.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
}
