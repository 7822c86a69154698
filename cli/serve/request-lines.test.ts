import { expect, test } from 'vitest';
import type { LoggedRequest } from '../../src/server/request-log.ts';
import { requestLine, requestTeller } from './request-lines.ts';

const request: LoggedRequest = {
  ...{ id: 'a', at: '2026-01-05T09:30:00.000Z', method: 'GET', path: '/v1/assets?limit=0', operation: 'listAssets' },
  ...{ status: 422, took_ms: 1.4, principal: 'owner', user_agent: null, fault: null, body: null },
  reason: 'query/limit: A page holds at least 1 item.',
};

function output(waiting = 0) {
  const said: string[] = [];
  const acts: (() => void)[] = [];
  const written = {
    writableLength: waiting,
    write: (text: string) => said.push(text),
    on: (_: 'error', act: () => void) => acts.push(act),
  };
  return { said, written, break: () => acts.map((act) => act()) };
}

test('a request is one line, whatever its caller wrote', () => {
  const line = requestLine(request).replaceAll(/\u001b\[\d+m/g, '');
  expect(line).toBe(
    'GET /v1/assets?limit=0  listAssets  owner  422  1 ms  query/limit: A page holds at least 1 item.\n',
  );
  const strange = {
    ...request,
    path: '/\u001b[31m\n::error',
    operation: null,
    principal: null,
    status: null,
    reason: null,
  };
  expect(requestLine(strange).replaceAll(/\u001b\[\d+m/g, '')).toBe(
    'GET /\\u001b[31m\\u000a::error  -  -  cut  1 ms\n',
  );
});

test('a program reads an object for each; off is nothing at all', () => {
  const { said, written } = output();
  requestTeller('json', written)!(request);
  expect(said.map((line) => JSON.parse(line))).toEqual([request]);
  expect(requestTeller('off', written)).toBeUndefined();
});

test('a terminal that is slow, or gone, holds nobody up', () => {
  const { said, written, break: break_off } = output();
  const tell = requestTeller('text', written)!;
  written.writableLength = 2_000_000;
  tell(request);
  tell(request);
  expect(said).toEqual([]);
  written.writableLength = 0;
  tell(request);
  expect(said[0]).toBe('(2 requests not shown)\n');
  break_off();
  tell(request);
  expect(said).toHaveLength(2);
});
