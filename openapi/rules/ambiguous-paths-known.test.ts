import { expect, test } from 'vitest';
import { documentWith, messagesOf } from './lint-inline.ts';

const documentOfPaths = (...paths: string[]) => documentWith({ paths: Object.fromEntries(paths.map((p) => [p, {}])) });
const known = [['/things/{id}', '/things/kinds']];

test.each([
  [['/things', '/things/{id}'], []],
  [['/things/{id}/parts', '/things/{id}/marks'], []],
  [['/things/{id}', '/things/kinds'], known],
])('%j passes with %j listed', async (paths, listed) => {
  expect(await messagesOf('ambiguous-paths-known', documentOfPaths(...paths), { known: listed })).toEqual([]);
});

test.each([
  [['/things/{id}', '/things/kinds'], 'One request can match /things/kinds and /things/{id}.'],
  [['/things/{id}/{x}', '/things/kinds/all'], 'One request can match /things/kinds/all and /things/{id}/{x}.'],
])('%j is reported', async (paths, message) => {
  expect(await messagesOf('ambiguous-paths-known', documentOfPaths(...paths))).toEqual([message]);
});

test('a listed pair that does not overlap is stale', async () => {
  expect(await messagesOf('ambiguous-paths-known', documentOfPaths('/things'), { known })).toEqual([
    'The listed pair does not overlap: /things/kinds /things/{id}.',
  ]);
});
